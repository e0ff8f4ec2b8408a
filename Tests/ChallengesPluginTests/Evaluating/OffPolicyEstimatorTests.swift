// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite struct OffPolicyEstimatorTests {
    private let fixture: Fixture
    private let log: OffPolicyLog

    init() throws {
        let fixture = try Fixture("off-policy.json")
        self.fixture = fixture
        let rows = fixture["rows"].list.enumerated().map { day, row in
            let figures = row.numbers
            return OffPolicyRow(
                day: day, reward: figures[0], weight: figures[2] / figures[1], expected: figures[3],
                direct: figures[4])
        }
        log = OffPolicyLog(rows, shrinkage: OffPolicyShrinkage(threshold: 5, strength: 2))
    }

    /// Open Bandit Pipeline 0.4.1 on 400 rounds with 8 actions, to the 10 decimals of its figures.
    @Test(arguments: [
        (OffPolicyEstimator.ips, "IPS"), (.snips, "SNIPS"), (.betaIPS, "betaStarIPS"), (.dm, "DM"), (.dr, "DR"),
        (.sndr, "SNDR"), (.switchDR, "SwitchDR_5"), (.drOS, "DRos_2"),
    ]) func `estimates equal another library's`(estimator: OffPolicyEstimator, name: String) throws {
        let value = try #require(log.whole.value(estimator))
        #expect(abs(value - fixture["estimates"][name].number) < 1e-8)
    }

    /// The figure of that file, computed with NumPy.
    @Test func `the effective sample size is computed`() {
        #expect(abs(log.whole.effectiveSize - 167.558) < 0.0005)
    }

    /// 200 logs of 250 days from a known distribution, with a reward model that is wrong by 0.1.
    ///
    /// The oracle knows the
    /// variance of the estimate: 1.96 times its standard deviation over the logs on either side.
    @Test func `intervals contain the true value and aren't much wider than an oracle's`() throws {
        var chance = Chance(seed: 12)
        let means = [0.2, 0.5, 0.8]
        let policy = [0.1, 0.2, 0.7]
        let logging = [0.5, 0.3, 0.2]
        let truth = zip(means, policy).reduce(0) { $0 + $1.0 * $1.1 }
        let direct = truth + 0.1
        var held: [OffPolicyEstimator: Int] = [:]
        var widths: [OffPolicyEstimator: Double] = [:]
        var values: [OffPolicyEstimator: [Double]] = [:]
        let trials = 200
        for trial in 0..<trials {
            let rows = (0..<250).map { day -> OffPolicyRow in
                let lot = chance.unit()
                let action = lot < 0.5 ? 0 : lot < 0.8 ? 1 : 2
                return OffPolicyRow(
                    day: day, reward: chance.unit() < means[action] ? 1 : 0, weight: policy[action] / logging[action],
                    expected: means[action] + 0.1, direct: direct)
            }
            let log = OffPolicyLog(rows, shrinkage: OffPolicyShrinkage(threshold: 3, strength: 2))
            let evaluation = PolicyEvaluation(
                EvaluatePolicyInput(choices: [], resamples: 200), rows: rows, log: log, seed: UInt64(trial))
            for estimate in evaluation.estimates where !estimate.estimator.isBiased {
                let (low, high) = (try #require(estimate.low), try #require(estimate.high))
                if low <= truth, truth <= high { held[estimate.estimator, default: 0] += 1 }
                widths[estimate.estimator, default: 0] += (high - low) / Double(trials)
                values[estimate.estimator, default: []].append(try #require(estimate.value))
            }
        }
        #expect(held.count == 5)
        for (estimator, values) in values {
            let mean = values.reduce(0, +) / Double(trials)
            let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(trials - 1)
            // 95% of 200 less three standard errors of 0.0154.
            #expect(held[estimator, default: 0] >= 181, "\(estimator): \(held[estimator, default: 0])")
            #expect(widths[estimator, default: 9] <= 1.3 * 2 * 1.96 * variance.squareRoot(), "\(estimator)")
        }
    }

    /// The reward model is wrong by 0.1, which no interval of these could show.
    @Test func `biased estimators have a value but no interval`() {
        let rows = (0..<100).map { OffPolicyRow(day: $0, reward: 0.5, weight: 1, expected: 0.6, direct: 0.6) }
        let evaluation = PolicyEvaluation(
            EvaluatePolicyInput(choices: []), rows: rows,
            log: OffPolicyLog(rows, shrinkage: OffPolicyShrinkage(threshold: 5, strength: 2)), seed: 1)
        for estimate in evaluation.estimates {
            let isBiased = [.dm, .switchDR, .drOS].contains(estimate.estimator)
            #expect(estimate.value != nil)
            #expect((estimate.low == nil) == isBiased && (estimate.high == nil) == isBiased)
            #expect(estimate.isTooLittleData == isBiased)
        }
    }

    @Test func `a policy that never agrees has no estimate`() {
        let rows = (0..<80).map { OffPolicyRow(day: $0, reward: 1, weight: 0, expected: 0.5, direct: 0.5) }
        let evaluation = PolicyEvaluation(
            EvaluatePolicyInput(choices: []), rows: rows,
            log: OffPolicyLog(rows, shrinkage: OffPolicyShrinkage(threshold: 5, strength: 2)), seed: 1)
        #expect(evaluation.effectiveSize == 0)
        #expect(evaluation.isTooLittleData)
        #expect(evaluation.estimates.filter(\.isTooLittleData).count == 8)
        #expect(evaluation.estimates.first { $0.estimator == .snips }?.value == nil)
        #expect(evaluation.logged?.value == 1)
    }

    @Test func `wide intervals mean too little data`() throws {
        // 60 days of which half are worth 0 and half 1: Student's interval is ±0.13.
        let rows = (0..<60).map {
            OffPolicyRow(day: $0, reward: Double($0 % 2), weight: 1, expected: 0.5, direct: 0.5)
        }
        let evaluation = PolicyEvaluation(
            EvaluatePolicyInput(choices: []), rows: rows,
            log: OffPolicyLog(rows, shrinkage: OffPolicyShrinkage(threshold: 5, strength: 2)), seed: 1)
        let robust = try #require(evaluation.estimates.first { $0.estimator == .dr })
        #expect(abs(evaluation.effectiveSize - 60) < 1e-9)
        let (low, high) = (try #require(robust.low), try #require(robust.high))
        #expect(abs(high - low - 0.253) < 0.05)
        #expect(robust.isTooLittleData)
        #expect(evaluation.sentence.hasPrefix("Too little data: the interval from 0."))
        #expect(evaluation.estimates.first { $0.estimator == .ips }?.isTooLittleData == true)
    }
}
