// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

/// What the shipped pack offers at an hour, and the reasons of skips.
@Suite struct DoableDayTests {
    private let clock = MovingClock()

    private func shipped() throws -> ChallengeRecords {
        let book = try ChallengeRecords.inMemory(clock: clock.clock, keys: RecordKeys(SeededGenerator(seed: 3)))
        try book.installShippedPack()
        return book
    }

    private func offered(_ book: ChallengeRecords, _ situation: Situation) throws -> Set<String> {
        Set(RankChallenges.eligible(of: try book.rankInput(situation)))
    }

    @Test func `at seven on an October evening, nobody watches the town wake up`() throws {
        let book = try shipped()
        let october = try day("2026-10-15")
        let evening = try offered(book, Situation(day: october, hour: 19))
        for gone in [
            "adventure-town-wakes-up", "adventure-coin-toss-route", "mindfulness-sunlight-on-floor",
            "intellectual-museum-label", "learning-first-aid-class", "physical-ten-kilometres",
        ] {
            #expect(!evening.contains(gone), "\(gone)")
        }
        for kept in ["adventure-street-after-dark", "creative-street-stamp", "adventure-one-karaoke-song"] {
            #expect(evening.contains(kept), "\(kept)")
        }
        let dawn = try offered(book, Situation(day: october, hour: 6))
        #expect(dawn.contains("adventure-town-wakes-up") && dawn.contains("learning-first-aid-class"))
        #expect(evening.count > 60 && dawn.count > 200 && evening.isSubset(of: dawn))
    }

    @Test func `limits of the hour count what they exclude`() throws {
        let book = try shipped()
        let ranking = try RankChallenges.reading(
            of: try book.rankInput(Situation(day: try day("2026-10-15"), hour: 19)))
        for limit in [Limit.timeOfDay, .daylight, .booking] {
            #expect(try #require(ranking.removed[limit]).removed > 10, "\(limit)")
        }
    }

    /// Kyiv in June: dusk is at 21.95 by Astral 3.2, an hour later than by the season.
    @Test func `a known home decides the light`() throws {
        let zone = LocalZone("Test/Kyiv") { _ in 10_800 }
        let book = try ChallengeRecords.inMemory(
            clock: Moments.clock.inZone(zone), keys: RecordKeys(SeededGenerator(seed: 3)))
        try book.installShippedPack()
        let june = Situation(day: try day("2026-06-15"), hour: 21)
        #expect(try !offered(book, june).contains("physical-painted-line"))
        var input = SetPreferencesInput()
        input.home = HomePosition(latitude: 50.45, longitude: 30.52)
        let shown = try input.set(in: book)
        #expect(shown.preferences.settings.home == input.home)
        #expect(try offered(book, june).contains("physical-painted-line"))
        #expect(abs(try #require(book.rankInput(june).situation.dusk) - 21.951) < 0.1)
    }

    @Test func `a preference allows bookings at any hour or never`() throws {
        let book = try shipped()
        let day = try day("2026-10-15")
        var input = SetPreferencesInput()
        input.bookings = .always
        _ = try input.set(in: book)
        #expect(try offered(book, Situation(day: day, hour: 14)).contains("learning-first-aid-class"))
        input.bookings = .never
        _ = try input.set(in: book)
        #expect(try !offered(book, Situation(day: day, hour: 8)).contains("learning-first-aid-class"))
    }

    @Test func `packs without the attributes are offered at any hour`() throws {
        let book = try Samples.book()
        let whole = try offered(book, Situation(day: try day("2026-10-15"), hour: 9))
        #expect(try offered(book, Situation(day: try day("2026-10-15"), hour: 23)) == whole)
        #expect(try book.challenges().allSatisfy { $0.traits.timesOfDay == nil && $0.traits.needsBooking == nil })
    }

    @Test func `an exported pack keeps the attributes and its hash`() throws {
        let book = try shipped()
        let exported = try book.exportPack("almanac")
        #expect(!exported.isAltered)
        #expect(exported.contentHash == (try book.packs().first?.contentHash))
    }

    @Test func `expired challenges rest like skipped ones`() throws {
        let book = try Samples.book(clock.clock)
        let first = try day("2026-11-21")
        let missed = try book.today(Situation(day: first)).record.challenge
        clock.advance(days: 1)
        #expect(try !offered(book, Situation(day: first.adding(days: 1))).contains(missed))
        #expect(try offered(book, Situation(day: first.adding(days: 7))).contains(missed))
    }

    @Test func `a skip's reason and note are stored, and limit what is learned`() throws {
        let book = try Samples.book(clock.clock)
        let first = try day("2026-11-21")
        try book.today(Situation(day: first))
        let skipped = try book.skip(SkipInput(day: .date(first), reason: .other, note: "my knee hurts"))
        #expect(skipped.skipReason == .other && skipped.notes == "my knee hurts")
        #expect(skipped.event.skipReason == .other)
        #expect(try book.trainingExamples().count == 1)
        let second = first.adding(days: 1)
        clock.advance(days: 1)
        try book.today(Situation(day: second))
        _ = try book.skip(SkipInput(day: .date(second), reason: .notToday))
        #expect(try book.trainingExamples().count == 1, "another day is no evidence")
        let third = first.adding(days: 2)
        clock.advance(days: 1)
        try book.today(Situation(day: third))
        _ = try book.skip(SkipInput(day: .date(third), reason: .noMoney))
        let features = try #require(book.trainingExamples().last?.features.keys)
        #expect(features.allSatisfy { $0.hasPrefix("cost.") } && features.count == 1)
        let done = try book.complete(on: third)
        #expect(done.skipReason == nil)
        #expect(try #require(book.trainingExamples().last).features.count > 5)
    }

    @Test func `a swap takes a reason`() throws {
        let book = try Samples.book(clock.clock)
        let first = try day("2026-11-21")
        let record = try book.today(Situation(day: first)).record
        try book.swap(on: first, reason: .tooLong)
        #expect(try book.record(record.id).skipReason == .tooLong)
    }
}
