// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct FalseDiscoveryRateTests {
    @Test func `q-values equal those of statsmodels`() throws {
        let lists = try StatisticsFixture.scientific("falseDiscovery").list
        #expect(lists.count == 5)
        for figure in lists {
            let values = FalseDiscoveryRate.qValues(of: figure["probabilities"].numbers)
            #expect(values.count == figure["qValues"].numbers.count)
            for (value, expected) in zip(values, figure["qValues"].numbers) { #expect(isClose(value, expected, 1e-12)) }
        }
    }

    /// Benjamini and Hochberg 1995, section 3.3: at 0.05, the four smallest of 15 are rejected, where Bonferroni's rule
    /// rejects three.
    @Test func `the published example has four rejections`() throws {
        let published = try StatisticsFixture.scientific("falseDiscovery").list[0]["probabilities"].numbers
        #expect(published.count == 15)
        #expect(FalseDiscoveryRate.qValues(of: published).map { $0 <= 0.05 } == (1...15).map { $0 <= 4 })
        #expect(published.count { $0 <= 0.05 / 15 } == 3)
    }

    @Test func `no tests have no q-values`() { #expect(FalseDiscoveryRate.qValues(of: []).isEmpty) }
}
