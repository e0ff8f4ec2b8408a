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

    private static func result(_ report: LagReport, _ trigger: Trigger) throws -> LagReport.TriggerResult {
        try #require(report.triggers.first { $0.trigger == trigger })
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
        // 20 anxious cravings, of which 16 are followed; 20 bored, of which 4. The uses aren't compared.
        #expect((report.cravings, report.followed, report.leftOut) == (40, 20, 0))
        let anxious = try Self.result(report, .anxious)
        #expect((anxious.cravings, anxious.followed) == (20, 16))
        let bored = try Self.result(report, .bored)
        #expect((bored.cravings, bored.followed) == (20, 4))
        #expect(report.tested == 2, "Anxious and Bored")
        #expect(report.share.share?.n == 40)
    }

    @Test func `a clear difference is stated with its counts, period, and rule`() throws {
        let report = try Self.report(Self.clear(40), now: (40, 12))
        let test = try #require(try Self.result(report, .anxious).comparison.test)
        #expect(test.qValue <= 0.03 && test.probability <= test.qValue)
        #expect(
            report.statements.map(\.text) == [
                "Cravings with Anxious were followed by use within 2 hours more often than others: 32 of 40, and 8 of 40 "
                    + "others (2026-01-05 to 2026-02-14; whole days permuted, q = 0.002)."
            ])
    }

    /// Fisher's exact test of 0 in 12 and 6 in 42 has p = 0.32 on both sides (SciPy 1.17, `fisher_exact`).
    @Test func `none of twelve against six of forty-two is no finding`() throws {
        var builder = DiaryBuilder()
        for day in 0..<54 {
            builder.craving(day, 10, 5, day % 9 < 2 ? [.sad] : [])
            if day % 9 == 4 { builder.use(day, 11) }
        }
        let report = try Self.report(builder, now: (54, 12))
        let sad = try Self.result(report, .sad)
        #expect((sad.cravings, sad.followed, report.followed) == (12, 0, 6))
        #expect(report.statements.map(\.code) == ["cravings.lag-unknown"])
    }

    @Test func `at most three findings are stated, the clearest first`() throws {
        var builder = DiaryBuilder()
        for day in 0..<60 {
            let isFollowed = day % 3 == 0
            let triggers: [Trigger] = [.hungry, .angry, .tired, .sad].enumerated()
                .filter { isFollowed || (day + $0.offset) % (11 - 2 * $0.offset) == 1 }.map(\.element)
            builder.craving(day, 10, 5, triggers)
            if isFollowed { builder.use(day, 11) }
        }
        let report = try Self.report(builder, now: (60, 12))
        #expect(report.triggers.compactMap(\.comparison.test).count { $0.qValue <= 0.03 } == 4)
        #expect(report.statements.count == 3)
        let qValues = report.statements.compactMap { $0.arguments["qValue"]?.double }
        #expect(qValues == qValues.sorted() && qValues.count == 3)
    }

    @Test func `no text speaks of causes`() throws {
        var texts: [String] = []
        for input in [Self.clear(40), Self.clear(3)] {
            let report = try Self.report(input, now: (40, 12))
            texts += report.statements.map(\.text) + report.preceding.map(\.statement.text)
        }
        for text in texts {
            for word in ["cause", "because", "lead", "due to", "make", "result", "predict", "risk", "effect"] {
                #expect(!text.lowercased().contains(word), "\(text)")
            }
        }
    }

    @Test func `twelve cravings with a trigger and twelve without it are needed`() throws {
        var builder = DiaryBuilder()
        for day in 0..<24 {
            builder.craving(day, 10, 5, (day < 12 ? [.sad] : []) + (day < 8 ? [.angry] : []))
            if day % 3 == 0 { builder.use(day, 11) }
        }
        let report = try Self.report(builder, now: (24, 12))
        #expect(try Self.result(report, .sad).comparison.test != nil)
        guard case .notEnoughData(let shortage) = try Self.result(report, .angry).comparison else {
            Issue.record("a comparison of eight cravings")
            return
        }
        #expect((shortage.n, shortage.needed) == (8, 12))
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
        #expect((shortage.n, shortage.needed) == (0, 5))
        let empty = try Self.report(DiaryBuilder(), now: (1, 1))
        #expect(empty.statements[0].text.contains("not enough data (n = 0 cravings"))
    }

    @Test func `cravings whose following hours aren't known are left out`() throws {
        var builder = Self.clear(20)
        builder.status([0, 1], .unknown)
        builder.craving(20, 11, 5, [.anxious])
        let report = try Self.report(builder, now: (20, 12))
        // Two unknown days have two cravings each; the last craving's hours have not passed.
        #expect((report.cravings, report.leftOut) == (36, 5))
    }

    @Test func `a bout of uses counts once`() throws {
        var builder = DiaryBuilder()
        builder.craving(0, 9)
        for hour in [10, 11.5, 13] { builder.use(0, hour) }
        for hour in [11, 12, 14.5] { builder.craving(0, hour) }
        builder.craving(0, 16)
        builder.use(0, 17)
        let report = try Self.report(builder, now: (1, 12))
        // The craving before the bout and the one at 16:00; those within two hours after a use are left out.
        #expect((report.cravings, report.followed, report.leftOut) == (2, 2, 3))
    }

    @Test func `strong cravings are the outcome and aren't compared`() throws {
        var builder = DiaryBuilder()
        builder.craving(0, 10, 9)
        builder.craving(1, 10, 6)
        builder.craving(1, 11, 7)
        builder.craving(2, 10, 7)
        builder.craving(2, 13, 4)
        builder.use(3, 10)
        builder.craving(3, 10, 5)
        builder.craving(3, 10, 8)
        let report = try Self.report(builder, now: (4, 12), outcome: .strongCraving)
        #expect((report.cravings, report.followed) == (3, 2))
    }

    @Test func `a craving and a use of the same second count as followed`() throws {
        var builder = DiaryBuilder()
        builder.craving(1, 10)
        builder.use(1, 10)
        let report = try Self.report(builder, now: (4, 12))
        #expect((report.cravings, report.followed) == (1, 1))
    }

    @Test func `the same seed has the same report`() throws {
        let builder = Self.clear(30)
        #expect(try Self.report(builder, now: (30, 12), seed: 5) == Self.report(builder, now: (30, 12), seed: 5))
        let other = try Self.result(try Self.report(builder, now: (30, 12), seed: 6), .bored).comparison.test
        let first = try Self.result(try Self.report(builder, now: (30, 12), seed: 5), .bored).comparison.test
        #expect(abs((other?.probability ?? 0) - (first?.probability ?? 1)) < 0.05)
    }

    @Test func `the search stops at its deadline`() async {
        let input = LagInput(diary: Self.clear(40).diary, now: DiaryBuilder.time(40, 12))
        let error = await #expect(throws: ComputationError.self) {
            try await FindLag().run(input, in: Context(deadline: .now))
        }
        #expect(error?.code == .deadline)
    }
}
