// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct TrendTests {
    private static func trend(
        _ builder: DiaryBuilder, _ days: ClosedRange<Int>? = nil, now: (day: Int, hour: Double),
        measure: TrendMeasure = .intensity, method: UseMethod? = nil, seed: UInt64 = 1
    ) throws -> CravingsTrend {
        try TestTrend.reading(
            of: TrendInput(
                diary: builder.diary, from: days.map { DiaryBuilder.day($0.lowerBound) },
                through: days.map { DiaryBuilder.day($0.upperBound) }, now: DiaryBuilder.time(now.day, now.hour),
                measure: measure, method: method, resamples: 499),
            in: Context(seed: seed))
    }

    private static func falling(_ days: Int) -> DiaryBuilder {
        var builder = DiaryBuilder()
        for day in 0..<days { builder.craving(day, 18, max(1, 9 - day / 3 + day % 2)) }
        return builder
    }

    private static func found(_ report: CravingsTrend) throws -> TrendEstimate.Trend {
        guard case .trend(let trend) = report.result else { throw Missing() }
        return trend
    }

    private static func shortage(_ report: CravingsTrend) throws -> Shortage {
        guard case .notEnoughData(let shortage) = report.result else { throw Missing() }
        return shortage
    }

    private struct Missing: Error {}

    @Test func `a clear fall is found with the medians of its halves`() throws {
        let report = try Self.trend(Self.falling(20), now: (20, 12))
        let trend = try Self.found(report)
        #expect(trend.direction == .falling && trend.probability <= 0.05)
        #expect(trend.n == 20 && trend.resamples == 499)
        // 9, 10, 9, 9, 8, 9, 7, 8, 7, 7 and 6, 7, 5, 6, 5, 5, 4, 5, 3, 4.
        #expect((trend.earlier, trend.later) == (8.5, 5))
        #expect(report.statements[0].code == "cravings.trend-falling")
        #expect(
            report.statements[0].text.hasPrefix(
                "The median intensity of a day fell, 2026-01-05 to 2026-01-25: from a median of 8.50 points in the first half "
                    + "of the days to 5.00 in the second (n = 20 days; "))
    }

    @Test func `values that go nowhere have no clear trend`() throws {
        var builder = DiaryBuilder()
        for day in 0..<20 { builder.craving(day, 18, [5, 7, 4, 6][day % 4]) }
        let report = try Self.trend(builder, now: (20, 12))
        let trend = try Self.found(report)
        #expect(trend.direction == .unclear && trend.probability > 0.05)
        #expect(report.statements[0].text.hasPrefix("No clear trend in the median intensity of a day"))
    }

    @Test func `equal values have no trend`() throws {
        var builder = DiaryBuilder()
        for day in 0..<12 { builder.craving(day, 18, 5) }
        let trend = try Self.found(try Self.trend(builder, now: (12, 12)))
        #expect((trend.score, trend.probability, trend.autocorrelation) == (0, 1, 0))
        #expect(trend.direction == .unclear)
    }

    /// Sen's slope of such tied counts is 0, so that "fell by 0.00" was said of a fall from 0.7 to 0.2 uses a day.
    @Test func `a fall of small counts has the means of its halves`() throws {
        var builder = DiaryBuilder()
        builder.status(0..<60, .complete)
        for day in 0..<60 where day * 7 % 10 < (day < 30 ? 7 : 2) { builder.use(day, 12) }
        let report = try Self.trend(builder, now: (60, 12), measure: .uses)
        #expect(report.statements.map(\.code) == ["cravings.trend-falling", "cravings.logging"])
        #expect(
            report.statements[0].text.contains(": from a mean of 0.70 uses in the first half of the days to 0.20 in"))
        #expect(report.ifUnmarkedFree == nil)
    }

    @Test func `no direction is stated if the halves don't differ in it`() {
        // The later values are mostly greater, and one great value makes the mean of the earlier ones greater.
        let test = AutoregressiveTrendTest(
            days: Array(0..<20), values: [100] + (1..<20).map(Double.init), resamples: 199, seed: 1, check: {})
        #expect(test.probability <= 0.05)
        let values = [100] + (1..<20).map(Double.init)
        #expect(TrendEstimate.Trend(test, of: values, measure: .uses, resamples: 199).direction == .unclear)
        #expect(TrendEstimate.Trend(test, of: values, measure: .intensity, resamples: 199).direction == .rising)
    }

    /// Days with use become rarer, and only days with use are logged.
    @Test func `days that aren't marked are also counted as free`() throws {
        var builder = DiaryBuilder()
        for day in 0..<60 where day * 7 % 10 < (day < 30 ? 9 : 5) { builder.use(day, 12) }
        let report = try Self.trend(builder, now: (60, 12), measure: .uses)
        #expect(report.ifUnmarkedFree?.unmarkedDays == 18)
        #expect(
            report.statements.map(\.code) == ["cravings.trend-unclear", "cravings.trend-falling", "cravings.logging"])
        #expect(
            report.statements[1].text.hasPrefix(
                "The number of uses a day fell, 2026-01-05 to 2026-03-06, if the 18 unmarked days had nothing to report: from "
                    + "a mean of 0.90 uses in the first half of the days to 0.50 in the second"))
    }

    @Test func `fewer than ten days with a value are not enough`() throws {
        let nine = try Self.trend(Self.falling(9), now: (9, 12))
        let shortage = try Self.shortage(nine)
        #expect(shortage.n == 9 && shortage.needed == 10)
        #expect(shortage.message.text == "Not enough data (n = 9). A trend needs 10 days with a value.")
        #expect(nine.days.count == 9 && nine.days[0].value == 9, "the values are listed")
        #expect(nine.statements[0].code == "cravings.trend-unknown")
        _ = try Self.found(try Self.trend(Self.falling(10), now: (10, 12)))
    }

    /// 14 of 20 days is exactly 30% missing, 14 of 21 more.
    @Test func `more than three tenths of the days without a value are not enough`() throws {
        let builder = Self.falling(14)
        _ = try Self.found(try Self.trend(builder, 0...19, now: (30, 12)))
        let shortage = try Self.shortage(try Self.trend(builder, 0...20, now: (30, 12)))
        #expect(shortage.n == 14 && shortage.needed == 15)
    }

    @Test func `the current day has no value before it is over`() throws {
        var builder = Self.falling(10)
        builder.craving(10, 9, 1)
        #expect(try Self.trend(builder, now: (10, 12)).days.count == 10)
        builder.status([10], .complete)
        #expect(try Self.trend(builder, now: (10, 12)).days.count == 11)
    }

    @Test func `a covered day without uses is zero and an unknown day has no value`() throws {
        var builder = DiaryBuilder()
        builder.use(0, 12, .vape, 3)
        builder.use(0, 13, .joints, 1)
        builder.use(0, 14, .vape, 2)
        builder.craving(1, 12)
        builder.status([2], .nothing)
        builder.use(4, 12, .vape, 1)
        builder.status([4], .unknown)
        func values(_ measure: TrendMeasure, _ method: UseMethod? = nil) throws -> [Double?] {
            try Self.trend(builder, 0...4, now: (5, 12), measure: measure, method: method).days.map(\.value)
        }
        #expect(try values(.uses) == [3, 0, 0, nil, nil])
        #expect(try values(.uses, .vape) == [2, 0, 0, nil, nil])
        #expect(try values(.amount, .vape) == [5, 0, 0, nil, nil])
        #expect(try values(.cravings) == [0, 1, 0, nil, nil])
        #expect(try values(.intensity) == [nil, 5, nil, nil, nil])
    }

    @Test func `a day's intensity is the median of its cravings`() throws {
        var builder = DiaryBuilder()
        for intensity in [2, 9, 4, 5] { builder.craving(0, 12 + Double(intensity) / 10, intensity) }
        #expect(try Self.trend(builder, now: (1, 12)).days.map(\.value) == [4.5])
    }

    @Test func `an amount needs a method and an intensity has none`() throws {
        for (measure, method) in [(TrendMeasure.amount, nil), (.intensity, UseMethod.vape), (.cravings, .dab)] {
            let error = try #require(
                #expect(throws: ComputationError.self) {
                    try Self.trend(Self.falling(12), now: (12, 12), measure: measure, method: method)
                })
            #expect(error.code == .refused && error.issues.map(\.path) == ["method"])
        }
    }

    /// Fewer entries per day look like fewer cravings.
    @Test func `entries per covered day are beside every trend`() throws {
        var builder = DiaryBuilder()
        for day in 0..<20 {
            for entry in 0..<(day < 10 ? 4 : 1) { builder.craving(day, 10 + Double(entry), 5) }
        }
        let report = try Self.trend(builder, 0...19, now: (25, 12))
        #expect(report.logging.entriesPerCoveredDay == 2.5)
        #expect((report.logging.earlier, report.logging.later) == (4, 1))
        #expect(
            report.statements.last?.text
                == "20 of 20 days covered, with 2.5 entries per covered day: 4.0 in the first half and 1.0 in the second."
        )
        let empty = try Self.trend(DiaryBuilder(), now: (1, 12))
        #expect(empty.statements.map(\.code) == ["cravings.trend-unknown", "cravings.logging-unknown"])
    }

    @Test func `the same seed has the same result and another seed a similar one`() throws {
        let builder = Self.falling(15)
        let first = try Self.trend(builder, now: (15, 12), seed: 1)
        #expect(try Self.trend(builder, now: (15, 12), seed: 1) == first)
        let other = try Self.found(try Self.trend(builder, now: (15, 12), seed: 2))
        #expect(abs(other.probability - (try Self.found(first).probability)) < 0.05)
    }

    @Test func `a trend of more than 4,000 days is refused`() {
        #expect(throws: ValidationIssue.self) { try Self.trend(Self.falling(1), 0...4_000, now: (4_001, 12)) }
    }

    @Test func `the test stops at its deadline`() async {
        var builder = DiaryBuilder()
        for day in 0..<2_000 { builder.craving(day, 18, 1 + day % 10) }
        let input = TrendInput(diary: builder.diary, now: DiaryBuilder.time(2_000, 12), resamples: 9_999)
        let error = await #expect(throws: ComputationError.self) {
            try await TestTrend().run(input, in: Context(deadline: .now))
        }
        #expect(error?.code == .deadline)
    }
}
