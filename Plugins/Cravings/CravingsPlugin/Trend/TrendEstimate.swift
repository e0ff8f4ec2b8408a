// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
internal import Presentation

/// The direction of a trend.
@Schema("cravings.TrendDirection")
public enum TrendDirection: String, CaseIterable, SchemaProviding {
    /// The values rise.
    case rising
    /// The values fall.
    case falling
    /// There is no clear trend, which doesn't mean that there is none.
    case unclear
}

/// The result of a test for a trend, or the answer that there isn't enough data.
@Schema("cravings.TrendEstimate")
public enum TrendEstimate: UnionRepresentable, Hashable {
    /// The result of a test.
    case trend(Trend)
    /// Not enough data.
    case notEnoughData(Shortage)

    /// The result of a test for a trend.
    @Schema("cravings.Trend")
    public struct Trend: SchemaProviding, Hashable {
        /// The direction; a trend is reported up to a probability of 0.05, if the halves differ in the same direction.
        public var direction: TrendDirection
        /// The probability of a score at least as extreme without a trend.
        @Field(.number(0...1)) public var probability: Double
        /// The Mann-Kendall score: rising pairs of days minus falling pairs.
        public var score: Int
        /// The mean of the first half of the values; of intensities, the median.
        @Field(.number(0...)) public var earlier: Double
        /// The mean of the second half of the values; of intensities, the median.
        @Field(.number(0...)) public var later: Double
        /// The autocorrelation of neighboring days, corrected for its bias.
        @Field(.number(0...0.95)) public var autocorrelation: Double
        /// The number of days with a value.
        @Field(.integer(0...Int.max, .days)) public var n: Int
        /// The number of series that were drawn.
        @Field(.integer(0...Int.max)) public var resamples: Int
    }

    /// The number of days with a value from which there is a test.
    public static let leastDays = 10
    /// The share of days without a value up to which there is a test.
    public static let greatestMissingShare = 0.3
}

extension TrendEstimate.Trend {
    init(_ test: AutoregressiveTrendTest, of values: [Double], measure: TrendMeasure, resamples: Int) {
        let middle = values.count / 2
        let halves = [Array(values[..<middle]), Array(values[middle...])].map { half in
            measure == .intensity ? Median.of(half) ?? 0 : half.reduce(0, +) / Double(max(1, half.count))
        }
        (earlier, later) = (halves[0], halves[1])
        // Halves that differ only in digits that aren't shown don't differ.
        let differ = earlier.fixed(decimals: 2) != later.fixed(decimals: 2)
        let isClear =
            test.probability <= AutoregressiveTrendTest.level && differ
            && (later > earlier) == (test.statistic.score > 0)
        direction = !isClear ? .unclear : test.statistic.score > 0 ? .rising : .falling
        probability = test.probability
        score = test.statistic.score
        autocorrelation = test.autocorrelation
        n = values.count
        self.resamples = resamples
    }
}
