// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct CircularHoursTests {
    @Test func `mean hours and probabilities equal those computed with SciPy`() throws {
        let lists = try StatisticsFixture.scientific("rayleigh")
        #expect(lists.names.count == 5)
        for name in lists.names {
            let figure = lists[name]
            let hours = try #require(CircularHours(figure["hours"].numbers))
            #expect(hours.count == figure["hours"].list.count)
            #expect(isClose(hours.concentration, figure["concentration"].number), "\(name)")
            #expect(isClose(hours.probability, figure["probability"].number), "\(name)")
            // Hours that cancel have no mean.
            guard hours.concentration > 1e-9 else { continue }
            #expect(isClose(hours.mean, figure["mean"].number), "\(name)")
        }
    }

    @Test func `hours around midnight have a mean near midnight`() throws {
        let hours = try #require(CircularHours([23, 1, 23.5, 0.5]))
        #expect(min(hours.mean, 24 - hours.mean) < 1e-9)
        #expect(hours.mean >= 0 && hours.mean < 24)
    }

    @Test func `two opposite peaks cancel`() throws {
        let hours = try #require(CircularHours(Array(repeating: 6, count: 30) + Array(repeating: 18, count: 30)))
        #expect(hours.concentration < 1e-9 && hours.probability > 0.99)
    }

    @Test func `no hours have no mean`() { #expect(CircularHours([]) == nil) }

    /// At 5%, 4.8% to 5.1% of 20,000 even samples were found in an independent simulation; the binomial standard error of
    /// 4,000 is 0.34%.
    @Test(arguments: [8, 20, 50]) func `even hours are found at the nominal rate`(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        let found = (0..<4_000).count { _ in
            let hours = (0..<count).map { _ in Double.random(in: 0..<24, using: &generator) }
            return (CircularHours(hours)?.probability ?? 1) <= 0.05
        }
        #expect((0.039...0.061).contains(Double(found) / 4_000))
    }
}
