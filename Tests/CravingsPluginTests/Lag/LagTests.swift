// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct LagTests {
    private static func report(
        _ builder: DiaryBuilder, now: (day: Int, hour: Double), outcome: LagOutcome = .use, hours: Int = 2,
        seed: UInt64 = 1, resamples: Int = 999
    ) throws -> LagReport {
        try FindLag.reading(
            of: LagInput(
                diary: builder.diary, now: DiaryBuilder.time(now.day, now.hour), outcome: outcome, hours: hours,
                resamples: resamples),
            in: Context(seed: seed))
    }

    private static func result(_ report: LagReport, _ trigger: Trigger) throws -> LagReport.FactorResult {
        try #require(report.factors.first { $0.factor == .trigger(LagFactor.TriggerFactor(trigger: trigger)) })
    }

    /// Each day has an anxious craving at 10:00 and a bored one at 20:00; use follows the first on most days and the
    /// second on few.
    private static func clear(_ days: Int) -> DiaryBuilder {
        var builder = DiaryBuilder()
        for day in 0..<days {
            builder.craving(day, 10, 6, [.anxious])
            if day % 5 != 0 { builder.use(day, 11) }
            builder.craving(day, 20, 4, [.bored])
            if day % 5 == 0 { builder.use(day, 21) }
        }
        return builder
    }

    @Test func `counts are those of a table made by hand`() throws {
        let report = try Self.report(Self.clear(20), now: (20, 12))
        // 20 anxious cravings, of which 16 are followed; 20 bored, of which 4; 20 uses, none followed within two hours.
        #expect((report.entries, report.followed) == (60, 20))
        let anxious = try Self.result(report, .anxious)
        #expect((anxious.entries, anxious.followed) == (20, 16))
        let bored = try Self.result(report, .bored)
        #expect((bored.entries, bored.followed) == (20, 4))
        // (16 + 10/3)/(20 + 10) / (1/3) and (4 + 10/3)/30 / (1/3).
        #expect(isClose(try #require(anxious.comparison.lift).value, 58.0 / 30, 1e-12))
        #expect(isClose(try #require(bored.comparison.lift).value, 22.0 / 30, 1e-12))
        #expect(report.tested == 4, "Anxious, Bored, 08:00 to 11:59, and 20:00 to 23:59")
        #expect(report.share.share?.n == 60)
    }

    @Test func `a clear difference is stated with n, period, and rule`() throws {
        let report = try Self.report(Self.clear(40), now: (40, 12))
        let lift = try #require(try Self.result(report, .anxious).comparison.lift)
        #expect(lift.low > 1 && lift.low <= lift.value && lift.value <= lift.high)
        #expect(lift.qValue <= 0.1 && lift.probability <= lift.qValue)
        let text = try #require(report.statements.map(\.text).first { $0.contains("Anxious") })
        #expect(text.hasPrefix("Entries with Anxious were followed by use within 2 hours 2.1"))
        #expect(text.contains("n = 40 of 120 entries, 2026-01-05 to 2026-02-14"))
        #expect(text.contains("whole days resampled, q = 0.0"))
    }

    @Test func `at most three findings are stated, the clearest first`() throws {
        let report = try Self.report(Self.clear(40), now: (40, 12))
        let found = report.factors.compactMap(\.comparison.lift).filter { $0.qValue <= 0.1 }
        #expect(found.count > 3)
        #expect(report.statements.count == 3)
        let qValues = report.statements.compactMap { $0.arguments["qValue"]?.double }
        #expect(qValues == qValues.sorted() && qValues.count == 3)
    }

    @Test func `a rarer outcome is stated as fewer times as often`() throws {
        let statements = try Self.report(Self.clear(40), now: (40, 12)).statements
        let evening = try #require(statements.first { $0.text.contains("from 20:00 to 23:59") })
        #expect(evening.code == "cravings.followed-less-often")
        #expect(evening.text.contains(" 0.59 times as often as all entries"))
    }

    @Test func `hours of the day are compared by fours, and an entry without a time is in none`() throws {
        #expect(LagFactor.all.count == 16)
        var builder = DiaryBuilder()
        builder.craving(0, 11.99)
        builder.craving(0, 12)
        builder.craving(0, 13, isTimeKnown: false)
        let timeline = DiaryTimeline(builder.diary, now: DiaryBuilder.time(1, 12), offset: .zero)
        let factors = timeline.cravings.map { point in LagFactor.all.filter { $0.isTrue(of: point) } }
        #expect(
            factors == [
                [.hours(LagFactor.HourFactor(first: 8, last: 11))], [.hours(LagFactor.HourFactor(first: 12, last: 15))],
                [],
            ])
    }

    @Test func `no text speaks of causes`() throws {
        var texts = try Self.report(Self.clear(40), now: (40, 12)).statements.map(\.text)
        texts += try Self.report(Self.clear(3), now: (3, 12)).statements.map(\.text)
        for input in [Self.clear(40), Self.clear(3)] {
            let report = try Self.report(input, now: (40, 12))
            texts += report.preceding.map(\.statement.text)
        }
        for text in texts {
            for word in ["cause", "because", "lead", "due to", "make", "result", "predict", "risk", "effect"] {
                #expect(!text.lowercased().contains(word), "\(text)")
            }
        }
    }

    @Test func `twelve entries with a factor and twelve without it are needed`() throws {
        var builder = DiaryBuilder()
        for day in 0..<24 {
            builder.craving(day, 10, 5, day < 12 ? [.sad] : [])
            if day % 3 == 0 { builder.use(day, 11, .vape, 1, [.angry]) }
        }
        let report = try Self.report(builder, now: (24, 12))
        #expect(try Self.result(report, .sad).comparison.lift != nil)
        guard case .notEnoughData(let shortage) = try Self.result(report, .angry).comparison else {
            Issue.record("a comparison of eight entries")
            return
        }
        #expect((shortage.n, shortage.needed) == (8, 12))
        builder.diary.cravings[0].triggers = []
        guard
            case .notEnoughData(let fewer) = try Self.result(
                try Self.report(builder, now: (24, 12)), .sad
            ).comparison
        else {
            Issue.record("a comparison of eleven entries")
            return
        }
        #expect(fewer.n == 11)
    }

    @Test func `without any outcome nothing is compared`() throws {
        var builder = DiaryBuilder()
        for day in 0..<30 { builder.craving(day, 10, 5, day % 2 == 0 ? [.sad] : []) }
        let report = try Self.report(builder, now: (30, 12))
        #expect(report.tested == 0 && report.followed == 0)
        #expect(report.statements.map(\.code) == ["cravings.lag-unknown"])
        guard case .notEnoughData(let shortage) = try Self.result(report, .sad).comparison else {
            Issue.record("a comparison without outcomes")
            return
        }
        #expect(shortage.needed == nil && shortage.message.text.contains("All entries have the same outcome."))
        #expect(try Self.report(DiaryBuilder(), now: (1, 1)).statements[0].text.contains("not enough data (n = 0)"))
    }

    @Test func `entries whose following hours aren't known are left out`() throws {
        var builder = Self.clear(20)
        builder.status([0, 1], .unknown)
        builder.craving(20, 11, 5, [.anxious])
        let report = try Self.report(builder, now: (20, 12))
        // Two unknown days have three entries each; the last craving's hours have not passed.
        #expect(report.entries == 54)
    }

    @Test func `a strong craving is followed by a later one and not by itself`() throws {
        var builder = DiaryBuilder()
        builder.craving(0, 10, 9)
        builder.craving(1, 10, 6)
        builder.craving(1, 11, 7)
        builder.craving(2, 10, 7)
        builder.craving(2, 12, 8)
        builder.use(3, 10)
        builder.craving(3, 10, 8)
        let report = try Self.report(builder, now: (4, 12), outcome: .strongCraving)
        #expect((report.entries, report.followed) == (7, 3))
    }

    @Test func `a use isn't followed by itself`() throws {
        var builder = DiaryBuilder()
        builder.use(0, 10)
        builder.use(0, 11)
        builder.craving(1, 10)
        builder.use(1, 10)
        let report = try Self.report(builder, now: (4, 12))
        #expect((report.entries, report.followed) == (4, 2))
    }

    @Test func `the same seed has the same report`() throws {
        let builder = Self.clear(30)
        #expect(try Self.report(builder, now: (30, 12), seed: 5) == Self.report(builder, now: (30, 12), seed: 5))
        let other = try Self.result(try Self.report(builder, now: (30, 12), seed: 6), .anxious).comparison.lift
        let first = try Self.result(try Self.report(builder, now: (30, 12), seed: 5), .anxious).comparison.lift
        #expect(abs((other?.low ?? 0) - (first?.low ?? 0)) < 0.2)
    }

    @Test func `the search stops at its deadline`() async {
        let input = LagInput(diary: Self.clear(40).diary, now: DiaryBuilder.time(40, 12))
        let error = await #expect(throws: ComputationError.self) {
            try await FindLag().run(input, in: Context(deadline: .now))
        }
        #expect(error?.code == .deadline)
    }
}
