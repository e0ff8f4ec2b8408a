// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct GammaDistributionTests {
    @Test func `quantiles equal those of SciPy`() throws {
        let cases = try StatisticsFixture.scientific("gamma").list
        #expect(cases.count == 84)
        for figure in cases {
            let quantile = GammaDistribution(shape: figure["shape"].number).quantile(figure["share"].number)
            let expected = figure["quantile"].number
            #expect(abs(quantile / expected - 1) < 1e-9, "\(figure.value): \(quantile)")
        }
    }

    @Test func `shares equal those of SciPy`() throws {
        let cases = try StatisticsFixture.scientific("gammaShares").list
        #expect(cases.count == 40)
        for figure in cases {
            let share = GammaDistribution(shape: figure["shape"].number).share(below: figure["value"].number)
            #expect(isClose(share, figure["share"].number, 1e-12), "\(figure.value): \(share)")
        }
        #expect(GammaDistribution(shape: 2).share(below: 0) == 0)
        #expect(GammaDistribution(shape: 2).quantile(0) == 0)
        #expect(GammaDistribution(shape: 2).quantile(1) == .infinity)
    }

    @Test func `logarithms of the gamma function equal those of the C library`() throws {
        for figure in try StatisticsFixture.scientific("logGamma").list {
            let logarithm = Mathematics.logGamma(figure["value"].number)
            #expect(isClose(logarithm, figure["logarithm"].number, 1e-13), "\(figure.value): \(logarithm)")
        }
    }

    @Test func `rates and their intervals equal those of SciPy`() throws {
        let cases = try StatisticsFixture.scientific("rates").list
        #expect(cases.count == 5)
        for figure in cases {
            let rate = try #require(
                Shrinkage.rate(
                    figure["events"].integer, hours: figure["hours"].number, overall: figure["overall"].number))
            #expect(isClose(rate.value, figure["value"].number, 1e-12))
            #expect(isClose(rate.low, figure["low"].number))
            #expect(isClose(rate.high, figure["high"].number))
        }
        #expect(Shrinkage.rate(0, hours: 10, overall: 0) == nil)
        #expect(Shrinkage.rate(1, hours: 0, overall: 1) == nil)
    }
}
