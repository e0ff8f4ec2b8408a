// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct DayTests {
    let clock = MovingClock()
    let book: ChallengeRecords
    let saturday: CalendarDay

    init() throws {
        book = try Samples.book(clock.clock)
        saturday = try day("2026-11-21")
    }

    @Test func `a challenge is assigned once a day and stays`() throws {
        let first = try book.today(Situation(day: saturday, hour: 9))
        #expect(!first.isPreview)
        #expect(first.record.status == .pending)
        let again = try book.today(Situation(day: saturday, hour: 20, weather: .rainy, mood: 1))
        #expect(again.record == first.record)
        #expect(again.alternatives == first.alternatives)
        #expect(again.removed == first.removed)
        #expect(try book.history().count == 1)
    }

    @Test func `the candidates of a choice are recorded`() throws {
        let choice = try book.today(Situation(day: saturday, hour: 9, weather: .rainy, mood: 2))
        let record = try book.record(choice.record.id)
        let kept = try #require(record.choice)
        // Skating is for winter, and November is in the fall, so one of twelve is excluded.
        let candidates = try #require(kept.candidates)
        #expect(candidates.count == 11)
        #expect(!candidates.contains("adventure-skate"))
        #expect(candidates.contains(record.challenge))
        #expect(kept.propensity > 0 && kept.propensity <= 1)
        #expect(kept.modelVersion == 0)
        #expect(kept.featureVersion == 2)
        #expect(record.situation.weather == .rainy && record.situation.mood == 2 && record.situation.hour == 9)
        #expect(record.weekday == 6)
        #expect(Array(choice.removed.keys) == [.season])
        #expect(choice.removed[.season]?.removed == 1 && choice.removed[.season]?.wouldReturn == 1)
        #expect(choice.alternatives.count == 2)
        #expect(try book.history().first?.choice?.candidates == [])
        #expect(try book.log() == [record])
    }

    @Test func `the choice equals ranking with the day's seed`() throws {
        let situation = Situation(day: saturday, hour: 9)
        let input = try book.rankInput(situation)
        #expect(input.exploration == 0.05, "the pack's setting holds")
        let name = try book.write { try $0.person.seedName() }
        let ranking = try RankChallenges.reading(
            of: input, in: Context(seed: DayScheduler.seed(name, saturday)))
        let choice = try book.today(situation)
        #expect(choice.ranking == ranking)
        #expect(choice.record.challenge == ranking.choice)
        #expect(choice.record.choice?.propensity == ranking.shown[0].propensity)
        #expect(DayScheduler.seed(name, saturday) != DayScheduler.seed(name, saturday.adding(days: 1)))
        #expect(DayScheduler.seed(name, saturday) != DayScheduler.seed("another", saturday))
    }

    @Test func `the seed is a prefix of a SHA-256 hash`() throws {
        // printf 'me 2026-11-21' | sha256sum
        #expect(DayScheduler.seed("me", saturday) == 0x4F0F_E726_7642_E69D)
    }

    @Test func `yesterday's challenge expires and today's doesn't`() throws {
        let first = try book.today(Situation(day: saturday))
        clock.advance(days: 1)
        #expect(try book.record(first.record.id).status == .pending)
        let next = try book.today(Situation(day: saturday.adding(days: 1)))
        #expect(try book.record(first.record.id).status == .expired)
        #expect(try book.record(first.record.id).choice == first.record.choice)
        #expect(next.record.status == .pending)
        #expect(try book.trainingExamples().isEmpty, "a day that went by says nothing")
        // Reading the day again changes nothing.
        #expect(try book.today(Situation(day: saturday)).record.status == .expired)
        #expect(try book.today(Situation(day: saturday.adding(days: 1))).record.status == .pending)
        let counters = try book.preferences().counters
        #expect(counters == ChallengeCounters(assigned: 2, expired: 1))
    }

    @Test func `future days are previewed without expiring challenges`() throws {
        let now = try book.today(Situation(day: saturday))
        let later = saturday.adding(days: 5)
        let preview = try book.today(Situation(day: later))
        #expect(preview.isPreview && preview.record.id.isEmpty)
        #expect(preview.record.choice != nil && preview.alternatives.count == 2)
        #expect(try book.today(Situation(day: later)).record == preview.record)
        #expect(try book.history().map(\.id) == [now.record.id])
        #expect(try book.record(now.record.id).status == .pending)
    }

    @Test func `late previews don't expire challenges`() throws {
        // At noon UTC, it is already tomorrow at UTC+14.
        let noon = WallClock.fixed(Timestamp(secondsSince1970: Moments.now.secondsSince1970 + 4 * 3_600))
        let book = try Samples.book(noon)
        #expect(book.today == saturday.adding(days: 1))
        let now = try book.today(Situation(day: saturday)).record
        #expect(try book.today(Situation(day: saturday.adding(days: 9))).isPreview)
        #expect(try book.record(now.id).status == .pending)
    }

    @Test func `tomorrow is a preview and today stays open`() throws {
        // At UTC+14 tomorrow has begun, but the person is not there.
        let evening = WallClock.fixed(Timestamp(secondsSince1970: Moments.now.secondsSince1970 + 6 * 3_600))
        let book = try Samples.book(evening)
        let now = try book.today(Situation(day: saturday), latest: saturday).record
        #expect(book.today > saturday)
        #expect(try book.today(Situation(day: saturday.adding(days: 1)), latest: saturday).isPreview)
        #expect(try book.history().map(\.id) == [now.id])
        #expect(try book.record(now.id).status == .pending)
    }

    @Test func `an assignment lets earlier days expire, and no later one`() throws {
        func open() throws -> [CalendarDay] { try book.history(of: HistoryFilter(status: .pending)).map(\.day) }
        try book.today(Situation(day: saturday.adding(days: -3)))
        try book.today(Situation(day: saturday))
        #expect(try open() == [saturday], "asking for a later day closed the earlier one")
        try book.today(Situation(day: saturday.adding(days: -5)))
        #expect(try open() == [saturday.adding(days: -5), saturday])
        #expect(try book.history(of: HistoryFilter(status: .expired)).count == 1)
    }

    @Test func `preferences change in one transaction`() async throws {
        try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                group.addTask { [book, saturday] in
                    let holiday = HolidayRange(name: "day \(number)", from: saturday, through: saturday)
                    _ = try book.settling { try $0.person.add(holiday) }
                }
            }
            try await group.waitForAll()
        }
        #expect(try book.preferences().settings.ownHolidays.count == 20)
        var input = SetPreferencesInput()
        (input.preferredCategories, input.socialComfort) = ([.creative], 9)
        #expect(refusedPaths { try input.set(in: book) } == ["socialComfort"])
        #expect(try book.preferences().preferredCategories == [])
    }

    @Test func `disabled challenges aren't chosen`() throws {
        let chosen = try book.today(Situation(day: saturday)).record.challenge
        let id = try #require(try book.challenges().map(\.id).first { $0 != chosen })
        try book.edit(id) { $0.isActive = false }
        let failure = #expect(throws: ComputationError.self) { try book.swap(on: saturday, to: id) }
        #expect(failure?.code == .conflict && failure?.message.contains("is turned off") == true)
    }

    @Test func `the evaluation log has choices, candidates, and outcomes`() throws {
        try book.today(Situation(day: saturday.adding(days: -3)))
        let first = saturday.adding(days: -2)
        let chosen = try book.today(Situation(day: first)).record
        try book.complete(on: first, CompleteInput(rating: 5))
        let second = saturday.adding(days: -1)
        let swapped = try book.today(Situation(day: second)).record
        try book.swap(on: second)
        try book.complete(on: second)
        let log = try EvaluatePolicyInput(.uniform, in: book).choices
        #expect(log.map(\.event.challenge) == [chosen.challenge, swapped.challenge])
        #expect(log.map(\.event.reward) == [1, 0])
        #expect(log.map(\.event.propensity) == [chosen.choice?.propensity, swapped.choice?.propensity])
        #expect(log.map { $0.candidates.map(\.challenge) } == [chosen.choice?.candidates, swapped.choice?.candidates])
        let gone = try #require(chosen.choice?.candidates?.first { $0 != chosen.challenge && $0 != swapped.challenge })
        #expect(log[0].candidates.first { $0.challenge == gone }?.traits == (try book.challenge(gone).traits))
        try book.removePack("little")
        #expect(
            try EvaluatePolicyInput(.uniform, in: book).choices.isEmpty,
            "what else might have been chosen is no longer known")
    }

    @Test func `a removed challenge is in no list of candidates`() throws {
        let first = saturday.adding(days: -2)
        let chosen = try book.today(Situation(day: first)).record
        try book.complete(on: first, CompleteInput(rating: 5))
        let other = try #require(chosen.choice?.candidates?.first { $0 != chosen.challenge })
        try book.write { try $0.catalog.remove(key: other) }
        #expect(try book.record(chosen.id).choice?.candidates == [])
        #expect(try EvaluatePolicyInput(.uniform, in: book).choices.isEmpty)
    }

    @Test func `the user's settings override a pack's, which override the defaults`() throws {
        let book = try ChallengeRecords.inMemory(clock: Moments.clock)
        #expect(try book.choiceRules().coolDown == CoolDown(completed: 7, skipped: 7))
        #expect(try book.choiceRules().spread == 0.1 && (try book.choiceRules().exploration) == 0.02)
        try book.importPack(LittlePack.bytes)
        #expect(try book.choiceRules().exploration == 0.05)
        try book.save(ConfigurationEntry(key: "rank.restCompleted", type: .integer, value: 10))
        try book.save(ConfigurationEntry(key: "rank.spread", type: .number, value: 0.5))
        try book.save(ConfigurationEntry(key: "rank.exploration", type: .number, value: 0.5, isActive: false))
        #expect(try book.choiceRules().coolDown == CoolDown(completed: 10, skipped: 7))
        #expect(try book.choiceRules().spread == 0.5 && (try book.choiceRules().exploration) == 0.02)
        var preferences = try book.preferences()
        preferences.settings.coolDown = CoolDown(completed: 3, skipped: 2)
        preferences.settings.spread = 0
        try book.state(preferences)
        #expect(try book.choiceRules().coolDown == CoolDown(completed: 3, skipped: 2))
        #expect(try book.choiceRules().spread == 0)
        #expect(try book.rankInput(Situation(day: saturday)).coolDown == CoolDown(completed: 3, skipped: 2))
    }
}
