// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite struct EvaluatePolicyTests {
    /// A log of a person who likes some categories, with random choices from four candidates.
    private static func log(days: Int, seed: UInt64, policy: [Double]? = nil) -> [LoggedChoice] {
        var chance = Chance(seed: seed)
        let start = CalendarDay(daysSince1970: 20_454)
        return (0..<days).map { day in
            var situation = chance.situation(start.adding(days: day))
            situation.isHoliday = false
            let categories = chance.shuffle(ChallengeCategory.allCases).prefix(4)
            let candidates = categories.enumerated().map { place, category in
                LoggedCandidate(
                    challenge: category.rawValue, traits: ChallengeTraits(category: category),
                    probability: policy?[place])
            }
            let chosen = candidates[chance.below(4)]
            let likes = Self.likes(chosen.traits.category)
            let isDone = chance.unit() < likes
            return LoggedChoice(
                event: ChallengeEvent(
                    challenge: chosen.challenge, traits: chosen.traits, situation: situation,
                    status: isDone ? .completed : .skipped, rating: isDone ? 5 : nil, propensity: 0.25),
                candidates: candidates)
        }
    }

    /// The probability that a category is completed: 0.05, 0.17, and so on to 0.89.
    private static func likes(_ category: ChallengeCategory) -> Double {
        0.05 + 0.12 * Double(ChallengeCategory.allCases.firstIndex(of: category) ?? 0)
    }

    private static func estimate(_ evaluation: PolicyEvaluation, _ estimator: OffPolicyEstimator) -> Double {
        evaluation.estimates.first { $0.estimator == estimator }?.value ?? .nan
    }

    @Test func `the estimate of the logging policy is its mean reward`() throws {
        let choices = Self.log(days: 300, seed: 2)
        let evaluation = try EvaluatePolicy.reading(of: EvaluatePolicyInput(policy: .uniform, choices: choices))
        let earned = choices.compactMap(\.event.reward).reduce(0, +) / 300
        #expect(abs(Self.estimate(evaluation, .ips) - earned) < 1e-12)
        #expect(abs(Self.estimate(evaluation, .snips) - earned) < 1e-12)
        #expect(abs(Self.estimate(evaluation, .betaIPS) - earned) < 1e-12)
        #expect(abs(evaluation.effectiveSize - 300) < 1e-9)
        #expect(abs((evaluation.logged?.value ?? 0) - earned) < 1e-12)
        #expect(!evaluation.isTooLittleData)
        #expect(evaluation.sentence.hasPrefix("The policy uniform would have earned 0."))
    }

    /// The best of four drawn from eight without repetition: its mean is computed over all 70 draws.
    @Test func `the estimate of the greedy policy is the best of four`() throws {
        let categories = ChallengeCategory.allCases
        var truth = 0.0
        var sets = 0
        for mask in 0..<256 where mask.nonzeroBitCount == 4 {
            truth += categories.indices.filter { mask >> $0 & 1 == 1 }.map { Self.likes(categories[$0]) }.max() ?? 0
            sets += 1
        }
        truth /= Double(sets)
        #expect(sets == 70)
        let evaluation = try EvaluatePolicy.reading(
            of: EvaluatePolicyInput(policy: .greedy, choices: Self.log(days: 1_000, seed: 4)), in: Context(seed: 3))
        for estimator in [OffPolicyEstimator.ips, .snips, .betaIPS, .dr, .sndr] {
            let estimate = try #require(evaluation.estimates.first { $0.estimator == estimator })
            // The learner doesn't always know the best, and a log of 1,000 has an error of about 0.03.
            let value = try #require(estimate.value)
            let (low, high) = (try #require(estimate.low), try #require(estimate.high))
            #expect(abs(value - truth) < 0.1, "\(estimator)")
            #expect(low < truth + 0.03 && high > truth - 0.08)
            #expect(value > (evaluation.logged?.value ?? 1) + 0.1)
        }
        #expect(evaluation.effectiveSize > 150 && evaluation.effectiveSize < 350, "a quarter of the log agrees")
    }

    /// Computes the weights and expectations of one policy again: folds by hand, rows of the event log.
    @Test func `each day is evaluated without itself`() throws {
        let probabilities = [0.7, 0.1, 0.15, 0.05]
        let choices = Self.log(days: 60, seed: 8, policy: probabilities)
        let input = EvaluatePolicyInput(policy: .given, choices: choices, folds: 3)
        let rows = CrossFit(input).rows
        #expect(rows.count == 60)
        let log = EventLog(choices.map(\.event))
        for (place, row) in rows.enumerated() {
            let choice = choices[place]
            let chosen = try #require(
                choice.candidates.firstIndex { $0.challenge == choice.event.challenge })
            #expect(abs(row.weight - probabilities[chosen] / 0.25) < 1e-12)
            #expect(row.reward == choice.event.reward)
            var others = log.observations
            others.weights = others.weights.indices.map { $0 % 3 == place % 3 ? 0 : 1 }
            guard place < 6 else { continue }
            let posterior = LogisticPosterior.fitted(others, prior: Prior(UserPreferences()))
            let expected = posterior.expectedReward(log.observations.rows, place, of: choice.event.challenge)
            #expect(abs(row.expected - expected) < 1e-9)
        }
    }

    /// Inverting the reward of one day must not change the expectation of its own row.
    @Test func `a reward doesn't change its own expectation`() throws {
        let choices = Self.log(days: 40, seed: 15)
        var turned = choices
        turned[7].event.status = choices[7].event.status == .completed ? .skipped : .completed
        turned[7].event.rating = nil
        let before = CrossFit(EvaluatePolicyInput(choices: choices)).rows
        let after = CrossFit(EvaluatePolicyInput(choices: turned)).rows
        #expect(before[7].expected == after[7].expected && before[7].direct == after[7].direct)
        #expect(before[7].weight == after[7].weight && before[7].reward != after[7].reward)
        #expect(before[8].expected != after[8].expected)
    }

    @Test func `the user's own picks are excluded`() throws {
        var choices = Self.log(days: 30, seed: 1)
        choices[0].event.propensity = nil
        choices[1].event.status = .expired
        choices[2].event.status = .pending
        let evaluation = try EvaluatePolicy.reading(of: EvaluatePolicyInput(choices: choices))
        #expect(evaluation.choices == 27)
        #expect(evaluation.unused == 3)
        #expect(evaluation.isTooLittleData)
        #expect(evaluation.sentence.hasPrefix("Too little data: the effective sample size of 27 logged days is "))
    }

    @Test func `the seed affects only the interval`() throws {
        let input = EvaluatePolicyInput(policy: .uniform, choices: Self.log(days: 80, seed: 6))
        let first = try EvaluatePolicy.reading(of: input, in: Context(seed: 1))
        #expect(try EvaluatePolicy.reading(of: input, in: Context(seed: 1)) == first)
        let other = try EvaluatePolicy.reading(of: input, in: Context(seed: 2))
        #expect(other.estimates.map(\.value) == first.estimates.map(\.value))
        #expect(other.estimates != first.estimates)
    }

    @Test func `the order of the log doesn't matter`() throws {
        let choices = Self.log(days: 80, seed: 6)
        var chance = Chance(seed: 1)
        let one = try EvaluatePolicy.reading(of: EvaluatePolicyInput(choices: choices))
        let other = try EvaluatePolicy.reading(of: EvaluatePolicyInput(choices: chance.shuffle(choices)))
        for (left, right) in zip(one.estimates, other.estimates) {
            #expect(abs((left.value ?? 0) - (right.value ?? 1)) < 1e-9)
        }
    }

    @Test func `an invalid log is rejected with every problem`() throws {
        var choices = Self.log(days: 4, seed: 1, policy: [0.5, 0.25, 0.125, 0.125])
        let chosen = choices[0].event.challenge
        choices[0].candidates.removeAll { $0.challenge == chosen }
        choices[1].candidates[1] = choices[1].candidates[0]
        choices[3].candidates[0].probability = 0.75
        let failure = try #require(throws: ComputationError.self) {
            try EvaluatePolicy.reading(of: EvaluatePolicyInput(policy: .given, choices: choices))
        }
        let paths = Set(failure.issues.map(\.path))
        #expect(
            paths == ["choices[0].candidates", "choices[1].candidates", "choices[3].candidates"])
        #expect(failure.code == .refused)
        #expect(failure.description.contains("expected probabilities that add up to 1, got 1.25"))
    }

    @Test func `only complete records become lines of the log`() throws {
        let situation = Situation(day: try CalendarDay("2026-11-20"), hour: 19)
        let sketch = ChallengeTraits(category: .creative)
        let run = ChallengeTraits(category: .physical)
        var record = UserChallenge(
            id: "2026-11-20", challenge: "sketch", title: "Sketch", traits: sketch, situation: situation,
            assigned: try RecordedTime("2026-11-20T08:00:00Z"))
        record.status = .skipped
        record.choice = ChoiceRecord(
            candidates: ["run", "sketch"], score: 0.4, propensity: 0.7, modelVersion: 0, featureVersion: 1)
        let line = try #require(LoggedChoice(record) { $0 == "run" ? run : nil })
        #expect(line.candidates.map(\.challenge) == ["run", "sketch"])
        #expect(line.candidates.map(\.traits) == [run, sketch])
        #expect(line.event.propensity == 0.7 && line.event.reward == 0)
        #expect(LoggedChoice(record) { _ in nil } == nil, "a candidate is gone")
        record.choice?.candidates = ["run"]
        #expect(LoggedChoice(record) { _ in run } == nil, "not chosen from these")
        record.choice = nil
        #expect(LoggedChoice(record) { _ in run } == nil, "the person chose")
    }
}
