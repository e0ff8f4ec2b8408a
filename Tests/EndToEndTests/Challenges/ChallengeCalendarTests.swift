// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@Suite("Holidays, rests, and reminders of challenges")
struct ChallengeCalendarTests {
    /// The number of challenges that a limit removed on a day.
    private func removed(_ limit: String, _ date: String, _ home: ChallengeHome) async throws -> Int? {
        try await home("today --date \(date) --hour 9 --format json").json()["removed"]?[limit]?["removed"]?.int
    }

    @Test
    func `public and personal holidays enable holiday challenges`() async throws {
        let (nobody, ukrainian, own) = (try ChallengeHome(), try ChallengeHome(), try ChallengeHome())
        _ = try await ukrainian("prefs set --country ua").succeeded()
        _ = try await own(["holidays", "add", "Carnival", "--from", "2026-03-06"]).succeeded()
        // International Women's Day, 8 March, is a public holiday in Ukraine.
        let without = try #require(try await removed("season", "2026-03-06", nobody))
        let near = try #require(try await removed("season", "2026-03-06", ukrainian))
        let holidays = try await nobody("list --season holiday --format json").json()["challenges"]?.array ?? []
        #expect(without - near == holidays.count && !holidays.isEmpty)
        #expect(try await removed("season", "2026-03-06", own) == near)
        #expect(try await removed("season", "2026-03-09", ukrainian) == without)
        let list = try await ukrainian("holidays list --from 2026-08-01 --through 2026-08-31").succeeded()
        #expect(list.contains("2026-08-24  Independence Day"))
        let json = try await own("holidays --country GB --from 2026-03-01 --through 2026-04-30 --format json").json()
        #expect(json["holidays"]?.array?.first?["day"] == "2026-04-03", "Good Friday")
        #expect(json["own"]?.array?.first?["name"] == "Carnival")
        try await own("holidays list").fits80Columns()
        let parade = try await own("holidays add Parade --from 2026-04-06 --through 2026-04-07 --format json").json()
        #expect(parade == ["name": "Parade", "from": "2026-04-06", "through": "2026-04-07"])
        #expect(try await own("holidays remove parade --format json").json() == parade)
        #expect(try await own("holidays remove carnival").succeeded() == "Removed Carnival, 2026-03-06.\n")
        #expect(try await own("holidays list --from 2026-03-01 --format json").json()["own"] == [])
        #expect(try await ukrainian("prefs set --country none").succeeded().contains("country          not set"))
    }

    @Test(arguments: [
        ("prefs set --country UK", ["--country", "the United Kingdom is GB"]),
        ("holidays list --country QQ", ["--country", "ISO 3166-1"]),
        ("holidays list --country UA --from 2026-03-01 --through 2026-02-01", ["--through", "2026-03-01"]),
        ("holidays add Fair --from 2026-03-01 --through 2026-02-01", ["--through", "2026-03-01"]),
        ("prefs set --rest-done -1", ["--rest-done"]),
        ("prefs set --spread 2", ["--spread", "0 to 1"]), ("prefs set --lots 2", ["--lots", "0 to 1"]),
        ("evaluate --policy given", ["--policy", "greedy, stated, uniform"]),
    ])
    func `errors name the option`(_ line: String, _ words: [String]) async throws {
        let home = try ChallengeHome()
        _ = try await home(["holidays", "add", "Carnival", "--from", "2026-03-06"]).succeeded()
        let before = try await home("prefs --format json").succeeded()
        try await home(line).refused(64, words)
        #expect(try await home("prefs --format json").succeeded() == before)
        try await home("holidays remove Fair").refused(66, ["Fair"])
    }

    @Test
    func `challenges rest for the configured time`() async throws {
        let home = try ChallengeHome()
        try await home.fill()
        // In these three days, two were skipped and two were completed.
        #expect(try await removed("coolDown", "2026-03-08", home) == 4)
        _ = try await home("prefs set --rest-skipped 0 --rest-done 30").succeeded()
        #expect(try await removed("coolDown", "2026-03-09", home) == 2)
        let shown = try await home("prefs set --rest-done 0 --lots 0 --spread 0").succeeded()
        #expect(
            shown.contains("0 days when completed, 0 when skipped") && shown.contains("spread 0.00, exploration 0.00"))
        #expect(try await removed("coolDown", "2026-03-10", home) == nil)
        let day = try await home("today --date 2026-03-11 --hour 9 --format json").json()
        #expect(day["propensity"] == 1.0, "nothing is left to chance")
    }

    @Test
    func `tomorrow is a preview at any hour and today is unchanged`() async throws {
        let home = try ChallengeHome()
        _ = try await home("today").succeeded()
        #expect(try await home("today --date tomorrow").succeeded().contains("Preview: "))
        let entries = try await home("history --format json").json()["entries"]?.array ?? []
        #expect(entries.map { $0["status"]?.string } == ["pending"])
    }

    @Test
    func `today follows the machine's time zone`() async throws {
        var days: [String] = []
        // The last place to begin a day is 26 hours behind the first.
        for zone in ["Etc/GMT+12", "Pacific/Kiritimati"] {
            let home = try ChallengeHome()
            let finished = try await BuiltProgram.challenge(
                ["today", "--format", "json"], environment: home.environment.merging(["TZ": zone]) { $1 },
                in: home.folder.path)
            days.append(try #require(try finished.json()["day"]?.string))
        }
        #expect(days[0] < days[1])
    }

    @Test
    func `explanations use the same holidays as choices`() async throws {
        let home = try ChallengeHome()
        // It is for an afternoon or evening.
        let line = "explain social-extra-chair --date 2026-12-24 --hour 15"
        #expect(
            try await home(line).succeeded().contains("Not offered now: it's for another time of year"))
        _ = try await home("prefs set --country UA").succeeded()
        let near = try await home(line).succeeded()
        #expect(!near.contains("out of season") && !near.contains("Not offered now"))
        _ = try await home("prefs set --country none").succeeded()
        #expect(try await home(line + " --holiday").succeeded() == near)
    }

    @Test
    func `reasons don't mention feedback or forgotten records`() async throws {
        let home = try ChallengeHome()
        _ = try await home("more-like creative-street-stamp --date 2026-03-04 --hour 9").succeeded()
        let feedback = try await home("explain creative-street-stamp --date 2026-03-05 --hour 9").succeeded()
        #expect(feedback.contains("you asked for more of") && feedback.contains("Based on 1 event:"))
        #expect(!feedback.contains("you finish") && !feedback.contains("your days"))
        try await home.fill()
        let learned = try await home("explain creative-street-stamp --date 2026-03-05 --hour 9 --format json").json()
        #expect(learned["explanation"]?["events"] == 5)
        _ = try await home("reset-learning --yes").succeeded()
        let reset = try await home("explain creative-street-stamp --date 2026-03-05 --hour 9 --format json").json()
        #expect(reset["explanation"]?["events"] == 0)
    }

    @Test
    func `swaps keep the output's keys and skips aren't penalized`() async throws {
        let home = try ChallengeHome()
        let usual = try await home("today --date 2026-03-02 --format json").json()
        _ = try await home("swap --date 2026-03-02").succeeded()
        let own = try await home("today --date 2026-03-02 --format json").json()
        #expect(Set(own.object?.keys ?? []) == Set(usual.object?.keys ?? []).subtracting(["propensity"]))
        #expect(own["propensity"] == nil && own["score"]?.double != nil)
        let sum = (own["reasons"]?.array ?? []).reduce(0) { $0 + ($1["contribution"]?.double ?? .nan) }
        #expect(abs(sum - (own["score"]?.double ?? .nan)) < 1e-9)
        #expect(try await home("today --date 2026-03-02").succeeded().contains("You chose it yourself."))
        _ = try await home.assigned("2026-03-03")
        _ = try await home("skip --date 2026-03-03").succeeded()
        #expect(try await !home("today --date 2026-03-04").succeeded().contains("less often"))
    }

    @Test
    func `none clears a preference`() async throws {
        let home = try ChallengeHome()
        let before = try await home("prefs --format json").json()["preferences"]
        _ = try await home(
            "prefs set --difficulty 4 --company 2 --time quick --budget free --spread 0.5 --lots 0.5 --country GB "
                + "--like creative --at home --not-at public --keep 9 --zone Europe/Kyiv"
        ).succeeded()
        #expect(try await home("prefs --format json").json()["preferences"] != before)
        let after = try await home(
            "prefs set --difficulty none --company none --time none --budget none --spread none --lots none "
                + "--country none --like none --at none --not-at none --keep 0 --remind none --format json")
        #expect(try after.json()["preferences"] == before)
    }

    @Test
    func `a timer reports the day's challenge once`() async throws {
        let home = try ChallengeHome()
        _ = try await home("prefs set --remind 00:00-23:59 --zone UTC").succeeded()
        let first = try await home("remind --due").succeeded()
        #expect(first.split(separator: "\n").count == 2, "when, and what: \(first)")
        let today = try #require(first.split(separator: " ").first)
        let title = try await home("today --date \(today)").succeeded().split(separator: "\n").first
        #expect(first.split(separator: "\n").last == title)
        #expect(try await home("remind --due").succeeded() == "")
        let next = try await home("remind --format json").json()
        #expect(try #require(next["day"]?.string) > String(today))
        #expect(next["challenge"] == nil)
        let names = try await [home("remind --format ics"), home("remind --format ics")].map { calendar in
            calendar.succeeded().split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
        }
        #expect(names[0] == names[1] && names[0].count == 1)
    }
}
