// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct MannKendallTests {
    @Test func `scores, variances, and slopes equal those of pymannkendall and SciPy`() throws {
        let series = try StatisticsFixture.scientific("mannKendall")
        #expect(series.names.count == 7)
        for name in series.names {
            let figure = series[name]
            let values = figure["values"].numbers
            let statistic = MannKendall(values)
            #expect(statistic.score == figure["score"].integer, "\(name)")
            #expect(isClose(statistic.variance, figure["variance"].number), "\(name)")
            #expect(isClose(statistic.deviate, figure["deviate"].number), "\(name)")
            #expect(isClose(statistic.independentProbability, figure["probability"].number), "\(name)")
            let slopes = PairwiseSlopes(days: Array(values.indices), values: values)
            #expect(isClose(slopes.median, figure["slope"].number), "\(name)")
            #expect(isClose(slopes.median, figure["theilSlope"].number), "\(name)")
        }
    }

    /// The file's figures have 6 decimals.
    @Test func `figures of another version of pymannkendall are equal`() throws {
        let series = try StatisticsFixture("mann-kendall.json")["series"]
        #expect(series.names.count == 6)
        for name in series.names {
            let (values, figure) = (series[name]["y"].numbers, series[name]["original"])
            let statistic = MannKendall(values)
            #expect(statistic.score == figure["s"].integer)
            #expect(abs(statistic.variance - figure["var_s"].number) < 1e-6)
            #expect(abs(statistic.deviate - figure["z"].number) < 1e-6)
            #expect(abs(statistic.independentProbability - figure["p"].number) < 1e-6)
            #expect(
                abs(PairwiseSlopes(days: Array(values.indices), values: values).median - figure["slope"].number) < 1e-6)
        }
    }

    @Test func `slopes count the days between values`() throws {
        let figure = try StatisticsFixture.scientific("gappedSlope")
        let slopes = PairwiseSlopes(
            days: figure["days"].numbers.map { Int($0) }, values: figure["values"].numbers)
        #expect(isClose(slopes.median, figure["slope"].number, 1e-12))
    }

    /// The pairs counted one by one, which is Mann's definition.
    @Test func `merging counts the same pairs as comparing all of them`() {
        var generator = SeededGenerator(seed: 4)
        var counter = PairCounter(capacity: 0)
        for length in 0..<60 {
            let values = (0..<length).map { _ in Double(generator.next() % 8) }
            var expected = 0
            for first in values.indices {
                for second in values.indices where second > first {
                    expected += values[second] > values[first] ? 1 : values[second] < values[first] ? -1 : 0
                }
            }
            #expect(counter.score(of: values) == expected)
            let groups = Dictionary(grouping: values) { $0 }.values.map(\.count).filter { $0 > 1 }
            #expect(counter.tieLengths.sorted() == groups.sorted())
        }
    }

    @Test func `one value has no slope`() { #expect(PairwiseSlopes(days: [3], values: [1]).median == 0) }

    @Test func `medians are computed`() {
        #expect(Median.of([]) == nil)
        #expect(Median.of([3]) == 3)
        #expect(Median.of([4, 1, 3, 2]) == 2.5)
        #expect(Median.of([9, 1, 5]) == 5)
    }
}
