// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct CaseCrossoverTests {
    /// The first day of a stratum of 28 days, a Thursday as 1970-01-01 was.
    private static let start = 28 * 731 - DiaryBuilder.monday.daysSince1970

    private static func crossover(_ builder: DiaryBuilder, days: Int = 28, hours: Int = 2) -> CaseCrossover {
        let timeline = DiaryTimeline(builder.diary, now: DiaryBuilder.time(start + days, 12), offset: .zero)
        let first = DiaryBuilder.monday.daysSince1970 + start
        return CaseCrossover(
            timeline, outcomes: timeline.uses, exposures: timeline.cravings.map(\.second), hours: hours,
            days: first...first + days - 1)
    }

    private static func covered(_ days: Int = 28) -> DiaryBuilder {
        var builder = DiaryBuilder()
        builder.status(start..<start + days, .complete)
        return builder
    }

    /// Of the cravings within 12 hours, one of two is in the two hours before the use, and one of one, none of one, and
    /// none of two in those of the other weeks: the sum is reached by two of the four weeks.
    @Test func `a use is compared with the same hour of the other weeks`() throws {
        var builder = Self.covered()
        builder.use(Self.start + 3, 20)
        for hour in [19, 12.0] { builder.craving(Self.start + 3, hour) }
        builder.craving(Self.start + 10, 18.5)
        builder.craving(Self.start + 17, 17.5)
        for hour in [12, 13.0] { builder.craving(Self.start + 24, hour) }
        let crossover = Self.crossover(builder)
        #expect((crossover.cases, crossover.exposedCases, crossover.differingCases) == (1, 1, 1))
        #expect(isClose(crossover.probability(permutations: 9_999, seed: 1) {}, 0.5, 0.02))
    }

    @Test func `a use without a craving before it isn't exposed`() {
        var builder = Self.covered()
        builder.use(Self.start + 24, 20)
        builder.craving(Self.start + 24, 12)
        builder.craving(Self.start + 3, 20)
        builder.craving(Self.start + 10, 18)
        let crossover = Self.crossover(builder)
        #expect((crossover.cases, crossover.exposedCases) == (1, 0))
        #expect(crossover.probability(permutations: 99, seed: 1) {} == 1)
    }

    @Test func `a bout is one case`() {
        var builder = Self.covered()
        for week in 0..<4 { builder.craving(Self.start + 3 + 7 * week, 19) }
        for hour in [20, 21.5, 23] { builder.use(Self.start + 3, hour) }
        #expect(Self.crossover(builder).cases == 1)
    }

    @Test func `weeks that aren't covered and weeks without a craving near are no controls`() {
        var builder = DiaryBuilder()
        builder.use(Self.start + 3, 20)
        builder.craving(Self.start + 3, 19)
        #expect(Self.crossover(builder).cases == 0)
        builder.status([Self.start + 17], .nothing)
        #expect(Self.crossover(builder).cases == 0)
        builder.craving(Self.start + 10, 12)
        #expect(Self.crossover(builder).cases == 1)
    }

    @Test func `controls are in the same stratum and in the past`() {
        var builder = Self.covered(56)
        builder.use(Self.start + 3, 20)
        builder.craving(Self.start + 3, 12)
        for week in 4...7 { builder.craving(Self.start + 3 + 7 * week, 19) }
        // Only the three other weeks of the stratum count, not the four of the next.
        #expect(Self.crossover(builder, days: 56).cases == 0)
        builder.craving(Self.start + 10, 19)
        #expect(Self.crossover(builder, days: 56).cases == 1)
        // On day 10, no other week has passed.
        #expect(Self.crossover(builder, days: 10).cases == 0)
    }

    /// Fourteen strata with a craving before one of two uses.
    @Test func `the report says whether more was logged before, or why not`() throws {
        var builder = Self.covered(28 * 14)
        for stratum in 0..<14 {
            let day = Self.start + 28 * stratum + 2
            builder.use(day, 20)
            builder.craving(day, 19, 8)
            for week in 1..<4 { builder.craving(day + 7 * week, 12, 3) }
        }
        func report(_ days: Int) throws -> LagReport {
            try FindLag.reading(
                of: LagInput(
                    diary: builder.diary, from: DiaryBuilder.day(Self.start),
                    now: DiaryBuilder.time(Self.start + days, 12), resamples: 999),
                in: Context())
        }
        let all = try report(28 * 14).preceding
        #expect(all.map(\.exposure) == [.craving, .strongCraving])
        #expect(
            all[0].statement.text
                == "A craving was logged in the 2 hours before 14 of 14 uses, more often than at the same hour and weekday "
                + "of other weeks (a bout counts once; weeks permuted, q = 0.001).")
        guard case .notEnoughData(let shortage) = try report(56).preceding[0].comparison else {
            Issue.record("a comparison of two uses")
            return
        }
        #expect((shortage.n, shortage.needed) == (2, 10))
    }
}
