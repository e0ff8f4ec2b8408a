// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite struct LimitTests {
    private static func question(seed: UInt64) -> RankChallengesInput {
        var chance = Chance(seed: seed)
        let today = CalendarDay(daysSince1970: 20_500 + chance.below(365))
        var preferences = UserPreferences()
        preferences.mostTime = chance.below(2) == 0 ? .medium : .extended
        preferences.budget = chance.below(2) == 0 ? .medium : .small
        preferences.socialComfort = 2 + chance.below(3)
        preferences.excludedLocations = chance.below(2) == 0 ? [.specific] : [.outdoor, .public]
        let challenges = (0..<150).map { number in
            Challenge(
                id: "c\(number)", title: "Challenge \(number)", traits: chance.timedTraits(),
                validUntil: chance.below(6) == 0 ? today.adding(days: chance.below(5) - 3) : nil,
                isActive: chance.below(12) != 0)
        }
        let events = (0..<60).map { _ in
            ChallengeEvent(
                challenge: "c\(chance.below(150))", traits: chance.traits(),
                situation: chance.situation(today.adding(days: -chance.below(45))),
                status: chance.one(of: ChallengeStatus.self))
        }
        return RankChallengesInput(
            challenges: challenges, preferences: preferences, events: events, situation: chance.situation(today),
            draws: 100)
    }

    /// The same input without one limit.
    private static func lift(_ limit: Limit, _ input: RankChallengesInput) -> RankChallengesInput {
        var open = input
        switch limit {
        case .inactive: for place in open.challenges.indices { open.challenges[place].isActive = true }
        case .validity: for place in open.challenges.indices { open.challenges[place].validUntil = nil }
        case .time: open.preferences.mostTime = .extended
        case .budget: open.preferences.budget = .large
        case .socialComfort: open.preferences.socialComfort = 5
        case .location: open.preferences.excludedLocations = []
        case .season: for place in open.challenges.indices { open.challenges[place].traits.seasonality = nil }
        case .coolDown: open.coolDown = CoolDown(completed: 0, skipped: 0)
        case .timeOfDay: for place in open.challenges.indices { open.challenges[place].traits.timesOfDay = nil }
        case .daylight: for place in open.challenges.indices { open.challenges[place].traits.light = nil }
        case .booking: open.preferences.bookings = .always
        }
        return open
    }

    /// Compares each count with a ranking without that limit, and with only that limit.
    @Test(arguments: 1...10 as ClosedRange<UInt64>) func `counts equal those of a new query`(seed: UInt64) throws {
        let input = Self.question(seed: seed)
        let ranking = try RankChallenges.reading(of: input)
        for limit in Limit.allCases {
            let without = try RankChallenges.reading(of: Self.lift(limit, input))
            #expect(
                without.eligible - ranking.eligible == ranking.removed[limit]?.wouldReturn ?? 0, "\(limit)")
            let alone = Limit.allCases.filter { $0 != limit }.reduce(input) { Self.lift($1, $0) }
            let only = try RankChallenges.reading(of: alone)
            #expect(input.challenges.count - only.eligible == ranking.removed[limit]?.removed ?? 0, "\(limit)")
            #expect(without.removed[limit] == nil)
        }
        let open = try RankChallenges.reading(of: Limit.allCases.reduce(input) { Self.lift($1, $0) })
        #expect(open.eligible == 150 && open.removed.isEmpty)
    }

    /// Checks every shown challenge against the definition of each limit.
    @Test(arguments: 1...10 as ClosedRange<UInt64>) func `nothing beyond a limit is shown`(seed: UInt64) throws {
        var input = Self.question(seed: seed)
        input.count = 150
        let ranking = try RankChallenges.reading(of: input)
        #expect(ranking.best.count == ranking.eligible)
        let minutes = input.preferences.mostTime.minutes
        for shown in ranking.shown + ranking.best {
            let challenge = try #require(input.challenges.first { $0.id == shown.id })
            #expect(challenge.isActive)
            #expect(challenge.validUntil.map { $0 >= input.situation.day } ?? true)
            #expect(challenge.traits.timeInvestment.minutes <= minutes)
            #expect(challenge.traits.costLevel.rank <= input.preferences.budget.rank)
            #expect(challenge.traits.socialRequirement.leastComfort <= (input.preferences.socialComfort ?? 5))
            #expect(!input.preferences.excludedLocations.contains(challenge.traits.locationType))
            switch challenge.traits.seasonality {
            case .holiday: #expect(input.situation.isHoliday)
            case .some(let season): #expect(season.rawValue == input.situation.effectiveSeason.rawValue)
            case nil: break
            }
            for event in input.events where event.challenge == challenge.id {
                let age = input.situation.day.daysSince1970 - event.situation.day.daysSince1970
                if event.status == .completed { #expect(age >= 7) }
                if event.status == .skipped || event.status == .expired { #expect(age >= 7) }
            }
        }
    }

    @Test(arguments: [(ChallengeStatus.completed, 7), (.skipped, 7), (.expired, 7)])
    func `a rest period ends on its last day`(status: ChallengeStatus, days: Int) throws {
        let today = try CalendarDay("2026-11-21")
        func isOffered(after age: Int) -> Bool {
            let event = ChallengeEvent(
                challenge: "a", traits: ChallengeTraits(category: .creative),
                situation: Situation(day: today.adding(days: -age)), status: status)
            let ranking = try? RankChallenges.reading(
                of: RankChallengesInput(
                    challenges: [Challenge(id: "a", title: "A", traits: ChallengeTraits(category: .creative))],
                    events: [event], situation: Situation(day: today)))
            return ranking != nil
        }
        #expect(!isOffered(after: 0))
        #expect(!isOffered(after: days - 1))
        #expect(isOffered(after: days))
        #expect(isOffered(after: -1), "what comes later is no rest of today")
    }

    @Test func `an empty result names the limits to relax`() throws {
        var preferences = UserPreferences()
        preferences.mostTime = .quick
        preferences.budget = .free
        let long = ChallengeTraits(category: .creative, timeInvestment: .extended)
        let dear = ChallengeTraits(category: .creative, costLevel: .large)
        let both = ChallengeTraits(category: .creative, timeInvestment: .extended, costLevel: .large)
        func failure(_ traits: [ChallengeTraits]) throws -> ComputationError {
            try #require(throws: ComputationError.self) {
                try RankChallenges.reading(
                    of: RankChallengesInput(
                        challenges: traits.enumerated().map { Challenge(id: "c\($0)", title: "C", traits: $1) },
                        preferences: preferences, situation: Situation(day: try CalendarDay("2026-11-21"))))
            }
        }
        #expect(
            try failure([long, long, dear, both]).description
                == "The limits exclude all 4 challenges. Allowing more time brings back 2; allowing a larger budget brings back 1."
        )
        #expect(
            try failure([both]).description
                == "The limits exclude the only challenge. Allowing more time and allowing a larger budget together bring back 1."
        )
        let far = ChallengeTraits(
            category: .creative, timeInvestment: .extended, costLevel: .large, locationType: .public)
        let placed = ChallengeTraits(category: .creative, costLevel: .large, locationType: .public)
        preferences.excludedLocations = [.public]
        #expect(
            try failure([far, both, both, placed, far]).description.hasSuffix(
                "all 5 challenges. Allowing more time and allowing a larger budget together bring back 2; "
                    + "allowing a larger budget and excluding fewer places together bring back 1."))
        #expect(try failure([both]).code == .refused)
    }

    @Test func `the southern hemisphere has its own seasons`() throws {
        let ski = Challenge(
            id: "ski", title: "Ski", traits: ChallengeTraits(category: .adventure, seasonality: .winter))
        let july = try CalendarDay("2026-07-10")
        let south = try RankChallenges.reading(
            of: RankChallengesInput(challenges: [ski], situation: Situation(day: july, isSouthern: true)))
        #expect(south.choice == "ski")
        #expect(throws: ComputationError.self) {
            try RankChallenges.reading(of: RankChallengesInput(challenges: [ski], situation: Situation(day: july)))
        }
    }

    @Test func `feedback doesn't start a rest period`() throws {
        let today = try CalendarDay("2026-11-21")
        let sketch = Challenge(id: "sketch", title: "Sketch", traits: ChallengeTraits(category: .creative))
        let said = ChallengeEvent(
            challenge: "sketch", traits: sketch.traits, situation: Situation(day: today), status: .completed, rating: 5,
            weight: 0.5, isFeedback: true)
        let before = try RankChallenges.reading(
            of: RankChallengesInput(challenges: [sketch], situation: Situation(day: today)))
        let after = try RankChallenges.reading(
            of: RankChallengesInput(
                challenges: [sketch], events: [said], situation: Situation(day: today.adding(days: 1))))
        #expect(after.removed.isEmpty)
        // A day later, recency would show if feedback counted toward it; only the like counts.
        #expect(after.best[0].score > before.best[0].score)
    }
}
