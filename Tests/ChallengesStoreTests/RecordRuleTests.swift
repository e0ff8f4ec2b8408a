// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

/// Each rule of each record on its own: a sound record has no issue, and one broken rule gives exactly its issue.
@Suite struct RecordRuleTests {
    private let today = CalendarDay(daysSince1970: 20_778)
    private let hash = String(repeating: "ab", count: 32)

    private func paths<Record: ValidatedRecord>(
        _ record: Record, _ change: (inout Record) throws -> Void
    ) rethrows -> [String] {
        #expect(record.issues(today: today) == [])
        var changed = record
        try change(&changed)
        return changed.issues(today: today).map(\.path)
    }

    private func roundTrip<Value: SchemaProviding & Equatable>(_ value: Value) throws {
        let json = Value.schema.json(of: value)
        #expect(Value.schema.erased.issues(of: json) == [])
        #expect(try JSONValueDecoder().decode(Value.self, from: JSONValue(parsing: json.text())) == value)
    }

    // MARK: Challenges

    @Test func `challenges`() throws {
        var challenge = try Samples.own()
        challenge.id = "creative-whistle"
        challenge.pack = "almanac"
        challenge.contentHash = hash
        challenge.created = RecordedTime(secondsSince1970: 1)
        challenge.updated = RecordedTime(secondsSince1970: 2)
        try roundTrip(challenge)
        #expect(paths(challenge) { $0.id = "" } == ["id"])
        #expect(paths(challenge) { $0.id = "a b" } == ["id"])
        #expect(paths(challenge) { $0.id = "Tea" } == ["id"])
        #expect(paths(challenge) { $0.id = "чай" } == ["id"])
        #expect(paths(challenge) { $0.id = String(repeating: "a", count: 101) } == ["id"])
        #expect(paths(challenge) { $0.title = [:] } == ["title", "description.en", "description.uk"])
        #expect(paths(challenge) { $0.title[.en] = "" } == ["title.en"])
        #expect(paths(challenge) { ($0.title[.en], $0.pack) = ("a\nb", nil) } == ["title.en"])
        #expect(paths(challenge) { ($0.title[.en], $0.pack) = ("a\tb", nil) } == ["title.en"])
        #expect(paths(challenge) { $0.title[.en] = "a\r\n\tb" } == [])
        #expect(paths(challenge) { $0.title[.en] = "a\u{1B}[2J" } == ["title.en"])
        #expect(paths(challenge) { $0.title[.uk] = "я\u{9B}" } == ["title.uk"])
        #expect(paths(challenge) { $0.description[.en] = "a\u{7F}" } == ["description.en"])
        #expect(paths(challenge) { $0.description[.en] = "a\r\n\tb" } == [])
        #expect(paths(challenge) { $0.tags = ["a\u{85}b"] } == ["tags[0]"])
        #expect(paths(challenge) { $0.title[.en] = "  " } == ["title.en"])
        #expect(paths(challenge) { $0.title[.uk] = String(repeating: "я", count: 201) } == ["title.uk"])
        #expect(paths(challenge) { $0.title[.uk] = nil } == ["description.uk"])
        #expect(paths(challenge) { $0.description = [:] } == [])
        #expect(paths(challenge) { $0.description[.en] = String(repeating: "a", count: 4_001) } == ["description.en"])
        #expect(paths(challenge) { $0.traits.difficulty = 0 } == ["traits.difficulty"])
        #expect(paths(challenge) { $0.traits.difficulty = 6 } == ["traits.difficulty"])
        #expect(paths(challenge) { $0.tags = ["a", "b", "a"] } == ["tags[2]"])
        #expect(paths(challenge) { $0.tags = ["a\nb"] } == ["tags[0]"])
        #expect(paths(challenge) { $0.tags = [""] } == ["tags[0]"])
        #expect(paths(challenge) { $0.contentHash = "AB" } == ["contentHash"])
        #expect(paths(challenge) { $0.pack = "" } == ["pack"])
    }

    @Test func `a challenge speaks the language that is asked for, or another`() throws {
        var challenge = try Samples.own()
        #expect(challenge.challenge(in: .uk).title == "Просвисти цілу пісню")
        #expect(challenge.challenge(in: .en).description == "Any song, to its end.")
        challenge.title[.en] = nil
        #expect(challenge.challenge(in: .en).title == "Просвисти цілу пісню")
        challenge.isActive = false
        let plain = challenge.challenge(in: .en)
        #expect(plain.traits == challenge.traits && plain.tags == challenge.tags && !plain.isActive)
        #expect(plain.validUntil == challenge.validUntil && plain.minimumVersion == challenge.minimumVersion)
    }

    // MARK: Days

    private func pending() throws -> UserChallenge {
        var record = UserChallenge(
            id: "a", challenge: "tea", title: "Tea", traits: ChallengeTraits(category: .mindfulness),
            situation: Situation(day: today, hour: 9, weather: .rainy, mood: 2),
            assigned: try RecordedTime("2026-11-21T08:00:00Z"))
        record.choice = ChoiceRecord(
            candidates: ["walk", "tea"], score: 0.25, propensity: 0.5, modelVersion: 3, featureVersion: 1)
        return record
    }

    private func completed() throws -> UserChallenge {
        var record = try pending()
        record.status = .completed
        record.completed = try RecordedTime("2026-11-21T09:30:00Z")
        record.rating = 4
        record.completionTime = 20
        record.moodAfter = 5
        record.notes = "good"
        record.photo = hash
        record.shared = true
        record.notificationSent = true
        return record
    }

    @Test func `days`() throws {
        let pending = try pending()
        let completed = try completed()
        try roundTrip(pending)
        try roundTrip(completed)
        #expect(paths(pending) { $0.id = "" } == ["id"])
        #expect(paths(pending) { $0.challenge = "" } == ["challenge", "choice.candidates"])
        #expect(paths(pending) { $0.title = "" } == ["title"])
        #expect(paths(pending) { $0.situation.day = today.adding(days: 1) } == ["situation.day"])
        #expect(paths(pending) { $0.situation.hour = 24 } == ["situation.hour"])
        #expect(paths(pending) { $0.situation.mood = 0 } == ["situation.mood"])
        #expect(paths(pending) { $0.rating = 3 } == ["rating"])
        #expect(paths(pending) { $0.moodAfter = 3 } == ["moodAfter"])
        #expect(paths(pending) { $0.completionTime = 3 } == ["completionTime"])
        #expect(paths(pending) { $0.status = .completed } == ["completed"])
        #expect(paths(pending) { $0.status = .skipped } == ["skipped"])
        #expect(paths(pending) { $0.status = .expired } == [])
        #expect(paths(pending) { $0.completed = $0.assigned } == ["completed"])
        #expect(paths(pending) { $0.skipped = $0.assigned } == ["skipped"])
        #expect(paths(pending) { $0.swappedFor = "b" } == ["swappedFor"])
        #expect(paths(completed) { $0.rating = 6 } == ["rating"])
        #expect(paths(completed) { $0.rating = 0 } == ["rating"])
        #expect(paths(completed) { $0.moodAfter = 6 } == ["moodAfter"])
        #expect(paths(completed) { $0.completionTime = 0 } == ["completionTime"])
        #expect(paths(completed) { $0.photo = "photo.jpg" } == ["photo"])
        #expect(paths(completed) { $0.notes = String(repeating: "a", count: 10_001) } == ["notes"])
        #expect(paths(completed) { $0.notes = "a\u{1B}b" } == ["notes"])
        #expect(paths(completed) { $0.notes = "a\n\tb" } == [])
        #expect(try paths(completed) { $0.completed = try RecordedTime("2026-11-21T07:59:59Z") } == ["completed"])
        #expect(try paths(completed) { $0.completed = try RecordedTime("2026-11-21T08:00:00Z") } == [])
    }

    @Test func `how it was chosen`() throws {
        let pending = try pending()
        #expect(paths(pending) { $0.choice = nil } == [])
        #expect(paths(pending) { $0.choice?.propensity = 0 } == ["choice.propensity"])
        #expect(paths(pending) { $0.choice?.propensity = 1.01 } == ["choice.propensity"])
        #expect(paths(pending) { $0.choice?.propensity = .nan } == ["choice.propensity"])
        #expect(paths(pending) { $0.choice?.score = .infinity } == ["choice.score"])
        #expect(paths(pending) { $0.choice?.candidates = ["walk"] } == ["choice.candidates"])
        #expect(paths(pending) { $0.choice?.candidates = ["tea", "tea"] } == ["choice.candidates[1]"])
        #expect(paths(pending) { $0.choice?.candidates = [] } == [])
        #expect(paths(pending) { $0.choice?.candidates = nil } == [])
        #expect(paths(pending) { $0.choice?.modelVersion = -1 } == ["choice.modelVersion"])
        #expect(paths(pending) { $0.choice?.featureVersion = 0 } == ["choice.featureVersion"])
    }

    @Test func `the event of a day`() throws {
        let event = try completed().event
        #expect(event.challenge == "tea" && event.status == .completed && event.rating == 4 && event.moodAfter == 5)
        #expect(event.propensity == 0.5 && event.weight == 1 && !event.isFeedback)
        #expect(event.situation.mood == 2 && event.traits.category == .mindfulness)
    }

    @Test func `a swapped one names another`() throws {
        var skipped = try pending()
        skipped.status = .skipped
        skipped.skipped = skipped.assigned
        skipped.swappedFor = "b"
        try roundTrip(skipped)
        #expect(paths(skipped) { $0.swappedFor = "a" } == ["swappedFor"])
    }

    // MARK: The person

    @Test func `preferences`() throws {
        let preferences = try Samples.preferences()
        try roundTrip(preferences)
        #expect(UserPreferences().issues(today: today) == [])
        #expect(paths(preferences) { $0.socialComfort = 0 } == ["socialComfort"])
        #expect(paths(preferences) { $0.socialComfort = 6 } == ["socialComfort"])
        #expect(paths(preferences) { $0.preferredDifficulty = 6 } == ["preferredDifficulty"])
        #expect(paths(preferences) { $0.preferredCategories = [.social, .social] } == ["preferredCategories[1]"])
        #expect(paths(preferences) { $0.preferredLocations = [.home, .home] } == ["preferredLocations[1]"])
        #expect(paths(preferences) { $0.excludedLocations = [.public, .public] } == ["excludedLocations[1]"])
        #expect(paths(preferences) { $0.excludedLocations = [.home] } == ["preferredLocations[0]"])
        #expect(paths(preferences) { $0.notifications?.zone = "" } == ["notifications.zone"])
        #expect(paths(preferences) { $0.notifications?.zone = "Europe//Kyiv" } == ["notifications.zone"])
        #expect(paths(preferences) { $0.notifications?.zone = "../etc/passwd" } == ["notifications.zone"])
        #expect(paths(preferences) { $0.notifications?.zone = "Etc/GMT+2" } == [])
        #expect(
            paths(preferences) { $0.notifications?.until = ClockTime(minuteOfDay: 8 * 60 + 30) } == [
                "notifications.until"
            ])
        #expect(paths(preferences) { $0.settings.analytics = true } == ["settings.analytics"])
        #expect(paths(preferences) { $0.settings.retention?.days = 0 } == ["settings.retention.days"])
        #expect(paths(preferences) { $0.settings.spread = 1.5 } == ["settings.spread"])
        #expect(paths(preferences) { $0.settings.exploration = -0.1 } == ["settings.exploration"])
        #expect(
            paths(preferences) { $0.settings.coolDown = CoolDown(completed: -1) } == ["settings.coolDown.completed"])
        #expect(paths(preferences) { $0.counters.completed = -1 } == ["counters.completed"])
        #expect(paths(preferences) { $0.modelVersion = 0 } == ["modelVersion"])
    }

    // MARK: Photos, feedback, examples, settings

    @Test func `photos`() throws {
        var photo = ChallengePhoto(id: hash, userChallenge: "a", mediaType: "image/png", byteCount: 10)
        (photo.width, photo.height, photo.compression) = (640, 480, 0.5)
        (photo.fileName, photo.place, photo.weather, photo.isEdited) = ("a.png", "home", .snowy, true)
        try roundTrip(photo)
        #expect(paths(photo) { $0.id = "x" } == ["id"])
        #expect(paths(photo) { $0.userChallenge = "" } == ["userChallenge"])
        #expect(paths(photo) { $0.byteCount = 0 } == ["byteCount"])
        #expect(paths(photo) { $0.byteCount = 50_000_001 } == ["byteCount"])
        #expect(paths(photo) { $0.width = 0 } == ["width"])
        #expect(paths(photo) { $0.width = nil } == ["width"])
        #expect(paths(photo) { $0.height = nil } == ["height"])
        #expect(paths(photo) { $0.compression = 1.1 } == ["compression"])
        #expect(paths(photo) { $0.fileName = "a/b" } == ["fileName"])
        #expect(paths(photo) { $0.fileName = "a\\b" } == ["fileName"])
        #expect(paths(photo) { $0.place = "" } == ["place"])
    }

    @Test func `feedback`() throws {
        let feedback = Feedback(
            id: "a", challenge: "tea", title: "Tea", traits: ChallengeTraits(category: .mindfulness),
            situation: Situation(day: today), isMore: true, stated: RecordedTime(secondsSince1970: 0))
        try roundTrip(feedback)
        #expect(paths(feedback) { $0.situation.day = today.adding(days: 1) } == ["situation.day"])
        #expect(paths(feedback) { $0.id = "" } == ["id"])
        var less = feedback
        less.isMore = false
        #expect(feedback.event.reward == 1 && less.event.reward == 0)
        #expect(feedback.event.weight == 0.5 && less.event.weight == 0.5)
        #expect(feedback.event.propensity == nil)
    }

    @Test func `training examples`() throws {
        let example = TrainingExample(
            id: "a", features: ["intercept.anything": 1], featureVersion: 1, outcome: .ratedHigh,
            situation: Situation(day: today), reward: 0.875, modelVersion: 3)
        try roundTrip(example)
        #expect(paths(example) { $0.situation.day = today.adding(days: 1) } == ["situation.day"])
        #expect(paths(example) { $0.outcome = .skipped } == ["reward"])
        #expect(paths(example) { $0.reward = 0 } == ["reward"])
        #expect(paths(example) { $0.reward = 1.5 } == ["reward"])
        #expect(paths(example) { $0.weight = 0 } == ["weight"])
        #expect(paths(example) { $0.featureVersion = 0 } == ["featureVersion"])
        #expect(paths(example) { $0.features["a"] = .nan } == ["features.a"])
    }

    @Test func `the outcome is the word that tells most`() throws {
        func outcome(
            _ last: ChallengeCategory? = nil, _ change: (inout UserChallenge) throws -> Void
        ) throws -> String? {
            var record = try completed()
            (record.rating, record.shared) = (nil, false)
            try change(&record)
            return TrainingOutcome(record, lastDone: last)?.rawValue
        }
        #expect(try outcome { _ in } == "completed")
        #expect(try outcome(.mindfulness) { _ in } == "repeated_category")
        #expect(try outcome(.social) { _ in } == "completed")
        #expect(try outcome(.mindfulness) { $0.shared = true } == "shared_social")
        #expect(try outcome(.mindfulness) { ($0.shared, $0.rating) = (true, 3) } == "shared_social")
        #expect(try outcome { $0.rating = 3 } == "completed")
        #expect(try outcome(.mindfulness) { ($0.shared, $0.rating) = (true, 4) } == "rated_high")
        #expect(try outcome { $0.rating = 5 } == "rated_high")
        #expect(try outcome { $0.rating = 2 } == "rated_low")
        #expect(try outcome { $0.status = .skipped } == "skipped")
        #expect(try outcome { $0.status = .pending } == nil)
        #expect(try outcome { $0.status = .expired } == nil)
    }

    @Test func `settings`() throws {
        let number = ConfigurationEntry(key: "rank.spread", type: .number, value: 0.5, minimumVersion: .program)
        try roundTrip(number)
        #expect(number.holds)
        #expect(paths(number) { $0.value = "0.5" } == ["value"])
        #expect(paths(number) { $0.value = 1.5 } == ["value"])
        #expect(paths(number) { $0.type = .integer } == ["value"])
        #expect(paths(number) { ($0.type, $0.value) = (.text, "much") } == ["value"])
        #expect(paths(number) { $0.key = "" } == ["key"])
        #expect(paths(number) { ($0.key, $0.value) = ("else", 1_000_000) } == [])
        var other = number
        other.isActive = false
        #expect(!other.holds)
        other = number
        other.minimumVersion = try Version("99.0")
        #expect(!other.holds)
        for (type, value) in [
            (ConfigurationEntry.ValueType.boolean, true as JSONValue), (.integer, 3), (.number, 3), (.text, "a"),
        ] {
            #expect(ConfigurationEntry(key: "k", type: type, value: value).issues(today: today) == [])
        }
        for value in [[], [:]] as [JSONValue] {
            #expect(
                ConfigurationEntry(key: "k", type: .text, value: value).issues(today: today).map(\.path) == ["value"])
        }
    }

    // MARK: Texts

    @Test(arguments: ["2026-11-21T08:00:00Z", "1970-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "0001-01-01T00:00:00Z"])
    func `situations are written as they are read`(text: String) throws {
        #expect(try RecordedTime(text).description == text)
    }

    @Test func `situations count seconds`() throws {
        // date -u -d 2026-11-21T08:00:00Z +%s
        #expect(try RecordedTime("2026-11-21T08:00:00Z").secondsSince1970 == 1_795_248_000)
        #expect(try RecordedTime("1969-12-31T23:59:59Z").secondsSince1970 == -1)
        #expect(RecordedTime(Timestamp(secondsSince1970: -0.5)).secondsSince1970 == -1)
        #expect(RecordedTime(secondsSince1970: .max).description == "9999-12-31T23:59:59Z")
    }

    @Test(arguments: [
        "", "2026-11-21", "2026-11-21T08:00Z", "2026-11-21T24:00:00Z", "2026-11-21T08:60:00Z", "2026-02-30T08:00:00Z",
        "2026-11-21T08:00:00+01:00", "2026-11-21 08:00:00Z", "2026-11-21T0a:00:00Z",
    ])
    func `what is no moment`(text: String) { #expect(throws: ValidationIssue.self) { try RecordedTime(text) } }

    @Test func `clock times`() throws {
        #expect(try ClockTime(toTheMinute: "08:30").minuteOfDay == 510)
        #expect(ClockTime(minuteOfDay: 1_439).hourAndMinute == "23:59")
        for text in ["", "8:30", "24:00", "08:60", "08.30", "0830", "08:3a", "+8:30", "08:30:00", " 8:30", "08:30 "] {
            #expect(throws: ValidationIssue.self) { try ClockTime(toTheMinute: text) }
        }
    }

    @Test func `versions`() throws {
        #expect(try Version("1.4") == Version("1.4.0"))
        #expect(try Version("1.10") > Version("1.9.9"))
        #expect(try Version("2.0") > Version("1.99.99"))
        #expect(try Version("0.1.0") == .program)
        for text in ["", "1", "1.", "1.2.3.4", "1.x", "-1.0", "1.0 ", "1.123456"] {
            #expect(throws: ValidationIssue.self) { try Version(text) }
        }
    }
}
