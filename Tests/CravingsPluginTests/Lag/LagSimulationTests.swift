// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import CravingsPlugin

/// How often a trigger is found where there is none, with the entries of a day alike.
///
/// Measured once with 3,000 diaries each and 399 resamples: of diaries of 30, 60, and 120 days with ten triggers and no
/// effect, 12.4%, 11.3%, and 11.1% have a finding up to a q-value of 0.1; of single tests at 5%, 5.5%, 5.3%, and 5.2% find
/// one.
@Suite(.slow) struct LagSimulationTests {
    private static let runs = 500
    private static let triggers = 10

    private struct Rates {
        var single = 0.0
        var any = 0.0
    }

    /// Simulates diaries in which a day has its own share of entries that are followed and its own triggers.
    private static func rates(days: Int) -> Rates {
        var generator = SeededGenerator(seed: UInt64(days))
        var numbers = NormalNumbers(seed: UInt64(days) &* 31)
        var (single, tested, any) = (0, 0, 0)
        for run in 0..<runs {
            var counts = DayCounts(factors: triggers)
            for _ in 0..<days {
                let share = 1 / (1 + Mathematics.exponential(0.6 - numbers.next()))
                let shares = (0..<triggers).map { _ in
                    Double.random(in: 0..<1, using: &generator) < 0.3 ? 0.75 : 0.1
                }
                let entries = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                    (
                        factors: shares.map { Double.random(in: 0..<1, using: &generator) < $0 },
                        isFollowed: Double.random(in: 0..<1, using: &generator) < share
                    )
                }
                counts.addDay(entries)
            }
            let context = Context(seed: UInt64(run))
            let lifts = ((try? FindLag.comparisons(counts, resamples: 199, in: context)) ?? []).compactMap(\.lift)
            tested += lifts.count
            single += lifts.count { $0.probability <= 0.05 }
            if lifts.contains(where: { $0.qValue <= FalseDiscoveryRate.limit }) { any += 1 }
        }
        return Rates(single: Double(single) / Double(tested), any: Double(any) / Double(runs))
    }

    /// The binomial standard error of 12% of 500 diaries is 1.5%.
    ///
    /// Without the correction, about 40% would have a finding.
    @Test(arguments: [30, 60, 120]) func `few diaries without an effect have a finding`(days: Int) {
        let rates = Self.rates(days: days)
        #expect(rates.any <= 0.15)
        #expect((0.03...0.08).contains(rates.single))
    }
}
