// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite struct ExplainChallengeTests {
    private static func person(seed: UInt64, events: Int) -> (UserPreferences, [ChallengeEvent], Situation, [Challenge])
    {
        var chance = Chance(seed: seed)
        let start = CalendarDay(daysSince1970: 20_454)
        var preferences = UserPreferences()
        preferences.preferredCategories = [.creative, .learning]
        preferences.preferredLocations = [.outdoor]
        preferences.preferredDifficulty = 2
        preferences.socialComfort = 2
        let history = (0..<events).map { day in
            ChallengeEvent(
                challenge: "c\(chance.below(20))", traits: chance.traits(),
                situation: chance.situation(start.adding(days: day)),
                status: chance.below(3) == 0 ? .skipped : .completed, rating: 1 + chance.below(5))
        }
        let challenges = (0..<40).map { Challenge(id: "c\($0)", title: "Challenge \($0)", traits: chance.traits()) }
        return (preferences, history, chance.situation(start.adding(days: events)), challenges)
    }

    @Test(arguments: [0, 1, 5, 60, 300]) func `contributions add up to the score of the ranking`(events: Int) throws {
        let (preferences, history, situation, challenges) = Self.person(seed: 7, events: events)
        let open = CoolDown(completed: 0, skipped: 0)
        var unlimited = preferences
        unlimited.socialComfort = 5
        let ranking = try RankChallenges.reading(
            of: RankChallengesInput(
                challenges: challenges, preferences: unlimited, events: history, situation: situation, coolDown: open,
                count: 40))
        let explainer = Explainer(preferences: unlimited, events: history, situation: situation)
        #expect(!ranking.best.isEmpty)
        for ranked in ranking.best {
            let challenge = try #require(challenges.first { $0.id == ranked.id })
            let explanation = explainer.explanation(of: challenge)
            let features = explanation.contributions.reduce(0) { $0 + $1.contribution }
            let reasons = explanation.reasons.reduce(0) { $0 + $1.contribution }
            #expect(abs(features - ranked.score) < 1e-12)
            #expect(abs(reasons - ranked.score) < 1e-12)
            #expect(abs(explanation.score - ranked.score) < 1e-12)
            #expect(abs(explanation.deviation - ranked.deviation) < 1e-9)
            #expect(abs(explanation.probability - ranked.probability) < 1e-9)
            for part in explanation.contributions { #expect(part.contribution == part.value * part.weight) }
        }
    }

    @Test func `a current model gives the same reasons as a new fit`() throws {
        let (preferences, history, situation, challenges) = Self.person(seed: 3, events: 80)
        let model = LearnPreferences.reading(of: LearnPreferencesInput(preferences: preferences, events: history))
        let fresh = Explainer(preferences: preferences, events: history, situation: situation)
        let kept = Explainer(preferences: preferences, events: history, situation: situation, model: model)
        for challenge in challenges { #expect(fresh.explanation(of: challenge) == kept.explanation(of: challenge)) }
    }

    /// 1 − S/S₀ by the definition, from the whole matrices.
    @Test func `learned share and deviation follow their definition`() throws {
        let (preferences, history, situation, challenges) = Self.person(seed: 5, events: 40)
        let posterior = LogisticPosterior.learned(EventLog(history).observations, prior: Prior(preferences)).posterior
        let prior = Prior(preferences)
        let explainer = Explainer(preferences: preferences, events: history, situation: situation)
        for challenge in challenges {
            for part in explainer.explanation(of: challenge).contributions where part.group != "single" {
                let place = try #require(
                    Feature.all.firstIndex { $0.group.rawValue == part.group && $0.name == part.feature })
                let now = posterior.covariance[place, place]
                #expect(abs(part.learnedShare - max(0, 1 - now / prior.variance[place])) < 1e-12)
                #expect(abs(part.deviation - abs(part.value) * now.squareRoot()) < 1e-12)
            }
        }
    }

    @Test func `reasons without events mention no completed challenges`() throws {
        let (preferences, _, situation, challenges) = Self.person(seed: 11, events: 0)
        let explainer = Explainer(preferences: preferences, events: [], situation: situation)
        for challenge in challenges {
            for reason in explainer.explanation(of: challenge).reasons {
                #expect(reason.source == .stated || reason.source == .common, "\(reason)")
                #expect(reason.learnedShare == 0 && reason.evidence == nil)
                #expect(!reason.sentence.contains("you completed"))
            }
        }
    }

    @Test func `stated and common preferences are distinguished`() throws {
        var preferences = UserPreferences()
        preferences.preferredCategories = [.creative]
        preferences.preferredDifficulty = 2
        preferences.socialComfort = 5
        let explainer = Explainer(
            preferences: preferences, events: [],
            situation: Situation(day: try CalendarDay("2026-11-20"), hour: 19, weather: .rainy, mood: 5))
        let traits = ChallengeTraits(
            category: .creative, timeInvestment: .extended, socialRequirement: .friends, costLevel: .large,
            difficulty: 5, locationType: .outdoor, seasonality: .summer)
        let sentences = explainer.explanation(of: Challenge(id: "x", title: "X", traits: traits)).reasons.map(
            \.sentence)
        // The weights of the prior, by hand: 0.7 for the most preferred category; −0.35 −0.35 for two hours in the
        // evening; and so on, as in Prior.
        #expect(
            Set(sentences) == [
                "you told us that you like creative challenges: +0.7",
                "most people put off two-hour challenges on weekday evenings: −0.7",
                "most people put off challenges that cost 50 dollars or more: −0.7",
                "most people put off outdoor challenges in the rain: −0.7",
                "most people put off challenges out of season: −0.7",
                "you asked for easy challenges, and this one is very hard: −0.7",
                "most people readily do challenges like this in a good mood: +0.7",
                "your comfort with company is 5 of 5: +0.4",
            ])
    }

    @Test(arguments: [
        (0.8, "+0.8"), (-0.8, "−0.8"), (0.04, "+0.04"), (-0.094, "−0.09"), (0.095, "+0.1"), (12.34, "+12.3"),
        (0.001, "±0.00"), (0.96, "+1.0"), (0.0949, "+0.09"),
    ]) func `contributions have a sign`(number: Double, expected: String) {
        #expect(ReasonWords.signed(number) == expected)
    }
}
