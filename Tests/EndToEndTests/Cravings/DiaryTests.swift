// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@Suite("cravings: entries and days")
struct DiaryTests {
    @Test
    func `a craving is logged with one line and shows a message`() async throws {
        let home = try CravingsHome()
        let logged = try await home("log --intensity 7 --trigger Anxious --place Home")
        logged.fits80Columns()
        #expect(
            logged.lines.first
                == "Logged: craving, intensity 7 (strong, urgent), 2026-03-12 12:00; Anxious; Home")
        #expect(logged.lines.count > 3 && logged.lines[1] == "" && !logged.lines[2].isEmpty)
        #expect(!logged.output.contains("Where to find help"))
        let entry = try #require(try await home("history --format json").json()["entries"]?[0])
        #expect(entry["kind"] == "craving" && entry["intensity"] == 7 && entry["triggers"] == ["Anxious"])
        #expect(entry["place"]?["kind"] == "Home" && entry["time"] == "2026-03-12T12:00:00Z")
        #expect(entry["shown"]?["propensity"] == 1)
    }

    @Test
    func `a use is logged with the unit of its method`() async throws {
        let home = try CravingsHome()
        let logged = try await home("use --method vape --amount 3 --trigger habit,bored")
        #expect(logged.succeeded().hasPrefix("Logged: use, Vape, 3 pulls, 2026-03-12 12:00; Bored, Habit\n"))
        #expect(try await home("use --method Bowls --amount 1 --no-message").succeeded().contains("Bowls, 1 bowl,"))
        let edible = try await home("use --method Edible --amount 25 --no-message --format json").json()
        #expect(edible["entry"]?["amount"] == 25 && edible["selection"] == nil)
    }

    @Test
    func `at intensity 10, where to find help comes first`() async throws {
        let home = try CravingsHome()
        let english = try await home("log --intensity 10")
        english.fits80Columns()
        #expect(english.lines.first == "Where to find help")
        #expect(english.output.contains("emergency") && english.output.contains("intensity 10 (overwhelming, crisis)"))
        let own = ["help-lines", "set", "--line", "Olena=+380 44 000 00 00", "--line", "Emergency=112"]
        #expect(try await home(own).succeeded().contains("This is your list."))
        let ukrainian = try await home("log --intensity 10 --language uk")
        ukrainian.fits80Columns()
        #expect(ukrainian.output.hasPrefix("Де знайти допомогу\n  Olena: +380 44 000 00 00\n  Emergency: 112\n\n"))
        #expect(ukrainian.output.contains("Записано: тяга, сила 10 (нестерпна, криза), 2026-03-12 12:00"))
        #expect(try await home("help-lines reset").succeeded().contains("comes with the program"))
    }

    @Test
    func `the history groups entries by the day of the diary`() async throws {
        let home = try CravingsHome()
        _ = try await home(["log", "--intensity", "4", "--at", "01:30", "--note", "late\nat night"]).succeeded()
        _ = try await home(["use", "--method", "Joints", "--amount", "0.5", "--at", "2026-03-12T08:15"]).succeeded()
        _ = try await home(["day", "nothing", "--date", "2026-03-10"]).succeeded()
        let history = try await home("history --from 2026-03-09")
        history.fits80Columns()
        let lines = history.lines
        let days = lines.filter { $0.hasPrefix("2026-") }
        #expect(days == ["2026-03-12", "2026-03-11", "2026-03-10, nothing to report"])
        #expect(lines.contains { $0.hasPrefix("08:15    use, Joints, 0.5 joints [") })
        #expect(lines.contains { $0.hasPrefix("01:30    craving, intensity 4 (moderate, uncomfortable) [") })
        #expect(lines.contains("         Note: late at night"))
        #expect(history.output.contains("\n2 entries\n"))
        let earliest = try await home("history --earliest-first --format json").json()["entries"]?.array ?? []
        #expect(earliest.map { $0["kind"]?.string } == ["craving", "use"])
    }

    @Test
    func `filters and pages of the history agree with its total`() async throws {
        let home = try CravingsHome()
        for (intensity, place) in [("3", "Home"), ("7", "Home"), ("9", "Work")] {
            _ = try await home(["log", "--intensity", intensity, "--place", place, "--no-message"]).succeeded()
        }
        _ = try await home("use --method Dab --amount 2 --trigger Sad --no-message").succeeded()
        for (filter, count) in [
            ("--kind craving", 3), ("--kind use", 1), ("--method Dab", 1), ("--trigger Sad", 1), ("--place Home", 2),
            ("--least 7", 2), ("--least 7 --place Home", 1), ("--through yesterday", 0), ("--from today", 4),
        ] {
            let page = try await home("history \(filter) --format json").json()
            #expect(page["total"]?.int == count && page["entries"]?.array?.count == count, "\(filter)")
        }
        let first = try await home("history --limit 3 --format json").json()
        let cursor = try #require(first["cursor"]?.string)
        let second = try await home(["history", "--limit", "3", "--cursor", cursor, "--format", "json"]).json()
        let keys = [first, second].flatMap { $0["entries"]?.array ?? [] }.compactMap { $0["id"]?.string }
        #expect(Set(keys).count == 4 && second["cursor"] == nil)
        let table = try await home("history --limit 3 --format csv")
        #expect(table.succeeded().split(separator: "\r\n").count == 4)
        #expect(table.errors == "note: The table has 3 of 4 entries.\n")
        #expect(try await home("history --trigger Angry").succeeded() == "No entries match.\n")
    }

    @Test
    func `coordinates are rounded and left out of lists`() async throws {
        let home = try CravingsHome()
        _ = try await home("log --intensity 2 --lat 50.4501 --lon -30.5234 --no-message").succeeded()
        let plain = try await home("history --format csv").succeeded()
        #expect(plain.contains(",coordinates,,,") && !plain.contains("50.45"))
        #expect(try await home("history").succeeded().contains("; coordinates ["))
        #expect(try await home("history --coordinates").succeeded().contains("; 50.45, -30.52 ["))
        _ = try await home("edit last --lat 50.4501 --lon -30.5234 --exact").succeeded()
        #expect(try await home("history --coordinates").succeeded().contains("; 50.4501, -30.5234 ["))
    }

    @Test
    func `an entry is changed and removed by its key`() async throws {
        let home = try CravingsHome()
        _ = try await home(["log", "--intensity", "8", "--place", "Car", "--note", "in traffic"]).succeeded()
        let edited = try await home("edit last --later 3 --trigger Tired --clear place,note")
        #expect(
            edited.succeeded()
                == """
                Changed: craving, intensity 8 (strong, urgent), 2026-03-12 12:00; Tired
                15 minutes later: 3 (mild, manageable)

                """)
        let entry = try #require(try await home("history --format json").json()["entries"]?[0])
        #expect(entry["place"] == nil && entry["notes"] == nil && entry["laterIntensity"] == 3)
        let key = try #require(entry["id"]?.string)
        #expect(try await home("remove \(key.prefix(8))").succeeded().hasPrefix("Removed: craving, intensity 8"))
        #expect(try await home.count() == 0)
        try await home("remove last").refused(66, ["<entry>", "a diary without entries"])
    }

    @Test
    func `a day has a status until an entry contradicts it`() async throws {
        let home = try CravingsHome()
        #expect(try await home("day nothing").succeeded() == "2026-03-12: nothing to report\n")
        let logged = try await home("log --intensity 2 --no-message").succeeded()
        #expect(logged.contains("the mark was removed"))
        try await home("day nothing").refused(65, ["2026-03-12 has an entry"])
        #expect(try await home("day complete").succeeded() == "2026-03-12: complete\n1 craving, 0 uses\n")
        // Just after midnight it is still the evening before.
        #expect(try await home("day unknown --now 2026-03-12T01:00:00Z").succeeded() == "2026-03-11: unknown\n")
    }

    @Test
    func `statistics of a young diary say that there is not enough data`() async throws {
        let home = try CravingsHome()
        for command in ["summary", "trend", "lag", "patterns", "habit"] {
            try await home(command).fits80Columns()
        }
        _ = try await home("log --intensity 6 --no-message").succeeded()
        _ = try await home("use --method Vape --amount 2 --no-message").succeeded()
        for command in ["summary", "trend", "lag", "patterns"] {
            let finished = try await home(command)
            finished.fits80Columns()
            let words = finished.output.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("not enough data (n = "), "\(command)")
        }
        let summary = try await home("summary --days 7 --format json").json()
        #expect(summary["cravings"]?["count"] == 1 && summary["uses"] == 1)
        #expect(try await home("patterns --format svg").succeeded().hasPrefix("<svg "))
        #expect(try await home("habit --at-most 2 --per-days 7 --format csv").succeeded().hasPrefix("day,check,"))
    }
}
