// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import ChallengesPlugin

/// People who follow the product's own choices for some weeks.
@Suite struct DeedSimulationTests {
    private struct Person {
        var chance: Chance
        let rate: (ChallengeTraits) -> Double
        var events: [ChallengeEvent] = []
        /// For each day, the reasons of the chosen challenge that are about deeds.
        var shown: [[Reason]] = []

        init(seed: UInt64, rate: @escaping (ChallengeTraits) -> Double) {
            chance = Chance(seed: seed)
            self.rate = rate
        }

        mutating func live(days: Int) throws {
            let start = CalendarDay(daysSince1970: 20_500)
            let catalog = (0..<120).map { number in
                var traits = chance.traits()
                traits.seasonality = nil
                return Challenge(id: "c\(number)", title: "C", traits: traits)
            }
            for day in 0..<days {
                let situation = Situation(day: start.adding(days: day), hour: 9)
                let model = LearnPreferences.reading(of: LearnPreferencesInput(events: events))
                let input = RankChallengesInput(
                    challenges: catalog, events: events, situation: situation, model: model, draws: 100, count: 1)
                let choice = try RankChallenges.reading(of: input, in: Context(seed: UInt64(day))).choice
                guard let challenge = catalog.first(where: { $0.id == choice }) else { continue }
                let explanation = Explainer(
                    preferences: UserPreferences(), events: events, situation: situation, model: model
                ).explanation(of: challenge)
                shown.append(explanation.reasons.filter { $0.evidence != nil })
                let isDone = chance.unit() < rate(challenge.traits)
                events.append(
                    ChallengeEvent(
                        challenge: choice, traits: challenge.traits, situation: situation,
                        status: isDone ? .completed : .skipped, completedHour: isDone ? 8 + chance.below(14) : nil))
            }
        }
    }

    /// Whatever the person's mean, nothing about an attribute is true.
    @Test(.slow, arguments: [0.4, 0.6, 0.8])
    func `deeds that are independent of attributes give no finding`(mean: Double) throws {
        var (days, said) = (0, 0)
        for seed in 1...6 as ClosedRange<UInt64> {
            var person = Person(seed: seed) { _ in mean }
            try person.live(days: 60)
            days += person.shown.count
            said += person.shown.count { !$0.isEmpty }
        }
        #expect(Double(said) <= 0.05 * Double(days), "\(said) of \(days)")
    }

    /// Creative challenges are completed at 80%, all others at 30%.
    @Test(.slow) func `a true difference is said after some weeks`() throws {
        var told = 0
        for seed in 1...6 as ClosedRange<UInt64> {
            var person = Person(seed: seed) { $0.category == .creative ? 0.8 : 0.3 }
            try person.live(days: 70)
            let truths = person.shown.joined().filter { $0.feature == "category" && $0.sentence.contains("creative") }
            #expect(truths.allSatisfy { $0.contribution > 0 })
            if !truths.isEmpty { told += 1 }
        }
        #expect(told >= 4, "\(told) of 6")
    }
}
