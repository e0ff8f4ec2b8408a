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

    /// SciPy 1.17.1: t.ppf(0.975, 0.95 and 0.9995, df).
    @Test(arguments: [
        (1, 12.706204736174694, 6.313751514675037, 636.6192487687897),
        (2, 4.302652729749462, 2.9199855803537242, 31.599054576445365),
        (3, 3.1824463052837078, 2.3533634348018233, 12.923978636687961),
        (4, 2.7764451051977934, 2.1318467863266495, 8.610301581379522),
        (5, 2.5705818356363146, 2.0150483733330233, 6.868826625881276),
        (10, 2.228138851986274, 1.8124611228116756, 4.586893858702708),
        (29, 2.045229642132703, 1.6991270265334972, 3.6594050194663748),
        (30, 2.0422724563012378, 1.697260886593957, 3.6459586350420627),
        (99, 1.9842169515864174, 1.6603911560169906, 3.391528833363685),
        (100, 1.9839715185235518, 1.6602343260853392, 3.390491311164263),
        (1_000, 1.9623390808264083, 1.6463788172854643, 3.300282648423944),
        (12_345, 1.9601561676005668, 1.6449770683606901, 3.291315054529859),
    ]) func `Student quantiles are computed`(freedom: Int, at975: Double, at95: Double, at9995: Double) {
        let student = StudentDistribution(freedom: freedom)
        #expect(abs(student.quantile(0.975) / at975 - 1) < 1e-9)
        #expect(abs(student.quantile(0.95) / at95 - 1) < 1e-9)
        #expect(abs(student.quantile(0.9995) / at9995 - 1) < 1e-9)
    }

    /// SciPy 1.17.1: norm.ppf.
    @Test(arguments: [
        (0.75, 0.6744897501960817), (0.9, 1.2815515655446004), (0.975, 1.959963984540054),
        (0.9995, 3.2905267314919255),
    ]) func `normal quantiles are computed`(share: Double, expected: Double) {
        #expect(abs(NormalDistribution.quantile(share) - expected) < 1e-12)
    }

    /// SciPy 1.17.1: t.interval(0.95, n − 1, loc=mean, scale=sem), before it is cut at the ends of the scale.
    @Test(arguments: [
        ([4.0, 5, 3, 5, 2], 3.8, 2.1810682152912966, 5.418931784708703),
        ([1, 2], 1.5, -4.853102368087347, 7.853102368087347),
        ([5, 3, 4, 4, 4, 2, 3, 5, 1, 4, 4], 3.5454545454545454, 2.730174010415512, 4.360735080493579),
        ([1, 0, 0], 1.0 / 3, -1.100884243249821, 1.7675509099164874),
    ]) func `Student intervals are computed`(numbers: [Double], mean: Double, low: Double, high: Double) throws {
        let wide = try #require(Estimate.mean(numbers, within: -100...100, confidence: 0.95))
        #expect(abs(wide.value - mean) < 1e-12)
        #expect(abs(try #require(wide.low) - low) < 1e-9)
        #expect(abs(try #require(wide.high) - high) < 1e-9)
        let cut = try #require(Estimate.mean(numbers, within: 1...5, confidence: 0.95))
        let (lowest, highest) = (try #require(cut.low), try #require(cut.high))
        #expect(lowest >= 1 && highest <= 5)
    }

    @Test func `too few values have no interval`() throws {
        #expect(Estimate.share(0, of: 0, confidence: 0.95) == nil)
        #expect(Estimate.mean([], within: 1...5, confidence: 0.95) == nil)
        #expect(try #require(Estimate.mean([4], within: 1...5, confidence: 0.95)) == Estimate(value: 4))
    }
}
