// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct MatchedPairsTests {
    @Test func `odds ratios and intervals equal those of SciPy`() throws {
        let cases = try StatisticsFixture.scientific("oddsRatios").list
        #expect(cases.count == 5)
        for figure in cases {
            let pairs = MatchedPairs(caseOnly: figure["caseOnly"].number, controlOnly: figure["controlOnly"].number)
            let ratio = try #require(pairs.oddsRatio)
            #expect(isClose(ratio.value, figure["value"].number))
            #expect(isClose(ratio.low, figure["low"].number))
            #expect(isClose(ratio.high, figure["high"].number))
        }
    }

    /// Breslow and Day 1980, 5.1: estrogen and endometrial cancer, 29 pairs with only the case exposed and 3 with only the
    /// control: 9.67.
    @Test func `the published example has an odds ratio of 9_67`() throws {
        let ratio = try #require(MatchedPairs(caseOnly: 29, controlOnly: 3).oddsRatio)
        #expect(abs(ratio.value - 9.67) < 0.005)
    }

    @Test func `fewer than 10 pairs, or pairs in one direction, have no ratio`() {
        #expect(MatchedPairs(caseOnly: 6, controlOnly: 3.9).oddsRatio == nil)
        #expect(MatchedPairs(caseOnly: 6, controlOnly: 4).oddsRatio != nil)
        #expect(MatchedPairs(caseOnly: 20, controlOnly: 0).oddsRatio == nil)
        #expect(MatchedPairs(caseOnly: 0, controlOnly: 20).oddsRatio == nil)
    }
}
