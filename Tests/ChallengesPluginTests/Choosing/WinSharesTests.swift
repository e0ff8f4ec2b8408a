// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite struct WinSharesTests {
    private let fixture: LearnerFixture

    init() throws { fixture = try LearnerFixture() }

    private func input(spread: Double, exploration: Double, draws: Int = 1_000) -> RankChallengesInput {
        var preferences = fixture.preferences
        preferences.mostTime = .extended
        preferences.budget = .large
        preferences.socialComfort = fixture.preferences.socialComfort
        return RankChallengesInput(
            challenges: fixture.candidates, preferences: preferences, events: fixture.events,
            situation: fixture.situation,
            coolDown: CoolDown(completed: 0, skipped: 0), spread: spread, exploration: exploration, draws: draws,
            count: 1_000)
    }

    /// A million draws of the weights in NumPy (Fixtures/make-fixtures.py); all 20 candidates, without limits.
    @Test func `shares equal those of drawn weights`() {
        let log = EventLog(fixture.events)
        let posterior = LogisticPosterior.fitted(log.observations, prior: Prior(fixture.preferences))
        var rows = FeatureRows()
        for challenge in fixture.candidates {
            rows.append(
                challenge.traits, SituationFeatures(fixture.situation),
                log.recency.values(challenge.id, challenge.traits.category, day: fixture.situation.day.daysSince1970))
        }
        let expected = fixture.figures["wins"]["shares"].numbers
        let draws = 40_000
        var numbers = NormalNumbers(SeededGenerator(seed: 20_261_121))
        let shares = WinShares(
            rows, posterior, categories: fixture.candidates.map(\.traits.category),
            scores: (0..<rows.count).map {
                posterior.logOdds(rows, $0) + posterior.single(fixture.candidates[$0].id).effect
            },
            spread: .init(weights: fixture.figures["wins"]["spread"].number), draws: draws, taken: 0,
            numbers: &numbers
        ).shares
        #expect(shares.count == expected.count)
        #expect(expected.filter { $0 > 0.01 }.count >= 4, "a test of one winner would prove little")
        for place in shares.indices {
            let error = (expected[place] * (1 - expected[place]) / Double(draws)).squareRoot()
            #expect(abs(shares[place] - expected[place]) < 4.5 * error + 2 / Double(draws), "\(place)")
        }
    }

    @Test(arguments: [(0.1, 0.02), (0, 0.02), (0.5, 0), (1, 0.3), (0, 0), (0.1, 1)])
    func `propensities add up to 1`(spread: Double, exploration: Double) throws {
        for seed in 0..<5 as Range<UInt64> {
            let ranking = try RankChallenges.reading(
                of: input(spread: spread, exploration: exploration), in: Context(seed: seed))
            #expect(ranking.best.count == ranking.eligible)
            #expect(abs(ranking.best.reduce(0) { $0 + $1.propensity } - 1) < 1e-9)
            let least = exploration / Double(ranking.eligible)
            for ranked in ranking.best { #expect(ranked.propensity >= least - 1e-15) }
            #expect((ranking.shown.first?.propensity ?? 0) > 0)
            #expect(ranking.shown.first?.id == ranking.choice)
        }
    }

    /// Compares the frequency of choices over many seeds with the mean of their propensities.
    @Test func `choices are as frequent as their propensity`() throws {
        let question = input(spread: 0.5, exploration: 0.1, draws: 100)
        let model = LearnPreferences.reading(
            of: LearnPreferencesInput(preferences: fixture.preferences, events: fixture.events))
        var known = question
        known.model = model
        let seeds = 1_500
        var chosen: [String: Double] = [:]
        var propensity: [String: Double] = [:]
        var inverse = 0.0
        for seed in 0..<seeds {
            let ranking = try RankChallenges.reading(of: known, in: Context(seed: UInt64(seed) &* 7_919))
            chosen[ranking.choice, default: 0] += 1 / Double(seeds)
            for ranked in ranking.best { propensity[ranked.id, default: 0] += ranked.propensity / Double(seeds) }
            inverse += 1 / (ranking.shown[0].propensity * Double(ranking.eligible)) / Double(seeds)
        }
        for (id, share) in propensity {
            let error = (share * (1 - share) / Double(seeds)).squareRoot()
            #expect(abs((chosen[id] ?? 0) - share) < 4.5 * error, "\(id)")
        }
        // The weight of the uniform policy has the mean 1, or an estimate by inverse propensities would be off. Its
        // variance is below the greatest weight, 1/exploration.
        #expect(abs(inverse - 1) < 4.5 * (1 / 0.1 / Double(seeds)).squareRoot())
    }

    @Test func `equal seeds give equal answers`() async throws {
        let engine = try Engine([ChallengesPlugin()])
        let question = input(spread: 0.1, exploration: 0.02)
        let first = try await engine(Challenges.rank, question, in: Context(seed: 5))
        for _ in 0..<3 { #expect(try await engine(Challenges.rank, question, in: Context(seed: 5)) == first) }
        let choices = try (0..<60).map {
            try RankChallenges.reading(of: input(spread: 1, exploration: 0.5), in: Context(seed: $0)).choice
        }
        #expect(Set(choices).count > 3, "the seed decides")
    }

    @Test func `greedy chooses the highest expectation`() throws {
        let ranking = try RankChallenges.reading(of: input(spread: 0, exploration: 0))
        #expect(ranking.choice == ranking.best[0].id)
        #expect(ranking.best[0].propensity == 1)
        #expect(ranking.best.map(\.score) == ranking.best.map(\.score).sorted(by: >))
    }
}
