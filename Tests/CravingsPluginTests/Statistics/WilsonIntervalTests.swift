// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct WilsonIntervalTests {
    /// Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3; 4 decimals.
    @Test(arguments: [
        (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718),
    ])
    func `intervals equal published values`(successes: Int, trials: Int, low: Double, high: Double) throws {
        let interval = try #require(WilsonInterval(successes, of: trials))
        #expect(abs(interval.low - low) < 5.1e-5)
        #expect(abs(interval.high - high) < 5.1e-5)
    }

    @Test func `intervals equal those of SciPy and statsmodels`() throws {
        let cases = try StatisticsFixture.scientific("wilson").list
        #expect(cases.count == 16)
        for figure in cases {
            let interval = try #require(WilsonInterval(figure["successes"].integer, of: figure["trials"].integer))
            for expected in [figure["interval"].numbers, figure["statsmodels"].numbers] {
                #expect(isClose(interval.low, expected[0], 1e-12), "\(figure.value)")
                #expect(isClose(interval.high, expected[1], 1e-12), "\(figure.value)")
            }
        }
    }

    /// The file's figures have 8 decimals.
    @Test func `intervals of small samples equal the grid`() throws {
        let cases = try StatisticsFixture("wilson.json")["grid"].list
        #expect(cases.count > 20)
        for figure in cases {
            let interval = try #require(WilsonInterval(figure["k"].integer, of: figure["n"].integer))
            #expect(abs(interval.low - figure["wilson"].numbers[0]) < 6e-9)
            #expect(abs(interval.high - figure["wilson"].numbers[1]) < 6e-9)
        }
    }

    @Test func `no trials have no interval`() {
        #expect(WilsonInterval(0, of: 0) == nil)
        #expect(ShareEstimate(0, of: 0).share == nil)
        #expect(ShareEstimate(0, of: 0).shortage?.n == 0)
    }

    /// SciPy's intervals: 6 of 12 is 0.4924 wide, 5 of 10 is 0.5268, 5 of 11 is 0.5073, 0 of 3 is 0.5615, 0 of 4 is 0.4899.
    @Test(arguments: [
        (6, 12, true), (5, 10, false), (5, 11, false), (0, 3, false), (0, 4, true), (0, 1, false), (20, 20, true),
    ])
    func `a share with an interval wider than a half isn't reported`(successes: Int, trials: Int, isReported: Bool) {
        let estimate = ShareEstimate(successes, of: trials)
        #expect((estimate.share != nil) == isReported)
        #expect(estimate.shortage?.n == (isReported ? nil : trials))
        #expect(estimate.shortage?.message.text == (isReported ? nil : "Not enough data (n = \(trials))."))
    }

    @Test func `an unreported share has no percentage in any format`() throws {
        let json = ShareEstimate.schema.json(of: ShareEstimate(3, of: 7))
        #expect(json["kind"] == "not-enough-data")
        #expect(json["value"] == nil && json["low"] == nil && json["high"] == nil)
        #expect(json["n"] == 7)
        #expect(ShareEstimate(3, of: 7).words == "not enough data (n = 7)")
        #expect(try #require(ShareEstimate(15, of: 148).share).percent == "10% (6% to 16%)")
    }
}
