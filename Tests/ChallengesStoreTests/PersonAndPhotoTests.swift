// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import Testing

@testable import ChallengesStore

@Suite struct PersonAndPhotoTests {
    private let book: ChallengeBook
    private let today: CalendarDay

    init() throws {
        book = try Samples.book()
        today = try day("2026-11-21")
    }

    @Test func `preferences are kept with every attribute, and counted by the store`() throws {
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

    @Test func `asking for a day's challenge does not count as stating preferences`() throws {
        try book.today(Moment(day: today))
        #expect(try !book.hasPreferences())
    }

    @Test func `settings of the person come before those of packs`() throws {
        #expect(try book.rankInput(Moment(day: today)).exploration == 0.05)
        #expect(try book.rankInput(Moment(day: today)).spread == 0.1)
        try book.set(ConfigurationEntry(key: "rank.restCompleted", type: .integer, value: 3))
        try book.set(ConfigurationEntry(key: "rank.restSkipped", type: .integer, value: 4, isActive: false))
        #expect(try book.rankInput(Moment(day: today)).coolDown == CoolDown(completed: 3, skipped: 7))
        try book.save(Samples.preferences())
        let input = try book.rankInput(Moment(day: today))
        #expect(input.exploration == 0.1 && input.spread == 0.2)
        #expect(input.coolDown == CoolDown(completed: 5, skipped: 2))
        #expect(input.moment.isSouthern)
    }

    @Test func `a setting is replaced, and removed once`() throws {
        let entry = ConfigurationEntry(key: "greeting", type: .text, value: "good morning")
        try book.set(entry)
        try book.set(ConfigurationEntry(key: "greeting", type: .boolean, value: true))
        #expect(try book.configuration().map(\.value) == [true, 0.05])
        try book.removeConfiguration("greeting")
        #expect(refusedPaths { try book.removeConfiguration("greeting") } == ["key"])
        #expect(refusedPaths { try book.set(ConfigurationEntry(key: "a", type: .integer, value: 0.5)) } == ["value"])
    }

    @Test func `a photo has its facts, is replaced and taken away`() throws {
        let record = try book.today(Moment(day: today)).record
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

    @Test func `pictures are told by their content, with their dimensions`() throws {
        func size(_ bytes: [UInt8]) throws -> [Int] {
            try Picture(bytes).dimensions.map { [$0.width, $0.height] } ?? []
        }
        // ITU-T T.81: start of image, an application segment of 4 bytes, a baseline frame of 2 x 3 pixels.
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 2, 1, 1, 0x11, 0,
        ]
        #expect(try size(jpeg) == [2, 3])
        for count in 3..<18 { #expect(try size(Array(jpeg.prefix(count))) == []) }
        #expect(try size(Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00]) == [320, 240])
        #expect(try size(Array("GIF89a".utf8) + [0x40]) == [])
        #expect(try size(Array("RIFF0000WEBP".utf8)) == [])
        #expect(throws: Issue.self) { try Picture(Array("%PDF-1.7".utf8)) }
        #expect(throws: Issue.self) { try Picture([]) }
    }
}
