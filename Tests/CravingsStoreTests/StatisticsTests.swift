// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import StoreTesting
import Testing

@testable import CravingsStore

@Suite struct StatisticsTests {
    /// A diary of random entries on about two of three days, in two zones, and its records.
    private static func diary(days: Int, seed: UInt64) throws -> (book: CravingsRecords, diary: Diary) {
        let book = try CravingsRecords.inMemory(
            clock: Moments.clock.inZone(LocalZone("Test/East") { _ in 7_200 }),
            keys: RecordKeys(SeededGenerator(seed: seed)))
        var numbers = SeededGenerator(seed: seed)
        var diary = Diary()
        try book.write { transaction in
            for day in (0..<days).reversed() where Int.random(in: 0..<3, using: &numbers) > 0 {
                for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                    let second = Int.random(in: 0..<86_400, using: &numbers)
                    let time = Timestamp(secondsSince1970: Moments.now.wholeSeconds - day * 86_400 - second)
                    let offset = try UTCOffset(seconds: Bool.random(using: &numbers) ? 7_200 : -18_000)
                    let triggers = Trigger.allCases.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
                    let place = PlaceKind.allCases.randomElement(using: &numbers)
                    if Int.random(in: 0..<3, using: &numbers) == 0 {
                        var use = UsageEntry(
                            id: book.newKey(), time: time, offset: offset, zone: "Test", method: .vape,
                            amount: Double(Int.random(in: 1...10, using: &numbers)), triggers: triggers,
                            created: Moments.now)
                        use.place = place.map { Place($0) }
                        try transaction.entries.save(.use(use))
                        diary.uses.append(
                            DiaryUse(
                                time: time, offset: offset, method: .vape, amount: use.amount, triggers: triggers,
                                place: place))
                    } else {
                        var craving = CravingEntry(
                            id: book.newKey(), time: time, offset: offset, zone: "Test",
                            intensity: Int.random(in: 1...10, using: &numbers), triggers: triggers,
                            created: Moments.now)
                        craving.place = place.map { Place($0) }
                        try transaction.entries.save(.craving(craving))
                        diary.cravings.append(
                            DiaryCraving(
                                time: time, offset: offset, intensity: craving.intensity, triggers: triggers,
                                place: place))
                    }
                }
            }
            let status = DiaryDay(day: try day("2026-11-10"), status: .complete)
            try transaction.days.save(status)
            diary.days.append(status)
        }
        diary.cravings.sort { $0.time < $1.time }
        diary.uses.sort { $0.time < $1.time }
        return (book, diary)
    }

    @Test(arguments: [1, 7, 30, 90, 400] as [Int], [UInt64(1), 2]) func `a period reads all that its statistics need`(
        days: Int, seed: UInt64
    ) async throws {
        let (book, diary) = try Self.diary(days: 300, seed: seed)
        let engine = try Desk(book).engine()
        let period = StatedPeriod(days: days)
        let from = try day("2026-11-21").adding(days: 1 - days)
        let offset = try UTCOffset(seconds: 7_200)
        let summary = try await engine(Cravings.mySummary, MySummaryInput(period: period))
        #expect(
            try await summary
                == engine(
                    Cravings.summary, SummaryInput(diary: diary, from: from, now: Moments.now, offset: offset)))
        let trend = try await engine(Cravings.myTrend, MyTrendInput(period: period, resamples: 99))
        #expect(
            try await trend
                == engine(
                    Cravings.trend,
                    TrendInput(diary: diary, from: from, now: Moments.now, offset: offset, resamples: 99)))
        let lag = try await engine(Cravings.myLag, MyLagInput(period: period, resamples: 999))
        #expect(
            try await lag
                == engine(
                    Cravings.lag,
                    LagInput(diary: diary, from: from, now: Moments.now, offset: offset, resamples: 999)))
        let patterns = try await engine(Cravings.myPatterns, MyPatternsInput(period: period))
        #expect(
            try await patterns
                == engine(
                    Cravings.patterns, PatternsInput(diary: diary, from: from, now: Moments.now, offset: offset)))
        let strength = try await engine(Cravings.myHabitStrength, MyHabitStrengthInput(period: period))
        #expect(
            try await strength
                == engine(
                    Cravings.habitStrength,
                    HabitStrengthInput(diary: diary, from: from, now: Moments.now, offset: offset)))
    }

    @Test func `a period in the past ends on its last day`() async throws {
        let (book, diary) = try Self.diary(days: 100, seed: 3)
        let engine = try Desk(book).engine()
        let (from, through) = (try day("2026-09-15"), try day("2026-10-15"))
        let summary = try await engine(
            Cravings.mySummary,
            MySummaryInput(period: StatedPeriod(from: .date(from), through: .date(through)), hours: 6))
        let input = SummaryInput(
            diary: diary, from: from, through: through, now: Moments.now, offset: try UTCOffset(seconds: 7_200),
            hours: 6)
        #expect(try await summary == engine(Cravings.summary, input))
        let lag = try await engine(
            Cravings.myLag,
            MyLagInput(period: StatedPeriod(from: .date(from), through: .date(through)), resamples: 999))
        let whole = LagInput(
            diary: diary, from: from, through: through, now: Moments.now, offset: try UTCOffset(seconds: 7_200),
            resamples: 999)
        #expect(try await lag == engine(Cravings.lag, whole))
    }

    @Test(arguments: [0, 12]) func `another boundary of days is used as stated`(hour: Int) async throws {
        var (book, diary) = try Self.diary(days: 60, seed: 5)
        diary.dayBoundary = hour
        let engine = try Desk(book).engine()
        // At 10:00, the day that begins at noon is the one before.
        let today = try day(hour == 12 ? "2026-11-20" : "2026-11-21")
        let input = SummaryInput(
            diary: diary, from: today.adding(days: -13), now: Moments.now, offset: try UTCOffset(seconds: 7_200))
        let summary = try await engine(
            Cravings.mySummary, MySummaryInput(period: StatedPeriod(days: 14), dayBoundary: hour))
        #expect(summary.period.days == 14)
        #expect(try await summary == engine(Cravings.summary, input))
    }

    @Test func `the time since the last use is known even if it was long before the period`() async throws {
        let engine = try Desk().engine()
        for (kind, days) in [("use", 200), ("craving", 150), ("craving", 3)] {
            let time = EntryMoment(instant: Moments.now.advanced(by: .seconds(-days * 86_400)))
            if kind == "use" {
                _ = try await engine(Cravings.logUse, LogUseInput(method: .dab, amount: 1, time: time))
            } else {
                _ = try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, time: time))
            }
        }
        let summary = try await engine(Cravings.mySummary, MySummaryInput(period: StatedPeriod(days: 7)))
        #expect(summary.sinceLastUse?.hours == 4_800)
        // Of the 200 days from that of the use to yesterday, three have an entry.
        #expect(summary.sinceLastUse?.unknownDays == 197)
    }

    @Test func `without a period, a summary covers 30 days, a trend 60, and the rest the whole diary`() async throws {
        let (book, _) = try Self.diary(days: 100, seed: 4)
        let engine = try Desk(book).engine()
        #expect(try await engine(Cravings.mySummary, MySummaryInput()).period.days == 30)
        #expect(try await engine(Cravings.myTrend, MyTrendInput(resamples: 99)).period.days == 60)
        #expect(try await engine(Cravings.myPatterns, MyPatternsInput()).period.days > 90)
    }

    /// Sixty days with forty before the diary are "not enough data" for a trend.
    @Test func `without a period, a trend and a summary begin at the first entry`() async throws {
        let engine = try Desk().engine()
        for day in 1...20 {
            let time = EntryMoment(instant: Moments.now.advanced(by: .seconds(-day * 86_400)))
            _ = try await engine(Cravings.logCraving, LogCravingInput(intensity: 1 + day % 5, time: time))
        }
        let trend = try await engine(Cravings.myTrend, MyTrendInput(resamples: 99))
        #expect(trend.period.days == 21 && trend.statements[0].code == "cravings.trend-unclear")
        #expect(try await engine(Cravings.mySummary, MySummaryInput()).period.unknownDays == 1, "today")
        let stated = try await engine(Cravings.myTrend, MyTrendInput(period: StatedPeriod(days: 60), resamples: 99))
        #expect(stated.period.days == 60 && stated.statements[0].code == "cravings.trend-unknown")
    }

    @Test func `a period has a first day or a number of days, in order`() async throws {
        let engine = try Desk().engine()
        for (period, path) in [
            (StatedPeriod(from: .yesterday, days: 3), "period.days"),
            (StatedPeriod(from: .today, through: .yesterday), "period.through"),
            (StatedPeriod(from: .tomorrow), "period.from"),
        ] {
            let error = await failure { try await engine(Cravings.mySummary, MySummaryInput(period: period)) }
            #expect(error?.code == .refused && error?.issues.map(\.path) == [path])
        }
    }
}
