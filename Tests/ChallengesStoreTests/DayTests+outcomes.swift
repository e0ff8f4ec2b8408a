// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

/// The outcomes of a day's challenge.
extension DayTests {
    @Test func `completion records every detail`() throws {
        let choice = try book.today(Situation(day: saturday))
        let done = try book.complete(
            on: saturday, challenge: choice.record.challenge,
            CompleteInput(
                rating: 4, mood: 5, minutes: 25, note: "easy", shared: true, photo: try Samples.photo("photo")))
        #expect(done.status == .completed)
        #expect(done.completed == RecordedTime(Moments.now))
        #expect(done.rating == 4 && done.moodAfter == 5 && done.completionTime == 25)
        #expect(done.notes == "easy" && done.shared)
        #expect(try book.picture(#require(done.photo)) == Samples.picture("photo"))
        #expect(try book.today(Situation(day: saturday)).record == done)
        #expect(try book.preferences().counters == ChallengeCounters(assigned: 1, completed: 1, daysActive: 1))
    }

    @Test func `a rejected completion is explained in one sentence`() throws {
        let name = "learning-museum"
        #expect(
            refusalText { try book.complete(on: saturday) }
                == "No challenge was assigned on 2026-11-21. Assign one first.")
        #expect(
            refusalText { try book.complete(on: saturday, challenge: name) }
                == "No challenge was assigned on 2026-11-21. Assign one first.")
        let record = try book.today(Situation(day: saturday)).record
        let other = try #require(record.choice?.candidates?.first { $0 != record.challenge })
        #expect(
            refusalText { try book.complete(on: saturday, challenge: other) }
                == "The challenge of 2026-11-21 is \"\(record.title)\", not \"\(other)\". It can be swapped for another one."
        )
        #expect(
            refusalText { try book.complete(on: saturday, CompleteInput(rating: 6)) }
                == "rating: expected a whole number from 1 to 5, got 6")
        #expect(refusedPaths { try book.complete(on: saturday, CompleteInput(mood: 0)) } == ["mood"])
        #expect(refusedPaths { try book.complete(on: saturday, CompleteInput(minutes: 0)) } == ["minutes"])
        #expect(try book.record(record.id) == record, "nothing changed")
        try book.complete(on: saturday, CompleteInput(rating: 5))
        #expect(
            refusalText { try book.complete(on: saturday, CompleteInput(rating: 1)) }
                == "\"\(record.title)\" was already completed at 2026-11-21T08:00:00Z. "
                + "Its record can be rated and amended.")
        #expect(try book.record(record.id).rating == 5)
    }

    @Test func `challenges are named by key or title in any case and language`() throws {
        let record = try book.today(Situation(day: saturday)).record
        let ukrainian = try #require(book.challenge(record.challenge).title[.uk])
        #expect(try book.complete(on: saturday, challenge: ukrainian.uppercased()).status == .completed)
    }

    @Test func `a challenge is skipped once and can still be completed`() throws {
        #expect(errorCode { try book.skip(on: saturday) } == .notFound)
        let record = try book.today(Situation(day: saturday)).record
        let skipped = try book.skip(on: saturday)
        #expect(skipped.status == .skipped && skipped.skipped == RecordedTime(Moments.now))
        #expect(
            refusalText { try book.skip(on: saturday) }
                == "\"\(record.title)\" is already skipped.")
        #expect(try book.today(Situation(day: saturday)).record.status == .skipped)
        #expect(try book.trainingExamples().map(\.outcome) == [.skipped])
        let done = try book.complete(on: saturday)
        #expect(done.status == .completed && done.skipped == nil)
        #expect(try book.trainingExamples().map(\.outcome) == [.completed])
        #expect(errorCode { try book.skip(on: saturday) } == .conflict)
    }

    @Test func `expired challenges can still be completed`() throws {
        try book.today(Situation(day: saturday))
        clock.advance(days: 1)
        try book.today(Situation(day: saturday.adding(days: 1)))
        #expect(try book.complete(on: saturday, CompleteInput(rating: 3)).status == .completed)
        #expect(try book.trainingExamples().map(\.outcome) == [.completed])
    }

    @Test func `a swap is the user's choice and has no propensity`() throws {
        #expect(errorCode { try book.swap(on: saturday) } == .notFound)
        let choice = try book.today(Situation(day: saturday, hour: 9, mood: 4))
        let swapped = try book.swap(on: saturday)
        #expect(swapped.record.challenge == choice.alternatives[0].id)
        #expect(swapped.record.choice == nil)
        #expect(swapped.record.event.propensity == nil)
        #expect(swapped.record.situation == choice.record.situation)
        #expect(swapped.alternatives == [choice.alternatives[1]])
        #expect(swapped.removed == choice.removed)
        let before = try book.record(choice.record.id)
        #expect(before.status == .skipped && before.swappedFor == swapped.record.id)
        #expect(before.choice == choice.record.choice)
        #expect(try book.today(Situation(day: saturday)).record == swapped.record)
        let third = try book.swap(on: saturday, to: "Drink tea in silence")
        #expect(third.record.challenge == "mindfulness-tea")
        #expect(try book.complete(on: saturday).challenge == "mindfulness-tea")
        #expect(errorCode { try book.swap(on: saturday) } == .conflict)
        #expect(try book.history().count == 3)
    }

    @Test func `a swap needs another challenge`() throws {
        let record = try book.today(Situation(day: saturday)).record
        #expect(errorCode { try book.swap(on: saturday, to: record.challenge) } == .conflict)
        #expect(refusedPaths { try book.swap(on: saturday, to: "no such thing") } == ["challenge"])
        // Each swap has another challenge as long as one is left within the limits.
        let left = try #require(record.choice?.candidates?.count) - 1
        #expect(left > 3)
        for _ in 0..<left { try book.swap(on: saturday) }
        let assigned = try book.history().map(\.challenge)
        #expect(Set(assigned) == Set(try #require(record.choice?.candidates)) && assigned.count == left + 1)
        #expect(
            refusalText { try book.swap(on: saturday) }
                == "challenge: expected a challenge of the catalog, because no alternatives are left, got none")
    }

    @Test func `completed challenges are rated from 1 to 5, and ratings can be removed`() throws {
        try book.today(Situation(day: saturday))
        func rate(_ rating: Int) throws -> UserChallenge {
            try book.rate(rating, on: saturday)
        }
        #expect(
            refusalText { try rate(4) }
                == "No challenge was completed on 2026-11-21, so there is nothing to rate.")
        try book.complete(on: saturday)
        #expect(refusalText { try rate(6) } == "rating: expected a whole number from 1 to 5, got 6")
        #expect(try rate(5).rating == 5)
        #expect(try book.trainingExamples().map(\.outcome) == [.ratedHigh])
        #expect(try rate(1).rating == 1)
        #expect(try book.trainingExamples().map(\.outcome) == [.ratedLow])
        #expect(try book.amend(on: saturday, AmendInput(rating: .some(nil))).rating == nil)
        #expect(try book.trainingExamples().map(\.reward) == [0.75])
    }

    @Test func `outcomes don't change past choices`() throws {
        let record = try book.today(Situation(day: saturday)).record
        try book.complete(on: saturday)
        let amended = try book.amend(on: saturday, AmendInput(note: "a note"))
        var expected = record
        (expected.status, expected.completed, expected.notes) = (.completed, amended.completed, "a note")
        #expect(amended == expected)
        #expect(try book.record(record.id) == expected)
    }

    @Test func `history is filtered and keeps past challenges as they were`() throws {
        for offset in -3...0 {
            let day = saturday.adding(days: offset)
            let record = try book.today(Situation(day: day)).record
            if offset.isMultiple(of: 2) { try book.skip(on: day) } else { try book.complete(on: day) }
            _ = record
        }
        let all = try book.history()
        #expect(all.map(\.day) == (-3...0).map { saturday.adding(days: $0) })
        #expect(Set(all.map(\.challenge)).count == 4, "what was done or skipped rests")
        #expect(try book.history(of: HistoryFilter(status: .skipped)) == [all[1], all[3]])
        #expect(
            try book.history(of: HistoryFilter(from: .date(all[1].day), through: .date(all[2].day))) == [
                all[1], all[2],
            ])
        #expect(try book.history(of: HistoryFilter(challenge: all[2].challenge)) == [all[2]])
        #expect(
            try book.history(of: HistoryFilter(category: all[0].traits.category))
                == all.filter { $0.traits.category == all[0].traits.category })
        try book.removePack("little")
        #expect(try book.history() == all)
    }

    @Test func `empty catalogs and exhausted limits are reported`() throws {
        let empty = try ChallengeRecords.inMemory(clock: Moments.clock)
        #expect(
            refusalText { try empty.today(Situation(day: saturday)) }
                == "The catalog is empty. Import a pack or add a challenge first.")
        var preferences = UserPreferences()
        preferences.excludedLocations = LocationType.allCases
        try book.state(preferences)
        let text = refusalText { try book.today(Situation(day: saturday)) }
        #expect(text.hasPrefix("The limits exclude all 12 challenges."))
        #expect(try book.history().isEmpty)
    }

    @Test func `situations out of range are rejected`() throws {
        #expect(refusedPaths { try book.today(Situation(day: saturday, hour: 24)) } == ["hour"])
        #expect(refusedPaths { try book.today(Situation(day: saturday, mood: 6)) } == ["mood"])
    }
}
