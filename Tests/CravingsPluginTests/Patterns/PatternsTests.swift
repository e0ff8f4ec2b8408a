// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct PatternsTests {
    private static func patterns(
        _ builder: DiaryBuilder, _ days: ClosedRange<Int>? = nil, now: (day: Int, hour: Double),
        entries: PatternEntries = .cravings, parts: [PatternPart] = PatternPart.allCases
    ) throws -> CravingsPatterns {
        try ArrangePatterns.reading(
            of: PatternsInput(
                diary: builder.diary, from: days.map { DiaryBuilder.day($0.lowerBound) },
                through: days.map { DiaryBuilder.day($0.upperBound) }, now: DiaryBuilder.time(now.day, now.hour),
                entries: entries, parts: parts))
    }

    /// A craving at 20:30 on each of 28 days.
    private static func evenings(_ days: Int = 28) -> DiaryBuilder {
        var builder = DiaryBuilder()
        for day in 0..<days { builder.craving(day, 20.5) }
        return builder
    }

    private static func shortage(_ heatMap: HeatMap?) -> Shortage? {
        guard case .notEnoughData(let shortage)? = heatMap?.rates else { return nil }
        return shortage
    }

    @Test func `rates are of covered hours and drawn toward the mean`() throws {
        let heatMap = try #require(try Self.patterns(Self.evenings(), now: (27, 23)).heatMap)
        let rates = try #require(heatMap.rates.rates)
        #expect((heatMap.n, heatMap.coveredDays) == (28, 28))
        #expect(rates.hours.count == 168)
        // 28 cravings in 672 hours.
        #expect(isClose(rates.overall, 1.0 / 24, 1e-12))
        let evening = try #require(rates.hours.first { $0.weekday == 3 && $0.hour == 20 })
        #expect((evening.count, evening.exposure) == (4, 4))
        // (4 + 4/24)/(4 + 4); SciPy 1.17.1: gamma.ppf(0.025 and 0.975, 4 + 1/6)/8.
        #expect(isClose(evening.rate, 0.5208333333, 1e-9))
        #expect(isClose(evening.low, 0.14688316102609159, 1e-6) && isClose(evening.high, 1.1271267318104794, 1e-6))
        let morning = try #require(rates.hours.first { $0.weekday == 3 && $0.hour == 8 })
        #expect(isClose(morning.rate, 1.0 / 48, 1e-9) && morning.low < morning.rate && morning.rate < morning.high)
    }

    @Test func `exposure counts covered days and not all days`() throws {
        var builder = Self.evenings(56)
        // The Mondays of the second four weeks are unknown.
        builder.status([28, 35, 42, 49], .unknown)
        let heatMap = try #require(try Self.patterns(builder, now: (56, 12)).heatMap)
        let hours = try #require(heatMap.rates.rates).hours.filter { $0.hour == 20 }
        #expect(hours.map(\.exposure) == [4, 8, 8, 8, 8, 8, 8])
        #expect(hours.map(\.count) == [4, 8, 8, 8, 8, 8, 8])
        #expect(heatMap.n == 52)
    }

    @Test func `twenty entries over four covered weeks are needed`() throws {
        #expect(Self.shortage(try Self.patterns(Self.evenings(28), now: (28, 12)).heatMap) == nil)
        let days = Self.shortage(try Self.patterns(Self.evenings(27), now: (27, 12)).heatMap)
        #expect((days?.n, days?.needed) == (27, 28))
        var builder = DiaryBuilder()
        builder.status(0..<60, .complete)
        for day in 0..<19 { builder.craving(day, 20) }
        let entries = Self.shortage(try Self.patterns(builder, now: (60, 12)).heatMap)
        #expect((entries?.n, entries?.needed) == (19, 20))
        builder.craving(19, 20)
        #expect(Self.shortage(try Self.patterns(builder, now: (60, 12)).heatMap) == nil)
    }

    @Test func `below that, the counts are listed`() throws {
        var builder = DiaryBuilder()
        builder.craving(0, 20)
        builder.craving(0, 20.9)
        builder.craving(8, 1.5)
        let heatMap = try #require(try Self.patterns(builder, now: (9, 12)).heatMap)
        // 01:30 on Tuesday belongs to Monday.
        #expect(
            heatMap.counts == [
                HeatMap.HourCount(weekday: 1, hour: 1, count: 1), HeatMap.HourCount(weekday: 1, hour: 20, count: 2),
            ])
        #expect(heatMap.rates.rates == nil)
    }

    /// Cravings around midnight, and others at all hours from 12:00 on.
    @Test func `the usual hours are found across midnight`() throws {
        var builder = DiaryBuilder()
        for day in 0..<30 {
            builder.craving(day, day % 2 == 0 ? 23 : 25)
            builder.craving(day, 12 + Double(day % 13))
        }
        let patterns = try Self.patterns(builder, now: (31, 12))
        guard case .hours(let usual)? = patterns.heatMap?.usualHours else {
            Issue.record("no usual hours")
            return
        }
        #expect((usual.first, usual.last, usual.daysWithin, usual.days) == (23, 1, 30, 30))
        #expect(
            patterns.statements.map(\.text) == [
                "On 30 of 30 days with cravings, there were some from 23:00 to 1:59, more than chance explains in the waking "
                    + "day, 14:00 to 01:00, which has 90% of them (2026-01-05 to 2026-02-05; days shifted at random, p = 0.001)."
            ])
    }

    /// The hours of two peaks are never averaged to one between them.
    @Test func `two peaks have no hour between them`() throws {
        var builder = DiaryBuilder()
        for day in 0..<60 {
            builder.craving(day, 8.5 + Double(day % 5) / 4)
            builder.craving(day, 16.5 + Double(day % 7) / 6)
            builder.use(day, 7 + Double(day % 16))
        }
        guard case .hours(let usual)? = try Self.patterns(builder, now: (60, 12)).heatMap?.usualHours else {
            Issue.record("no usual hours")
            return
        }
        #expect(usual.isClear && ([7, 8, 15, 16] as [Int]).contains(usual.first), "\(usual)")
    }

    @Test func `cravings at all waking hours have no usual hours`() throws {
        let clear = try (0..<100).filter { run in
            let diary = SimulatedDiary.even.diary(seed: UInt64(run))
            let input = PatternsInput(
                diary: diary, now: DiaryBuilder.time(SimulatedDiary.days, 12), parts: [.heatMap])
            let report = try ArrangePatterns.reading(of: input, in: Context(seed: UInt64(run)))
            return report.statements.contains { $0.code == "cravings.usual-hours" }
        }
        #expect(clear.count <= 5, "\(clear)")
    }

    @Test func `entries within a few hours say nothing about other waking hours`() throws {
        let patterns = try Self.patterns(Self.evenings(30), now: (30, 12))
        #expect(patterns.statements.map(\.code) == ["cravings.hours-unknown"])
        #expect(patterns.heatMap?.rates.rates != nil)
    }

    @Test func `cravings, uses, or both are counted`() throws {
        var builder = Self.evenings(30)
        builder.use(3, 12)
        builder.use(4, 12, isTimeKnown: false)
        #expect(try Self.patterns(builder, now: (30, 12)).heatMap?.n == 30)
        #expect(try Self.patterns(builder, now: (30, 12), entries: .uses).heatMap?.n == 1)
        #expect(try Self.patterns(builder, now: (30, 12), entries: .all).heatMap?.n == 31)
    }

    @Test func `days have cravings with their median, amounts by method, and gaps where nothing is known`() throws {
        var builder = DiaryBuilder()
        builder.craving(0, 10, 3)
        builder.craving(0, 11, 8)
        builder.use(0, 12, .vape, 3)
        builder.use(0, 13, .edible, 10)
        builder.use(0, 14, .vape, 1)
        builder.status([2], .nothing)
        let days = try #require(try Self.patterns(builder, 0...3, now: (9, 12)).days)
        #expect(days.map(\.isCovered) == [true, false, true, false])
        #expect(days.map(\.cravings) == [2, 0, 0, 0])
        #expect(days.map(\.medianIntensity) == [5.5, nil, nil, nil])
        #expect(days.map(\.uses) == [3, 0, 0, 0])
        #expect(
            days[0].amounts == [
                PatternDay.MethodAmount(method: .vape, amount: 4), PatternDay.MethodAmount(method: .edible, amount: 10),
            ])
    }

    @Test func `only the requested parts are computed`() throws {
        let heat = try Self.patterns(Self.evenings(3), now: (3, 12), parts: [.heatMap])
        #expect(heat.days == nil && heat.heatMap != nil)
        let series = try Self.patterns(Self.evenings(3), now: (3, 12), parts: [.series])
        #expect(series.days?.count == 4 && series.heatMap == nil && series.statements.isEmpty)
    }

    /// Benchmarks measures the time.
    @Test func `ten years of ten entries a day are counted`() throws {
        var builder = DiaryBuilder()
        for entry in 0..<36_500 {
            let (day, hour) = (entry / 10, Double(entry % 10) * 1.5 + 6)
            if entry % 3 == 0 { builder.use(day, hour) } else { builder.craving(day, hour, 1 + entry % 10) }
        }
        let input = PatternsInput(diary: builder.diary, now: DiaryBuilder.time(3_650, 12))
        let reading = try ArrangePatterns.reading(of: input)
        // Every third of the 36,500 entries is a use.
        #expect(reading.heatMap?.n == 24_333)
    }
}
