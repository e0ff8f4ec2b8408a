// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite struct SkipReasonTests {
    private static let day = CalendarDay(daysSince1970: 20_500)
    private static let traits = ChallengeTraits(
        category: .creative, timeInvestment: .extended, costLevel: .large, locationType: .outdoor)

    /// The change of each weight after five skips.
    private static func changes(_ reason: SkipReason?) -> [(feature: Feature, change: Double)] {
        let events = (0..<5).map {
            ChallengeEvent(
                challenge: "c", traits: traits, situation: Situation(day: day.adding(days: $0), hour: 9),
                status: .skipped, skipReason: reason)
        }
        let mean = LearnPreferences.reading(of: LearnPreferencesInput(events: events)).mean
        let prior = Prior(UserPreferences()).mean
        return Feature.all.indices.map { (Feature.all[$0], mean[$0] - prior[$0]) }
    }

    @Test func `a skip without a reason is about every attribute`() {
        for group in [FeatureGroup.intercept, .category, .time, .cost, .location] {
            #expect(Self.changes(nil).contains { $0.feature.group == group && $0.change < -0.05 }, "\(group)")
        }
        #expect(zip(Self.changes(nil), Self.changes(.other)).allSatisfy { $0.change == $1.change })
    }

    @Test(arguments: [SkipReason.tooLong, .noMoney])
    func `a reason is about its own attribute`(reason: SkipReason) {
        let groups: Set<FeatureGroup> = reason == .noMoney ? [.cost] : [.time, .weekend, .dayPartTime]
        // Solving for the other weights leaves rounding errors.
        let changed = Self.changes(reason).filter { abs($0.change) > 1e-12 }
        #expect(Set(changed.map(\.feature.group)).isSubset(of: groups))
        #expect(changed.contains { $0.change < -0.1 })
    }

    @Test func `another day is no evidence`() {
        #expect(Self.changes(.notToday).allSatisfy { $0.change == 0 })
        let event = ChallengeEvent(
            challenge: "c", traits: Self.traits, situation: Situation(day: Self.day), status: .skipped,
            skipReason: .notToday)
        #expect(event.reward == nil)
    }

    @Test func `a challenge for another day may come back the next day`() throws {
        func isOffered(_ reason: SkipReason?, after days: Int) -> Bool {
            let event = ChallengeEvent(
                challenge: "c", traits: ChallengeTraits(category: .creative), situation: Situation(day: Self.day),
                status: .skipped, skipReason: reason)
            let input = RankChallengesInput(
                challenges: [Challenge(id: "c", title: "C", traits: ChallengeTraits(category: .creative))],
                events: [event], situation: Situation(day: Self.day.adding(days: days)))
            return !RankChallenges.eligible(of: input).isEmpty
        }
        #expect(!isOffered(.notToday, after: 0) && isOffered(.notToday, after: 1))
        #expect(!isOffered(.tooLong, after: 1) && !isOffered(nil, after: 6) && isOffered(nil, after: 7))
    }
}
