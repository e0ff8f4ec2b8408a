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

    @Test func `a use is compared with the same hour of the other weeks`() {
        var builder = Self.covered()
        builder.use(Self.start + 3, 20)
        builder.craving(Self.start + 3, 19)
        builder.craving(Self.start + 10, 18.5)
        builder.craving(Self.start + 17, 17.5)
        let crossover = Self.crossover(builder)
        // Of the three controls, one has a craving within two hours.
        #expect((crossover.cases, crossover.exposedCases) == (1, 1))
        #expect(isClose(crossover.pairs.caseOnly, 2.0 / 3, 1e-12))
        #expect(crossover.pairs.controlOnly == 0)
    }

    @Test func `a use without a craving before it counts the exposed controls`() {
        var builder = Self.covered()
        builder.use(Self.start + 24, 20)
        builder.craving(Self.start + 3, 20)
        builder.craving(Self.start + 10, 18)
        let crossover = Self.crossover(builder)
        #expect((crossover.cases, crossover.exposedCases) == (1, 0))
        #expect(crossover.pairs.caseOnly == 0)
        #expect(isClose(crossover.pairs.controlOnly, 2.0 / 3, 1e-12))
    }

    @Test func `weeks that aren't covered are no controls`() {
        var builder = DiaryBuilder()
        builder.use(Self.start + 3, 20)
        #expect(Self.crossover(builder).cases == 0)
        builder.status([Self.start + 17], .nothing)
        let crossover = Self.crossover(builder)
        #expect(crossover.cases == 1)
        #expect(crossover.pairs == MatchedPairs(caseOnly: 0, controlOnly: 0))
    }

    @Test func `controls are in the same stratum and in the past`() {
        var builder = Self.covered(56)
        builder.use(Self.start + 3, 20)
        for week in 1...7 { builder.craving(Self.start + 3 + 7 * week, 19) }
        // Only the three other weeks of the stratum count, not the four of the next.
        #expect(isClose(Self.crossover(builder, days: 56).pairs.controlOnly, 1, 1e-12))
        // On day 12 only one other week has passed.
        let early = Self.crossover(builder, days: 12)
        #expect(early.cases == 1 && early.pairs.controlOnly == 1)
    }

    /// Twelve strata with a craving before each use and in one of three other weeks in a third of the strata.
    @Test func `the report has an odds ratio or says why not`() throws {
        var builder = Self.covered(28 * 14)
        for stratum in 0..<14 {
            let day = Self.start + 28 * stratum + 2
            builder.use(day, 20)
            builder.use(day + 7, 20)
            if stratum % 2 == 0 { builder.craving(day, 19, 8) }
            if stratum % 7 == 0 { builder.craving(day + 14, 19, 3) }
            if stratum % 2 == 1 { builder.craving(day + 7, 19, 3) }
        }
        func report(_ days: Int) throws -> LagReport {
            try FindLag.reading(
                of: LagInput(
                    diary: builder.diary, from: DiaryBuilder.day(Self.start),
                    now: DiaryBuilder.time(Self.start + days, 12), resamples: 199),
                in: Context())
        }
        let all = try report(28 * 14).preceding
        #expect(all.map(\.exposure) == [.craving, .strongCraving])
        guard case .oddsRatio(let ratio) = all[0].comparison else {
            Issue.record("\(all[0].statement)")
            return
        }
        #expect(ratio.low < ratio.value && ratio.value < ratio.high && ratio.value > 1)
        #expect(isClose(ratio.value, ratio.caseOnly / ratio.controlOnly, 1e-12))
        #expect(all[0].cases == 28)
        guard case .notEnoughData(let shortage) = try report(56).preceding[0].comparison else {
            Issue.record("an odds ratio of four uses")
            return
        }
        #expect(shortage.n < 10 && shortage.needed == 10)
    }
}
