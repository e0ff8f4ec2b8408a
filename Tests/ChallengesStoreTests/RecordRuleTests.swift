// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

/// Checks each rule of each record: a valid record has no issue, and each broken rule gives exactly its issue.
@Suite struct RecordRuleTests {
    let today = CalendarDay(daysSince1970: 20_778)
    let hash = String(repeating: "ab", count: 32)

    func paths<Record: ValidatedRecord>(
        _ record: Record, _ change: (inout Record) throws -> Void
    ) rethrows -> [String] {
        #expect(record.issues(today: today) == [])
        var changed = record
        try change(&changed)
        return changed.issues(today: today).map(\.path)
    }

    func roundTrip<Value: SchemaProviding & Equatable>(_ value: Value) throws {
        let json = Value.schema.json(of: value)
        #expect(Value.schema.erased.issues(of: json) == [])
        #expect(try JSONValueDecoder().decode(Value.self, from: JSONValue(parsing: json.text())) == value)
    }

    // MARK: Challenges

    @Test func challenges() throws {
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

    @Test func `challenges use the requested language or another`() throws {
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

    func pending() throws -> UserChallenge {
        var record = UserChallenge(
            id: "a", challenge: "tea", title: "Tea", traits: ChallengeTraits(category: .mindfulness),
            situation: Situation(day: today, hour: 9, weather: .rainy, mood: 2),
            assigned: try RecordedTime("2026-11-21T08:00:00Z"))
        record.choice = ChoiceRecord(
            candidates: ["walk", "tea"], score: 0.25, propensity: 0.5, modelVersion: 3, featureVersion: 1)
        return record
    }

    func completed() throws -> UserChallenge {
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

    @Test func days() throws {
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

    @Test func `selections are validated`() throws {
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

    @Test func `a day's record becomes an event`() throws {
        let event = try completed().event
        #expect(event.challenge == "tea" && event.status == .completed && event.rating == 4 && event.moodAfter == 5)
        #expect(event.propensity == 0.5 && event.weight == 1 && !event.isFeedback)
        #expect(event.situation.mood == 2 && event.traits.category == .mindfulness)
    }

    @Test func `swapped challenges name another`() throws {
        var skipped = try pending()
        skipped.status = .skipped
        skipped.skipped = skipped.assigned
        skipped.swappedFor = "b"
        try roundTrip(skipped)
        #expect(paths(skipped) { $0.swappedFor = "a" } == ["swappedFor"])
    }

    // MARK: The person

    @Test func preferences() throws {
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
}
