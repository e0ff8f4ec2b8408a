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
        #expect(try !book.statement().isStated)
        #expect(try book.preferences() == UserPreferences())
        var preferences = try Samples.preferences()
        try book.state(preferences)
        #expect(try book.statement().isStated)
        #expect(try book.preferences() == preferences)
        preferences.counters = ChallengeCounters(assigned: 99)
        preferences.modelVersion = 99
        try book.state(preferences)
        #expect(try book.preferences() == Samples.preferences())
    }

    @Test func `requesting a challenge sets no preferences`() throws {
        try book.today(Situation(day: today))
        #expect(try !book.statement().isStated)
    }

    @Test func `the user's settings override those of packs`() throws {
        #expect(try book.rankInput(Situation(day: today)).exploration == 0.05)
        #expect(try book.rankInput(Situation(day: today)).spread == 0.1)
        try book.save(ConfigurationEntry(key: "rank.restCompleted", type: .integer, value: 3))
        try book.save(ConfigurationEntry(key: "rank.restSkipped", type: .integer, value: 4, isActive: false))
        #expect(try book.rankInput(Situation(day: today)).coolDown == CoolDown(completed: 3, skipped: 7))
        try book.state(Samples.preferences())
        let input = try book.rankInput(Situation(day: today))
        #expect(input.exploration == 0.1 && input.spread == 0.2)
        #expect(input.coolDown == CoolDown(completed: 5, skipped: 2))
        #expect(input.situation.isSouthern)
    }
    @Test func `photos have a size, and are replaced and removed`() throws {
        let record = try book.today(Situation(day: today)).record
        let first = try Samples.photo("first")
        let done = try book.complete(on: today, CompleteInput(photo: first))
        let photo = try #require(try book.photo(ofRecord: record.id))
        #expect(photo.mediaType == "image/png" && photo.width == 640 && photo.height == 480)
        #expect(try photo.byteCount == Samples.picture("first").bytes.count && photo.fileName == "first.png")
        #expect(photo.userChallenge == record.id && done.photo == photo.id)
        let second = try book.amend(on: today, AmendInput(photo: Samples.photo("second")))
        let hash = try #require(second.photo)
        #expect(try book.picture(photo.id) == nil && book.picture(hash) != nil)
        var misnamed = first
        misnamed.fileName = "a/b.png"
        #expect(refusedPaths { try book.amend(on: today, AmendInput(photo: misnamed)) } == ["photo.fileName"])
        #expect(try book.picture(hash) != nil && book.picture(photo.id) == nil)
        let cleared = try book.amend(on: today, AmendInput(photo: .some(nil)))
        #expect(try cleared.photo == nil && book.picture(hash) == nil)
    }
}
