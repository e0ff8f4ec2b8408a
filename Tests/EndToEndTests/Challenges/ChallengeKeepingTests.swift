// SPDX-License-Identifier: AGPL-3.0-or-later

import CommandKit
import ComputationKit
import Testing

@Suite("challenge: catalog, history, and reminders")
struct ChallengeKeepingTests {
    @Test
    func `custom challenges are added, changed, found and removed`() async throws {
        let home = try ChallengeHome()
        let options = ["--category", "social", "--company", "family", "--tags", "phone, family", "--cost", "free"]
        let added = try await home(["add", "Call grandmother"] + options).succeeded()
        #expect(added.contains("Added Call grandmother") && added.contains("with family"))
        _ = try await home(["edit", "Call grandmother", "--time", "medium", "--difficulty", "1"]).succeeded()
        let own = try await home("list --own --format json").json()["challenges"]?.array ?? []
        #expect(own.count == 1 && own[0]["traits"]?["timeInvestment"] == "medium")
        #expect(own[0]["traits"]?["difficulty"] == 1 && own[0]["tags"] == ["phone", "family"])
        #expect(try await home("search grandmother").succeeded().contains("Call grandmother"))
        _ = try await home(["pack", "export", "my-days", "mine.json", "--own", "--title", "My days"]).succeeded()
        let other = try ChallengeHome()
        let file = try readText(home.folder.file("mine.json"))
        #expect(try await other("pack import -", input: file).succeeded().contains("1 added"))
        #expect(try await home(["remove", "Call grandmother"]).succeeded() == "Removed Call grandmother.\n")
        #expect(try await home("list --own").succeeded() == "0 challenges\n")
        #expect(try await home("remove creative-street-stamp").succeeded().contains("Switched off"))
        #expect(try await home("edit creative-street-stamp --on").succeeded().contains("Changed"))
    }

    @Test(arguments: [
        ([""], "<title>"), (["  "], "<title>"), (["a\u{1B}[2J"], "<title>"), (["a\u{9B}2J"], "<title>"),
        (["a\nb"], "<title>"), (["a\tb"], "<title>"), (["a", "--description", "b\u{7F}"], "--description"),
        (["a", "--tags", "x,y\u{08}"], "--tags"), (["a", "--tags", "x,y\nz"], "--tags"),
    ])
    func `text with control characters is rejected and nothing is added`(
        _ arguments: [String], _ option: String
    ) async throws {
        let home = try ChallengeHome()
        let refused = try await home(["add", "--category", "social"] + arguments)
        refused.refused(64, ["error: \(option)"])
        #expect(refused.errors.split(separator: "expected").count == 2, "\(refused.errors)")
        #expect(refused.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(try await home("list --own").succeeded() == "0 challenges\n")
        _ = try await home(["add", "Swim", "--category", "physical", "--description", "One.\n\tTwo."]).succeeded()
        let own = try await home("list --own --format json").json()
        #expect(own["challenges"]?[0]?["description"]?["en"] == "One.\n\tTwo.")
    }

    @Test
    func `empty history and empty results have different messages`() async throws {
        let home = try ChallengeHome()
        #expect(try await home("history --status completed").succeeded().hasPrefix("No challenge was assigned yet."))
        _ = try await home.assigned("2026-03-02")
        for line in ["history --status completed", "history --from 2026-03-03", "history --through 2026-03-01"] {
            #expect(try await home(line).succeeded() == "No record matches.\n")
        }
    }

    @Test
    func `changes are also reported as JSON`() async throws {
        let home = try ChallengeHome()
        _ = try await home(["add", "Call grandmother", "--category", "social"]).succeeded()
        let edited = try await home(["edit", "Call grandmother", "--time", "quick", "--format", "json"]).json()
        #expect(edited == (try await home(["show", "Call grandmother", "--format", "json"]).json()))
        #expect(edited["challenge"]?["traits"]?["timeInvestment"] == "quick")
        for (name, isSwitchedOff) in [("creative-street-stamp", true), ("Call grandmother", false)] {
            var shown = try #require(try await home(["show", name, "--format", "json"]).json()["challenge"]?.object)
            var removed = try #require(try await home(["remove", name, "--format", "json"]).json().object)
            #expect(removed["isSwitchedOff"] == .boolean(isSwitchedOff))
            var challenge = try #require(removed["challenge"]?.object)
            #expect(challenge["isActive"] == .boolean(!isSwitchedOff))
            // Disabling it is a separate change in a separate situation.
            for key in ["isActive", "updated"] { (challenge[key], shown[key]) = (nil, nil) }
            removed["challenge"] = .object(challenge)
            #expect(removed["challenge"] == .object(shown))
        }
        let day = "creative-street-alphabet --date 2026-03-04 --hour 9 --format json"
        let more = try await home("more-like \(day)").json()
        #expect(more["isMore"] == true && more["challenge"] == "creative-street-alphabet")
        let less = try await home("less-like \(day)").json()
        #expect(less["isMore"] == false)
        #expect(try await home("feedback --format json").json()["feedback"] == [more, less])
        #expect(try await home("feedback --undo --format json").json() == less)
        #expect(try await home("feedback --format json").json()["feedback"] == [more])
        try await home.fill()
        #expect(
            try await home("reset-learning --yes --format json").json()
                == ["examples": 4, "feedback": 1, "hadPrior": false])
        #expect(try await home("feedback --format json").json()["feedback"] == [])
    }

    @Test
    func `history and statistics are printed and drawn`() async throws {
        let home = try ChallengeHome()
        try await home.fill()
        for line in ["history", "stats", "list", "pack list", "prefs", "explain creative-street-alphabet"] {
            try await home(line).fits80Columns()
        }
        let history = try await home("history --format json").json()
        #expect(history["total"] == 4)
        let statuses = (history["entries"]?.array ?? []).compactMap { $0["status"]?.string }.sorted()
        #expect(statuses == ["completed", "completed", "skipped", "skipped"])
        #expect(try await home("history --count 1").succeeded().contains("1 of 4 records"))
        let stats = try await home("stats").succeeded()
        // Two of four are completed; Wilson's interval of 2 in 4 is 15 to 85 in 100 (Newcombe 1998, method 3).
        #expect(stats.contains("2 completed, 2 skipped, 0 expired") && stats.contains("Completed: 50% (15 to 85)"))
        #expect(stats.contains("Rating: 3.5 of 5"))
        #expect(try await home("stats --format json").json()["counts"]?["completed"] == 2)
        let drawing = try await home("stats --format svg").succeeded()
        #expect(drawing.hasPrefix("<svg ") && drawing.contains("By weekday") && !drawing.contains("<script"))
    }

    @Test
    func `reasons reflect learning, feedback can be removed and learning reset`() async throws {
        let home = try ChallengeHome()
        let line = "explain creative-street-stamp --date 2026-03-05 --hour 9 --format json"
        let before = try #require(try await home(line).json()["explanation"]?["score"]?.double)
        _ = try await home("more-like creative-street-stamp --date 2026-03-04 --hour 9").succeeded()
        let more = try #require(try await home(line).json()["explanation"]?["score"]?.double)
        #expect(more > before)
        #expect(try await home("feedback").succeeded().contains("more"))
        _ = try await home("feedback --undo").succeeded()
        #expect(try await home(line).json()["explanation"]?["score"]?.double == before)
        _ = try await home("less-like creative-street-stamp --date 2026-03-04 --hour 9").succeeded()
        let less = try #require(try await home(line).json()["explanation"]?["score"]?.double)
        #expect(less < before)
        #expect(try await home("reset-learning --yes").succeeded().contains("unchanged."))
        #expect(try await home(line).json()["explanation"]?["score"]?.double == before)
    }

    @Test
    func `a reminder is inside the window and its calendar is valid`() async throws {
        let home = try ChallengeHome()
        _ = try await home("prefs set --remind 08:00-20:30 --zone Asia/Kathmandu").succeeded()
        let json = try await home("remind --format json").json()
        let due = try #require(json["due"]?.string)
        // Kathmandu is 5 h 45 min ahead of UTC all year, so the window is from 02:15 to 14:45 UTC.
        let parts = due.split { "T:Z".contains($0) }.map(String.init)
        let minutes = try #require(Int(parts[1])) * 60 + #require(Int(parts[2]))
        #expect((135...885).contains(minutes), "\(due)")
        let calendar = try await home("remind --format ics")
        let lines = calendar.succeeded().split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.first == "BEGIN:VCALENDAR" && lines.suffix(2) == ["END:VCALENDAR", ""])
        for line in lines {
            #expect(line.utf8.count <= 75 && !line.contains("\n"), "\(line)")
        }
        for name in ["VERSION:2.0", "BEGIN:VEVENT", "UID:", "DTSTAMP:", "DTSTART:", "SUMMARY:", "BEGIN:VALARM"] {
            #expect(lines.filter { $0.hasPrefix(name) }.count == 1, "\(name)")
        }
        #expect(lines.filter { $0.hasPrefix("BEGIN:") }.count == lines.filter { $0.hasPrefix("END:") }.count)
    }

    @Test
    func `records are exported, erased and restored unchanged`() async throws {
        let home = try ChallengeHome()
        try await home.fill()
        _ = try await home("prefs set --like creative --remind 08:00-20:30 --zone Europe/Kyiv").succeeded()
        _ = try await home("more-like creative-street-stamp --date 2026-03-04 --hour 9").succeeded()
        let questions = [
            "history --format json", "prefs show --format json", "feedback --format json", "list --format json",
            "explain creative-street-stamp --date 2026-03-05 --hour 9 --format json",
        ]
        var before: [String] = []
        for line in questions { before.append(try await home(line).succeeded()) }
        func almanac(_ line: String) async throws -> String {
            try await BuiltProgram.almanac(
                line.split(separator: " ").map(String.init), environment: home.environment, in: home.folder.path
            ).succeeded()
        }
        #expect(try await almanac("export one.tar").contains("challenges: "))
        _ = try await almanac("erase --plugin challenges --yes")
        #expect(try await home("history").succeeded().contains("No challenge was assigned yet"))
        _ = try await almanac("import one.tar --replace")
        for (line, said) in zip(questions, before) { #expect(try await home(line).succeeded() == said, "\(line)") }
        _ = try await almanac("export two.tar")
        #expect(try readBytes(home.folder.file("one.tar")) == readBytes(home.folder.file("two.tar")))
    }

    @Test
    func `computations on records run by id`() async throws {
        let home = try ChallengeHome()
        try await home.fill()
        let ids = try await BuiltProgram.almanac(["list", "--format", "ids"]).succeeded()
        for id in ["challenges.rank", "challenges.explain", "challenges.evaluate", "challenges.assign-today"] {
            #expect(ids.split(separator: "\n").contains { $0 == id }, "\(id)")
        }
        let line = ["run", "challenges.assign-today", "--situation.day", "2026-03-04"]
        let day = try await BuiltProgram.almanac(line, environment: home.environment).json()
        #expect(day["status"] == "completed")
    }
}
