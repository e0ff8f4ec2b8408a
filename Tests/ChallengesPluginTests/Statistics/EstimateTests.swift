// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChallengesPlugin

@Suite struct EstimateTests {
    /// Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3; 4 decimals.
    @Test(arguments: [
        (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718),
    ])
    func `Wilson intervals equal published values`(successes: Int, trials: Int, low: Double, high: Double) throws {
        let estimate = try #require(Estimate.share(successes, of: trials, confidence: 0.95))
        #expect(estimate.value == Double(successes) / Double(trials))
        #expect(abs(try #require(estimate.low) - low) < 5.1e-5)
        #expect(abs(try #require(estimate.high) - high) < 5.1e-5)
    }

    /// SciPy 1.17.1: binomtest(k, n).proportion_ci(0.95 and 0.9, method="wilson").
    @Test(arguments: [
        (0, 1, 0.0, 0.7934506856227626, 0.0, 0.7301340512159458),
        (1, 1, 0.20654931437723745, 1.0, 0.2698659487840541, 1.0),
        (2, 3, 0.20765960080204782, 0.9385080552796038, 0.25353386828122415, 0.9217342736662716),
        (3, 5, 0.23072428127601297, 0.8823792257673521, 0.27248317186619286, 0.857293527980787),
        (0, 7, 0.0, 0.35433043506668743, 0.0, 0.27876269545254206),
        (41, 50, 0.6920394632569922, 0.9022980732976582, 0.7149922761939018, 0.8921544849028855),
        (913, 1_000, 0.8939135189433065, 0.9289255785476249, 0.8972034598566957, 0.9265677912272622),
    ]) func `Wilson intervals are computed`(
        successes: Int, trials: Int, low: Double, high: Double, low90: Double, high90: Double
    ) throws {
        let usual = try #require(Estimate.share(successes, of: trials, confidence: 0.95))
        #expect(abs(try #require(usual.low) - low) < 1e-12)
        #expect(abs(try #require(usual.high) - high) < 1e-12)
        let narrow = try #require(Estimate.share(successes, of: trials, confidence: 0.9))
        #expect(abs(try #require(narrow.low) - low90) < 1e-12)
        #expect(abs(try #require(narrow.high) - high90) < 1e-12)
    }

    /// SciPy 1.17.1: norm.ppf.
    @Test(arguments: [
        (0.75, 0.6744897501960817), (0.9, 1.2815515655446004), (0.975, 1.959963984540054),
        (0.9995, 3.2905267314919255),
    ]) func `normal quantiles are computed`(share: Double, expected: Double) {
        #expect(abs(NormalDistribution.quantile(share) - expected) < 1e-12)
    }

    @Test func `no trials have no share`() {
        #expect(Estimate.share(0, of: 0, confidence: 0.95) == nil)
    }
}
