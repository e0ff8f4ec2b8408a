// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The intensities of cravings.
///
/// An ordinal scale, so the median and the distribution, and no mean.
@Schema("cravings.IntensitySummary")
public struct IntensitySummary: SchemaProviding, Hashable {
    /// The number of cravings.
    @Field(.integer(0...Int.max)) public var count: Int
    /// The median intensity, 1 to 10.
    ///
    /// Nil without cravings.
    @Field(.number(1...10)) public var median: Double?
    /// The number of cravings of each intensity, 1 first.
    @Field(.list(of: .integer(0...Int.max), count: 10...10)) public var counts: [Int]
    /// The number of cravings in each band, mildest first.
    public var bands: [BandCount]

    /// The number of cravings in a band.
    @Schema("cravings.BandCount")
    public struct BandCount: SchemaProviding, Hashable {
        /// The band.
        public var band: IntensityBand
        /// The number of cravings.
        @Field(.integer(0...Int.max)) public var count: Int
    }

    init(_ cravings: [DiaryTimeline.Point]) {
        var counts = Array(repeating: 0, count: 10)
        for craving in cravings {
            if let intensity = craving.intensity, (1...10).contains(intensity) { counts[intensity - 1] += 1 }
        }
        self.init(counts: counts)
    }

    init(counts: [Int]) {
        count = counts.reduce(0, +)
        median = Self.median(of: counts)
        bands = IntensityBand.allCases.map { band in
            BandCount(band: band, count: band.intensities.reduce(0) { $0 + counts[$1 - 1] })
        }
        self.counts = counts
    }

    /// Returns the median intensity from the number of cravings of each intensity; nil without cravings.
    static func median(of counts: [Int]) -> Double? {
        let total = counts.reduce(0, +)
        guard total > 0 else { return nil }
        func intensity(at rank: Int) -> Double {
            var passed = 0
            for (index, count) in counts.enumerated() {
                passed += count
                if passed > rank { return Double(index + 1) }
            }
            return Double(counts.count)
        }
        return (intensity(at: (total - 1) / 2) + intensity(at: total / 2)) / 2
    }
}
