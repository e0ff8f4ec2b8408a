// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct DayTests {
    private let clock = MovingClock()
    private let book: ChallengeRecords
    private let saturday: CalendarDay

    init() throws {
        book = try Samples.book(clock.clock)
        saturday = try day("2026-11-21")
    }

    @Test func `a challenge is assigned once a day and stays`() throws {
        let first = try book.today(Situation(day: saturday, hour: 9))
        #expect(first.isNew && !first.isPreview)
        #expect(first.record.status == .pending)
        let again = try book.today(Situation(day: saturday, hour: 20, weather: .rainy, mood: 1))
        #expect(!again.isNew)
        #expect(again.record == first.record)
        #expect(again.alternatives == first.alternatives)
        #expect(again.removed == first.removed)
        #expect(try book.history().count == 1)
    }

    @Test func `what it was chosen from is kept`() throws {
        let choice = try book.today(Situation(day: saturday, hour: 9, weather: .rainy, mood: 2))
        let record = try book.record(choice.record.id)
        let kept = try #require(record.choice)
        // Skating belongs to winter, and November to the fall: one of twelve is out.
        let candidates = try #require(kept.candidates)
        #expect(candidates.count == 11)
        #expect(!candidates.contains("adventure-skate"))
        #expect(candidates.contains(record.challenge))
        #expect(kept.propensity > 0 && kept.propensity <= 1)
        #expect(kept.modelVersion == 0)
        #expect(kept.featureVersion == 1)
        #expect(record.situation.weather == .rainy && record.situation.mood == 2 && record.situation.hour == 9)
        #expect(record.weekday == 6)
        #expect(Array(choice.removed.keys) == [.season])
        #expect(choice.removed[.season]?.removed == 1 && choice.removed[.season]?.wouldReturn == 1)
        #expect(choice.alternatives.count == 2)
        #expect(try book.history().first?.choice?.candidates == [])
        #expect(try book.log() == [record])
    }

    @Test func `the choice is that of ranking with the day's seed`() throws {
        let situation = Situation(day: saturday, hour: 9)
        let input = try book.rankInput(situation)
        #expect(input.exploration == 0.05, "the pack's setting holds")
        let name = try book.store.write(book.seedName)
        let ranking = try RankChallenges.reading(
            of: input, in: Context(seed: ChallengeRecords.seed(name, saturday)))
        let choice = try book.today(situation)
        #expect(choice.ranking == ranking)
        #expect(choice.record.challenge == ranking.choice)
        #expect(choice.record.choice?.propensity == ranking.shown[0].propensity)
        #expect(ChallengeRecords.seed(name, saturday) != ChallengeRecords.seed(name, saturday.adding(days: 1)))
        #expect(ChallengeRecords.seed(name, saturday) != ChallengeRecords.seed("another", saturday))
    }

    @Test func `the seed is the beginning of a SHA-256`() throws {
        // printf 'me 2026-11-21' | sha256sum
        #expect(ChallengeRecords.seed("me", saturday) == 0x4F0F_E726_7642_E69D)
    }

    @Test func `yesterday's expires by itself, and today's does not`() throws {
        let first = try book.today(Situation(day: saturday))
        clock.advance(days: 1)
        #expect(try book.record(first.record.id).status == .pending)
        let next = try book.today(Situation(day: saturday.adding(days: 1)))
        #expect(try book.record(first.record.id).status == .expired)
        #expect(try book.record(first.record.id).choice == first.record.choice)
        #expect(next.record.status == .pending)
        #expect(try book.trainingExamples().isEmpty, "a day that went by says nothing")
        // Looking back at the day changes nothing.
        #expect(try book.today(Situation(day: saturday)).record.status == .expired)
        #expect(try book.today(Situation(day: saturday.adding(days: 1))).record.status == .pending)
        let counters = try book.preferences().counters
        #expect(counters == ChallengeCounters(assigned: 2, expired: 1))
    }

    @Test func `a day to come is only previewed, and expires nothing`() throws {
        let now = try book.today(Situation(day: saturday))
        let later = saturday.adding(days: 5)
        let preview = try book.today(Situation(day: later))
        #expect(preview.isPreview && !preview.isNew && preview.record.id.isEmpty)
        #expect(preview.record.choice != nil && preview.alternatives.count == 2)
        #expect(try book.today(Situation(day: later)).record == preview.record)
        #expect(try book.history().map(\.id) == [now.record.id])
        #expect(try book.record(now.record.id).status == .pending)
    }

    @Test func `a preview expires nothing late in the day either`() throws {
        // At noon UTC it is tomorrow already at UTC+14.
        let noon = WallClock.fixed(Timestamp(secondsSince1970: Moments.now.secondsSince1970 + 4 * 3_600))
        let book = try Samples.book(noon)
        #expect(book.today == saturday.adding(days: 1))
        let now = try book.today(Situation(day: saturday)).record
        #expect(try book.today(Situation(day: saturday.adding(days: 9))).isPreview)
        #expect(try book.record(now.id).status == .pending)
    }

    @Test func `tomorrow is a look ahead where it is still today, and today stays open`() throws {
        // At UTC+14 tomorrow has begun, but the person is not there.
        let evening = WallClock.fixed(Timestamp(secondsSince1970: Moments.now.secondsSince1970 + 6 * 3_600))
        let book = try Samples.book(evening)
        let now = try book.today(Situation(day: saturday), latest: saturday).record
        #expect(book.today > saturday)
        #expect(try book.today(Situation(day: saturday.adding(days: 1)), latest: saturday).isPreview)
        #expect(try book.history().map(\.id) == [now.id])
        #expect(try book.record(now.id).status == .pending)
    }

    @Test func `days that are over close by themselves, one asked about later on the day after that`() throws {
        try book.today(Situation(day: saturday.adding(days: -3)))
        try book.today(Situation(day: saturday))
        func dayOf(_ moment: RecordedTime) -> CalendarDay { moment.day }
        func open() throws -> [CalendarDay] { try book.history(HistoryFilter(status: .pending)).map(\.day) }
        try book.closeDays(before: saturday, dayOf)
        #expect(try open() == [saturday], "asking for a later day closed the earlier one")
        try book.today(Situation(day: saturday.adding(days: -5)))
        try book.closeDays(before: saturday, dayOf)
        #expect(try open() == [saturday.adding(days: -5), saturday], "asked about today")
        try book.closeDays(before: saturday.adding(days: 1), dayOf)
        #expect(try open() == [])
        #expect(try book.history(HistoryFilter(status: .expired)).count == 3)
    }

    @Test func `preferences are changed in one transaction, all or nothing`() async throws {
        try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                group.addTask { [book, saturday] in
                    try book.editPreferences {
                        $0.settings.ownHolidays.append(
                            HolidayRange(name: "day \(number)", from: saturday, through: saturday))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try book.preferences().settings.ownHolidays.count == 20)
        #expect(throws: ComputationError.self) {
            try book.editPreferences {
                $0.preferredCategories = [.creative]
                $0.socialComfort = 9
            }
        }
        #expect(try book.preferences().preferredCategories == [])
    }

    @Test func `a challenge that is switched off is not taken`() throws {
        let chosen = try book.today(Situation(day: saturday)).record.challenge
        let id = try #require(try book.challenges().map(\.id).first { $0 != chosen })
        try book.update(challenge: id) { $0.isActive = false }
        let failure = #expect(throws: ComputationError.self) { try book.swap(on: saturday, to: id) }
        #expect(failure?.code == .conflict && failure?.message.contains("is turned off") == true)
    }

    @Test func `the log for estimates has what was chosen, from what, and how it ended`() throws {
        try book.today(Situation(day: saturday.adding(days: -3)))
        let first = saturday.adding(days: -2)
        let chosen = try book.today(Situation(day: first)).record
        try book.done(DoneReport(rating: 5), on: first)
        let second = saturday.adding(days: -1)
        let swapped = try book.today(Situation(day: second)).record
        try book.swap(on: second)
        try book.done(on: second)
        let log = try book.loggedChoices()
        #expect(log.map(\.event.challenge) == [chosen.challenge, swapped.challenge])
        #expect(log.map(\.event.reward) == [1, 0])
        #expect(log.map(\.event.propensity) == [chosen.choice?.propensity, swapped.choice?.propensity])
        #expect(log.map { $0.candidates.map(\.challenge) } == [chosen.choice?.candidates, swapped.choice?.candidates])
        let gone = try #require(chosen.choice?.candidates?.first { $0 != chosen.challenge && $0 != swapped.challenge })
        #expect(log[0].candidates.first { $0.challenge == gone }?.traits == (try book.challenge(gone).traits))
        try book.removePack("little")
        #expect(try book.loggedChoices().isEmpty, "what else might have been chosen is no longer known")
    }

    @Test func `a reminder that was given is noted, and has a name of its own for each day`() throws {
        let issue = #expect(throws: ComputationError.self) { try book.takeReminder(of: saturday) }
        #expect(issue?.code == .notFound && issue?.message.contains("assigned on 2026-11-21") == true)
        try book.today(Situation(day: saturday))
        #expect(try book.current(on: saturday)?.notificationSent == false)
        #expect(try book.takeReminder(of: saturday))
        #expect(try !book.takeReminder(of: saturday), "it is given once")
        #expect(try book.current(on: saturday)?.notificationSent == true)
        #expect(try book.current(on: saturday.adding(days: 1)) == nil)
        let key = try book.reminderKey(of: saturday)
        #expect(try book.reminderKey(of: saturday) == key)
        #expect(try book.reminderKey(of: saturday.adding(days: 1)) != key)
        #expect(try Samples.book(seed: 8).reminderKey(of: saturday) != key, "another person")
    }

    @Test func `the user's rules of choice come before those of a pack, and those before the program's`() throws {
        let book = try ChallengeRecords.inMemory(clock: Moments.clock)
        #expect(try book.choiceRules().coolDown == CoolDown(completed: 30, skipped: 7))
        #expect(try book.choiceRules().spread == 0.1 && (try book.choiceRules().exploration) == 0.02)
        try book.importPack(LittlePack.bytes)
        #expect(try book.choiceRules().exploration == 0.05)
        try book.set(ConfigurationEntry(key: "rank.restCompleted", type: .integer, value: 10))
        try book.set(ConfigurationEntry(key: "rank.spread", type: .number, value: 0.5))
        try book.set(ConfigurationEntry(key: "rank.exploration", type: .number, value: 0.5, isActive: false))
        #expect(try book.choiceRules().coolDown == CoolDown(completed: 10, skipped: 7))
        #expect(try book.choiceRules().spread == 0.5 && (try book.choiceRules().exploration) == 0.02)
        var preferences = try book.preferences()
        preferences.settings.coolDown = CoolDown(completed: 3, skipped: 2)
        preferences.settings.spread = 0
        try book.save(preferences)
        #expect(try book.choiceRules().coolDown == CoolDown(completed: 3, skipped: 2))
        #expect(try book.choiceRules().spread == 0)
        #expect(try book.rankInput(Situation(day: saturday)).coolDown == CoolDown(completed: 3, skipped: 2))
    }

    @Test func `done notes all that is said`() throws {
        let choice = try book.today(Situation(day: saturday))
        let done = try book.done(
            DoneReport(
                rating: 4, mood: 5, minutes: 25, note: "easy", shared: true, photo: try Samples.picture("photo")),
            on: saturday, challenge: choice.record.challenge)
        #expect(done.status == .completed)
        #expect(done.completed == RecordedTime(Moments.now))
        #expect(done.rating == 4 && done.moodAfter == 5 && done.completionTime == 25)
        #expect(done.notes == "easy" && done.shared)
        #expect(try book.picture(#require(done.photo)) == Samples.picture("photo"))
        #expect(try book.today(Situation(day: saturday)).record == done)
        #expect(try book.preferences().counters == ChallengeCounters(assigned: 1, completed: 1))
    }

    @Test func `done is refused in one sentence`() throws {
        let name = "learning-museum"
        #expect(
            refusalText { try book.done(on: saturday) }
                == "No challenge was assigned on 2026-11-21. Ask for the challenge of that day first.")
        #expect(
            refusalText { try book.done(on: saturday, challenge: name) }
                == "No challenge was assigned on 2026-11-21. Ask for the challenge of that day first.")
        let record = try book.today(Situation(day: saturday)).record
        let other = try #require(record.choice?.candidates?.first { $0 != record.challenge })
        #expect(
            refusalText { try book.done(on: saturday, challenge: other) }
                == "The challenge of 2026-11-21 is \"\(record.title)\", not \"\(other)\". It can be swapped for another one.")
        #expect(
            refusalText { try book.done(DoneReport(rating: 6), on: saturday) }
                == "rating: expected a whole number from 1 to 5, got 6")
        #expect(refusedPaths { try book.done(DoneReport(mood: 0), on: saturday) } == ["moodAfter"])
        #expect(refusedPaths { try book.done(DoneReport(minutes: 0), on: saturday) } == ["completionTime"])
        #expect(try book.record(record.id) == record, "nothing changed")
        try book.done(DoneReport(rating: 5), on: saturday)
        #expect(
            refusalText { try book.done(DoneReport(rating: 1), on: saturday) }
                == "\"\(record.title)\" was already completed at 2026-11-21T08:00:00Z. "
                + "Its record can be rated and amended.")
        #expect(try book.record(record.id).rating == 5)
    }

    @Test func `names are taken by key, by title in both languages, and whatever their case`() throws {
        let record = try book.today(Situation(day: saturday)).record
        let ukrainian = try #require(book.challenge(record.challenge).title[.uk])
        #expect(try book.done(on: saturday, challenge: ukrainian.uppercased()).status == .completed)
    }

    @Test func `skip turns down, once, and done may follow`() throws {
        #expect(errorCode { try book.skip(on: saturday) } == .notFound)
        let record = try book.today(Situation(day: saturday)).record
        let skipped = try book.skip(on: saturday)
        #expect(skipped.status == .skipped && skipped.skipped == RecordedTime(Moments.now))
        #expect(
            refusalText { try book.skip(on: saturday) }
                == "\"\(record.title)\" is already skipped.")
        #expect(try book.today(Situation(day: saturday)).record.status == .skipped)
        #expect(try book.trainingExamples().map(\.outcome) == [.skipped])
        let done = try book.done(on: saturday)
        #expect(done.status == .completed && done.skipped == nil)
        #expect(try book.trainingExamples().map(\.outcome) == [.completed])
        #expect(errorCode { try book.skip(on: saturday) } == .conflict)
    }

    @Test func `what went by may be done after all`() throws {
        try book.today(Situation(day: saturday))
        clock.advance(days: 1)
        try book.today(Situation(day: saturday.adding(days: 1)))
        #expect(try book.done(DoneReport(rating: 3), on: saturday).status == .completed)
        #expect(try book.trainingExamples().map(\.outcome) == [.completed])
    }

    @Test func `a swap is the person's choice and has no propensity`() throws {
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
        #expect(try book.done(on: saturday).challenge == "mindfulness-tea")
        #expect(errorCode { try book.swap(on: saturday) } == .conflict)
        #expect(try book.history().count == 3)
    }

    @Test func `a swap is refused for nothing and for itself`() throws {
        let record = try book.today(Situation(day: saturday)).record
        #expect(errorCode { try book.swap(on: saturday, to: record.challenge) } == .conflict)
        #expect(refusedPaths { try book.swap(on: saturday, to: "no such thing") } == ["challenge"])
        try book.swap(on: saturday)
        try book.swap(on: saturday)
        #expect(
            refusalText { try book.swap(on: saturday) }
                == "to: expected a challenge of the catalog, since no alternative is left, got none")
    }

    @Test func `a rating is from 1 to 5, of what was done, and can be taken back`() throws {
        let record = try book.today(Situation(day: saturday)).record
        #expect(
            refusalText { try book.rate(record.id, 4) }
                == "rating: expected nothing unless the challenge is completed, got a value while it is pending")
        try book.done(on: saturday)
        #expect(refusalText { try book.rate(record.id, 6) } == "rating: expected a whole number from 1 to 5, got 6")
        #expect(try book.rate(record.id, 5).rating == 5)
        #expect(try book.trainingExamples().map(\.outcome) == [.ratedHigh])
        #expect(try book.rate(String(record.id.prefix(13)), 1).rating == 1)
        #expect(try book.trainingExamples().map(\.outcome) == [.ratedLow])
        #expect(try book.rate(record.id, nil).rating == nil)
        #expect(try book.trainingExamples().map(\.reward) == [0.75])
        #expect(refusedPaths { try book.rate("nothing", 3) } == ["record"])
    }

    @Test func `an edit leaves alone what was chosen`() throws {
        let record = try book.today(Situation(day: saturday)).record
        let edited = try book.edit(record: record.id) {
            $0.id = "other"
            $0.challenge = "other"
            $0.choice = nil
            $0.notes = "a note"
            $0.notificationSent = true
        }
        var expected = record
        expected.notes = "a note"
        expected.notificationSent = true
        #expect(edited == expected)
        #expect(try book.record(record.id) == expected)
    }

    @Test func `history is filtered and keeps what challenges were`() throws {
        for offset in -3...0 {
            let day = saturday.adding(days: offset)
            let record = try book.today(Situation(day: day)).record
            if offset.isMultiple(of: 2) { try book.skip(on: day) } else { try book.done(on: day) }
            _ = record
        }
        let all = try book.history()
        #expect(all.map(\.day) == (-3...0).map { saturday.adding(days: $0) })
        #expect(Set(all.map(\.challenge)).count == 4, "what was done or skipped rests")
        #expect(try book.history(HistoryFilter(status: .skipped)) == [all[1], all[3]])
        #expect(try book.history(HistoryFilter(from: all[1].day, through: all[2].day)) == [all[1], all[2]])
        #expect(try book.history(HistoryFilter(challenge: all[2].challenge)) == [all[2]])
        #expect(
            try book.history(HistoryFilter(category: all[0].traits.category))
                == all.filter { $0.traits.category == all[0].traits.category })
        try book.removePack("little")
        #expect(try book.history() == all)
    }

    @Test func `an empty catalog and limits that leave nothing are told`() throws {
        let empty = try ChallengeRecords.inMemory(clock: Moments.clock)
        #expect(
            refusalText { try empty.today(Situation(day: saturday)) }
                == "There is no challenge to choose from: import a pack, or add one of your own.")
        var preferences = UserPreferences()
        preferences.excludedLocations = LocationType.allCases
        try book.save(preferences)
        let text = refusalText { try book.today(Situation(day: saturday)) }
        #expect(text.hasPrefix("The limits leave none of 12 challenges."))
        #expect(try book.history().isEmpty)
    }

    @Test func `a situation out of range is refused`() throws {
        #expect(refusedPaths { try book.today(Situation(day: saturday, hour: 24)) } == ["hour"])
        #expect(refusedPaths { try book.today(Situation(day: saturday, mood: 6)) } == ["mood"])
    }
}
