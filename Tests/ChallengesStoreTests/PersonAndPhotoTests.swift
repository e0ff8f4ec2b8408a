// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct PersonAndPhotoTests {
    private let book: ChallengeRecords
    private let today: CalendarDay

    init() throws {
        book = try Samples.book()
        today = try day("2026-11-21")
    }

    @Test func `preferences keep every attribute and are counted`() throws {
        #expect(try !book.hasPreferences())
        #expect(try book.preferences() == UserPreferences())
        var preferences = try Samples.preferences()
        try book.save(preferences)
        #expect(try book.hasPreferences())
        #expect(try book.preferences() == preferences)
        preferences.counters = ChallengeCounters(assigned: 99)
        preferences.modelVersion = 99
        try book.save(preferences)
        #expect(try book.preferences() == Samples.preferences())
    }

    @Test func `requesting a challenge states no preferences`() throws {
        try book.today(Situation(day: today))
        #expect(try !book.hasPreferences())
    }

    @Test func `the user's settings override those of packs`() throws {
        #expect(try book.rankInput(Situation(day: today)).exploration == 0.05)
        #expect(try book.rankInput(Situation(day: today)).spread == 0.1)
        try book.set(ConfigurationEntry(key: "rank.restCompleted", type: .integer, value: 3))
        try book.set(ConfigurationEntry(key: "rank.restSkipped", type: .integer, value: 4, isActive: false))
        #expect(try book.rankInput(Situation(day: today)).coolDown == CoolDown(completed: 3, skipped: 7))
        try book.save(Samples.preferences())
        let input = try book.rankInput(Situation(day: today))
        #expect(input.exploration == 0.1 && input.spread == 0.2)
        #expect(input.coolDown == CoolDown(completed: 5, skipped: 2))
        #expect(input.situation.isSouthern)
    }

    @Test func `settings are replaced and removed`() throws {
        let entry = ConfigurationEntry(key: "greeting", type: .text, value: "good morning")
        try book.set(entry)
        try book.set(ConfigurationEntry(key: "greeting", type: .boolean, value: true))
        #expect(try book.configuration().map(\.value) == [true, 0.05])
        try book.removeConfiguration("greeting")
        #expect(refusedPaths { try book.removeConfiguration("greeting") } == ["key"])
        #expect(refusedPaths { try book.set(ConfigurationEntry(key: "a", type: .integer, value: 0.5)) } == ["value"])
    }

    @Test func `photos keep their metadata, are replaced and removed`() throws {
        let record = try book.today(Situation(day: today)).record
        let first = try Samples.picture("first")
        let photo = try #require(
            try book.setPhoto(first, ofRecord: record.id) {
                $0.place = "the kitchen"
                $0.byteCount = 1
                $0.userChallenge = "another"
            })
        #expect(photo.mediaType == "image/png" && photo.width == 640 && photo.height == 480)
        #expect(photo.byteCount == first.bytes.count && photo.place == "the kitchen")
        #expect(photo.userChallenge == record.id)
        #expect(try book.record(record.id).photo == photo.id)
        #expect(try book.photo(ofRecord: record.id) == photo)
        let second = try #require(try book.setPhoto(Samples.picture("second"), ofRecord: record.id))
        #expect(try book.picture(photo.id) == nil && book.picture(second.id) != nil)
        #expect(
            refusedPaths { try book.setPhoto(first, ofRecord: record.id) { $0.fileName = "a/b.png" } } == ["fileName"])
        #expect(try book.picture(second.id) != nil && book.picture(photo.id) == nil)
        try book.setPhoto(nil, ofRecord: record.id)
        #expect(try book.record(record.id).photo == nil && book.picture(second.id) == nil)
    }
}
