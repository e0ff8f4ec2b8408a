// SPDX-License-Identifier: AGPL-3.0-or-later

import CommandKit
import ComputationKit
import Testing

@Suite("challenge: the day's challenge")
struct ChallengeDayTests {
    @Test
    func `the first run needs no setup and no input`() async throws {
        let home = try ChallengeHome()
        let first = try await home("")
        first.fits80Columns()
        for words in ["minutes", "Why this one", "most people", "Alternatives", "swap"] {
            #expect(first.output.contains(words), "\(words)")
        }
        #expect(first.errors == "")
        // Nothing is completed yet, so no reason can refer to a completed challenge.
        #expect(!first.output.contains("you finish") && !first.output.contains("you told us"))
    }

    @Test
    func `a day's challenge doesn't change with later options`() async throws {
        let home = try ChallengeHome()
        let first = try await home("today --date 2026-03-02 --hour 9 --format json").json()
        let second = try await home("today --date 2026-03-02 --hour 21 --weather snowy --mood 1 --format json").json()
        #expect(first["challenge"] == second["challenge"] && first["alternatives"] == second["alternatives"])
        #expect(first["score"] == second["score"] && first["propensity"] == second["propensity"])
        let history = try await home("history --format json").json()
        #expect(history["total"] == 1)
    }

    @Test
    func `the day's JSON has the documented keys`() async throws {
        let home = try ChallengeHome()
        _ = try await home("prefs set --time quick").succeeded()
        let day = try await home("today --date 2026-03-02 --hour 9 --format json").json()
        #expect(
            day.object.map { $0.map(\.key) } == [
                "challenge", "day", "situation", "status", "score", "propensity", "reasons", "alternatives", "removed",
                "isPreview",
            ])
        let propensity = try #require(day["propensity"]?.double)
        #expect(propensity > 0 && propensity <= 1)
        for reason in try #require(day["reasons"]?.array) {
            #expect(reason["feature"]?.string != nil && reason["contribution"]?.double != nil)
            #expect(reason["sentence"]?.string?.isEmpty == false)
        }
        // The parts add up to the score, except for rounding.
        let sum = (day["reasons"]?.array ?? []).reduce(0) { $0 + ($1["contribution"]?.double ?? .nan) }
        #expect(abs(sum - (day["score"]?.double ?? .nan)) < 1e-9)
        #expect(day["alternatives"]?.array?.count == 2)
        // The limit removes all challenges of the catalog that take longer than 15 minutes.
        let all = try await home("list --limit 1000 --format json").json()["challenges"]?.array ?? []
        let quick = try await home("list --time quick --limit 1000 --format json").json()["challenges"]?.array ?? []
        #expect(day["removed"]?["time"]?["removed"]?.int == all.count - quick.count && all.count - quick.count > 50)
    }

    @Test
    func `completion is recorded with details and only once`() async throws {
        let home = try ChallengeHome()
        let key = try await home.assigned("2026-03-02")
        try home.folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + header, to: "a.png")
        let line = ["done", "--date", "2026-03-02", "--rating", "4", "--mood", "5", "--minutes", "12"]
        let record = try await home(line + ["--note", "in the rain", "--photo", "a.png", "--format", "json"]).json()
        #expect(record["challenge"]?.string == key && record["status"] == "completed" && record["rating"] == 4)
        #expect(record["moodAfter"] == 5 && record["completionTime"] == 12 && record["notes"] == "in the rain")
        #expect(record["photo"]?.string != nil)
        try await home("done --date 2026-03-02 --rating 1").refused(65, ["already completed", "challenge amend"])
        let kept = try await home("history --format json").json()["entries"]?[0]
        #expect(kept?["rating"] == 4 && kept?["status"] == "completed")
        #expect(try await home("rate 2 --date 2026-03-02").succeeded().hasPrefix("Rated: "))
        #expect(try await home("history --format json").json()["entries"]?[0]?["rating"] == 2)
        #expect(try await home("today --date 2026-03-02").succeeded().contains("\nCompleted.\n"))
    }

    /// The bytes after a PNG's signature and the length of its first chunk: 3 by 2 pixels, 8 bits per RGB channel.
    private let header: [UInt8] = Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0, 0, 0, 0, 0]

    @Test
    func `a challenge is skipped or swapped once and then rests`() async throws {
        let home = try ChallengeHome()
        let left = try await home.assigned("2026-03-02")
        let swapped = try await home("swap --date 2026-03-02 --format json").json()
        let taken = try #require(swapped["challenge"]?["id"]?.string)
        #expect(taken != left && swapped["propensity"] == nil)
        #expect(try await home.assigned("2026-03-02") == taken)
        let named = try await home("swap physical-elbow-words --date 2026-03-02 --format json").json()
        #expect(named["challenge"]?["id"] == "physical-elbow-words")
        try await home("swap physical-elbow-words --date 2026-03-02").refused(65, ["already the challenge of"])
        #expect(try await home("skip --date 2026-03-02").succeeded().hasPrefix("Skipped: "))
        try await home("skip --date 2026-03-02").refused(65, ["already skipped"])
        try await home("swap --date 2026-03-02").refused(65, ["already skipped"])
        let next = try await home("today --date 2026-03-03 --hour 9 --format json").json()
        #expect(next["removed"]?["coolDown"]?["removed"] == 3)
        #expect(![left, taken, "physical-elbow-words"].contains(next["challenge"]?["id"]?.string))
    }

    @Test
    func `yesterday's challenge expires and can still be completed`() async throws {
        let home = try ChallengeHome()
        _ = try await home.assigned("2026-03-02")
        _ = try await home.assigned("2026-03-03")
        let entries = try await home("history --format json").json()["entries"]?.array ?? []
        #expect(entries.map { $0["status"]?.string } == ["pending", "expired"])
        #expect(entries.map { $0["situation"]?["day"]?.string } == ["2026-03-03", "2026-03-02"])
        _ = try await home("done --date 2026-03-02").succeeded()
        #expect(try await home("history --status completed --format json").json()["total"] == 1)
    }

    @Test
    func `a word for a day is resolved by the computation`() async throws {
        let home = try ChallengeHome()
        let (friday, saturday) = (["--now", "2026-03-06T12:00:00Z"], ["--now", "2026-03-07T12:00:00Z"])
        _ = try await home(["today"] + friday).succeeded()
        let shown = try await home(["done", "--date", "yesterday", "--show-call"] + saturday).json()
        #expect(shown["input"]?["day"] == "yesterday")
        let run = ["run", "challenges.complete", "--day", "yesterday"] + saturday
        let record = try await BuiltProgram.almanac(run, environment: home.environment, in: home.folder.path).json()
        #expect(record["situation"]?["day"] == "2026-03-06" && record["status"] == "completed")
        let refused = ["run", "challenges.complete", "--day", "someday"] + saturday
        try await BuiltProgram.almanac(refused, environment: home.environment, in: home.folder.path)
            .refused(64, ["error: day", "yesterday, today, or tomorrow"])
    }

    @Test
    func `future days are shown but not stored`() async throws {
        let home = try ChallengeHome()
        let text = try await home("today --date 2999-03-02").succeeded()
        #expect(text.contains("Preview: "))
        #expect(try await home("history").succeeded().contains("No challenge was assigned yet"))
        try await home("done --date 2999-03-02").refused(66, ["assigned on 2999-03-02"])
    }

    @Test(
        "What is wrong is said in one sentence by option",
        arguments: [
            ("done --date 2026-03-02 --rating 6", ["--rating", "1 to 5", "6"]),
            ("done --date 2026-03-02 --mood 0", ["--mood", "1 to 5"]),
            ("done --date 2026-03-02 --photo /dev/null", ["/dev/null", "not a regular file"]),
            ("done --date 2026-03-02 --photo cut.png", ["--photo", "complete picture"]),
            ("today --mood 9", ["--mood", "1 to 5"]),
            ("today --weather foggy", ["--weather", "sunny, cloudy, rainy, snowy"]),
            ("today --date 2026-02-30", ["--date"]), ("today --hour 24", ["--hour", "0 to 23"]),
            ("history --from 2026-03-05 --through 2026-03-02", ["--through", "2026-03-05", "2026-03-02"]),
            ("list --difficulty 9", ["--difficulty", "1 to 5", "9"]),
            ("edit creative-street-stamp", ["--title", "--description", "--until", "--off", "--on"]),
            ("history --count 0", ["--limit"]),
            ("prefs set --like sports", ["--like", "physical"]), ("prefs set --company 7", ["--company", "1 to 5"]),
            ("prefs set --remind 25:00-26:00", ["--remind", "08:00-20:30"]),
            ("prefs set --remind 08:00-20:30 --zone Europe/Nowhere", ["--zone", "Europe/Nowhere"]),
            ("prefs set --zone Europe/Nowhere", ["--zone", "Europe/Nowhere"]),
            ("prefs set", ["There is nothing to change. Use an option such as --like"]),
            ("prefs set --then forget", ["--keep"]),
            ("reset-learning", ["--yes"]), ("add Swim", ["--category"]),
            ("add Swim --category physical --difficulty 9", ["--difficulty", "1 to 5"]),
            ("list --category sporty", ["--category", "sporty"]),
        ])
    func refused(_ line: String, _ words: [String]) async throws { try await refused(line, words, code: 64) }

    @Test(arguments: [
        ("done --date 2026-03-01", ["assigned on 2026-03-01"]), ("skip --date 2026-03-01", ["2026-03-01"]),
        ("swap nothing-like-it --date 2026-03-02", ["nothing-like-it"]),
        ("rate 4 --date 2026-03-02", ["2026-03-02"]), ("explain nothing-like-it", ["nothing-like-it"]),
        ("pack import /nowhere.json", ["/nowhere.json"]), ("remind", ["--remind 08:00-20:30"]),
        ("search knots --pack none-such", ["--pack", "none-such"]), ("pack export mine - --own", ["challenge add"]),
        ("pack remove nothing", ["nothing"]),
    ])
    func `missing records are reported in one sentence`(_ line: String, _ words: [String]) async throws {
        try await refused(line, words, code: 66)
    }

    private func refused(_ line: String, _ words: [String], code: Int32) async throws {
        let home = try ChallengeHome()
        // A PNG that ends before its dimensions.
        try home.folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], to: "cut.png")
        _ = try await home.assigned("2026-03-02")
        try await home(line).refused(code, words)
        // Nothing is lost, and the day's challenge is still open.
        let entries = try await home("history --format json").json()["entries"]?.array ?? []
        #expect(entries.map { $0["status"]?.string } == ["pending"])
    }

    @Test
    func `limits that exclude everything name the options to relax`() async throws {
        let home = try ChallengeHome()
        let out = "home,outdoor,public,specific,anywhere"
        _ = try await home("prefs set --not-at \(out) --time quick --budget free --company 2").succeeded()
        let refused = try await home("today --date 2026-03-02 --hour 9")
        refused.refused(64, ["The limits exclude", "Excluding fewer places brings back ", "challenge prefs set"])
        // As many as the other limits leave: those that a person with the other limits has to choose from.
        let words = refused.errors.split(separator: " ")
        let place = try #require(words.firstIndex(of: "back"))
        let count = try #require(Int(words[place + 1].filter(\.isNumber)))
        _ = try await home("prefs set --not-at none").succeeded()
        let day =
            try await home("list --time quick --cost free --limit 1000 --format json").json()["challenges"]?.array ?? []
        let left = day.filter { entry in
            let season = entry["traits"]?["seasonality"]?.string ?? "spring"
            let company = entry["traits"]?["socialRequirement"]?.string ?? ""
            return season == "spring" && ["solo", "friends", "family"].contains(company)
                && entry["traits"]?["timesOfDay"] != ["dawn"]
        }
        #expect(count == left.count && count > 0)
        #expect(try await home("today --date 2026-03-02 --hour 9").succeeded().contains("free"))
    }

    @Test
    func `preferences apply from the first day, in both languages`() async throws {
        let home = try ChallengeHome()
        _ = try await home("prefs set --like creative --time quick --language uk --hemisphere south").succeeded()
        let day = try await home("today --date 2026-03-02 --hour 9 --format json").json()
        #expect(day["challenge"]?["traits"]?["timeInvestment"] == "quick")
        let key = try #require(day["challenge"]?["id"]?.string)
        let title = try #require(day["challenge"]?["title"]?.string)
        #expect(title.unicodeScalars.contains { (0x0400...0x04FF).contains($0.value) }, "\(title)")
        try await home("today --date 2026-03-02").fits80Columns()
        _ = try await home("prefs set --language en").succeeded()
        let other = try await home("show \(key) --format json").json()["challenge"]
        #expect(other?["title"]?["uk"]?.string == title)
        let english = try #require(other?["title"]?["en"]?.string)
        #expect(try await home("today --date 2026-03-02").succeeded().hasPrefix(english + "\n"))
        let told = try await home("explain creative-street-stamp --date 2026-03-02 --hour 9").succeeded()
        #expect(told.contains("you told us that you like creative challenges: +0.7"))
    }
}
