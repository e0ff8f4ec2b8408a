// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

extension RecordRuleTests {
    // MARK: Photos, feedback, examples, settings

    @Test func photos() throws {
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

    @Test func feedback() throws {
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

    @Test func `training examples are validated`() throws {
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

    @Test func `the outcome is the most specific one`() throws {
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

    @Test func settings() throws {
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
    func `recorded times round-trip`(text: String) throws {
        #expect(try RecordedTime(text).description == text)
    }

    @Test func `recorded times count seconds`() throws {
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
    func `invalid instants are rejected`(text: String) {
        #expect(throws: ValidationIssue.self) { try RecordedTime(text) }
    }

    @Test func `clock times are read to the minute`() throws {
        #expect(try ClockTime(toTheMinute: "08:30").minuteOfDay == 510)
        #expect(ClockTime(minuteOfDay: 1_439).hourAndMinute == "23:59")
        for text in ["", "8:30", "24:00", "08:60", "08.30", "0830", "08:3a", "+8:30", "08:30:00", " 8:30", "08:30 "] {
            #expect(throws: ValidationIssue.self) { try ClockTime(toTheMinute: text) }
        }
    }

    @Test func versions() throws {
        #expect(try Version("1.4") == Version("1.4.0"))
        #expect(try Version("1.10") > Version("1.9.9"))
        #expect(try Version("2.0") > Version("1.99.99"))
        #expect(try Version("0.1.0") == .program)
        for text in ["", "1", "1.", "1.2.3.4", "1.x", "-1.0", "1.0 ", "1.123456"] {
            #expect(throws: ValidationIssue.self) { try Version(text) }
        }
    }
}
