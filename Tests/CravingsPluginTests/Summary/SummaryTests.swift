// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct SummaryTests {
    @Test func `intensities have a median with decimals and a distribution`() throws {
        var builder = DiaryBuilder()
        for (index, intensity) in [4, 5, 5, 5, 10, 1, 7, 3].enumerated() { builder.craving(index, 18, intensity) }
        let cravings = try builder.summary(now: (8, 12)).cravings
        #expect(cravings.count == 8)
        #expect(cravings.median == 5)
        #expect(cravings.counts == [1, 0, 1, 1, 3, 0, 1, 0, 0, 1])
        #expect(cravings.bands.map(\.count) == [2, 4, 1, 1])
        // The mean of 4 and 5 by integer division is 4.
        #expect(IntensitySummary.median(of: [0, 0, 0, 1, 1, 0, 0, 0, 0, 0]) == 4.5)
        #expect(IntensitySummary.median(of: Array(repeating: 0, count: 10)) == nil)
    }

    @Test func `amounts of methods are never added`() throws {
        var builder = DiaryBuilder()
        builder.use(0, 10, .vape, 3)
        builder.use(0, 12, .edible, 10)
        builder.use(1, 10, .vape, 2)
        builder.use(2, 10, .joints, 0.5)
        let summary = try builder.summary(now: (3, 12))
        #expect(summary.uses == 4)
        #expect(summary.methods.map(\.method) == [.joints, .vape, .edible])
        #expect(summary.methods.map(\.amount) == [0.5, 5, 10])
        #expect(summary.methods.map(\.unit) == ["joints", "pulls", "mg"])
        #expect(summary.methods.map(\.uses) == [1, 2, 1])
        #expect(summary.methods.map(\.medianAmount) == [0.5, 2.5, 10])
        // 5 pulls, 10 mg, and 0.5 joints have no sum.
        #expect(!CravingsSummary.schema.json(of: summary).text().contains("15.5"))
    }

    /// Ten known days with use on three; the other days are unknown.
    @Test func `days without use are a share of known days`() throws {
        var builder = DiaryBuilder()
        for day in [0, 4, 9] { builder.use(day, 18) }
        builder.status([1, 2, 3, 5, 6], .nothing)
        builder.craving(7, 18)
        builder.craving(8, 18)
        let summary = try builder.summary(0...29, now: (30, 12))
        let share = try #require(summary.daysWithoutUse.share)
        #expect(share.n == 10)
        #expect(share.value == 0.7)
        // SciPy 1.17.1: binomtest(7, 10).proportion_ci(0.95, method="wilson").
        #expect(isClose(share.low, 0.3967781, 1e-6) && isClose(share.high, 0.8922087, 1e-6))
        #expect(summary.period.unknownDays == 20)
    }

    @Test func `the current day counts only if its status says that all is logged`() throws {
        var builder = DiaryBuilder()
        builder.status(0...9, .nothing)
        builder.craving(10, 9)
        #expect(try builder.summary(now: (10, 12)).daysWithoutUse.share?.n == 10)
        builder.status([10], .complete)
        #expect(try builder.summary(now: (10, 12)).daysWithoutUse.share?.n == 11)
    }

    @Test func `a day whose status is unknown is left out even with a use`() throws {
        var builder = DiaryBuilder()
        builder.status(0...19, .nothing)
        builder.use(20, 12)
        builder.status([20], .unknown)
        let share = try #require(try builder.summary(now: (22, 12)).daysWithoutUse.share)
        #expect((share.n, share.value) == (20, 1))
    }

    @Test func `few known days are not enough data`() throws {
        var builder = DiaryBuilder()
        builder.use(0, 12)
        builder.status([1], .nothing)
        let summary = try builder.summary(now: (6, 12))
        #expect(summary.daysWithoutUse.shortage?.n == 2)
        #expect(
            summary.statements.first?.text
                == "Days without use: not enough data (n = 2), 2026-01-05 to 2026-01-11.")
        #expect(summary.ifUnmarkedFree?.unmarkedDays == 4)
    }

    @Test func `the time since the last use says what is unknown since then`() throws {
        var builder = DiaryBuilder()
        builder.use(0, 12)
        builder.status([2], .nothing)
        let since = try #require(try builder.summary(3...4, now: (4, 18)).sinceLastUse)
        #expect(since.hours == 102)
        #expect(since.unknownDays == 2, "days 1 and 3; the current day isn't over")
        #expect(since.time == DiaryBuilder.time(0, 12))
        #expect(try DiaryBuilder().summary(now: (1, 1)).sinceLastUse == nil)
    }

    @Test func `the sentence on the last use says when nothing is known`() throws {
        var builder = DiaryBuilder()
        builder.use(0, 12)
        #expect(
            try builder.summary(now: (0, 12.5)).sinceLastUse?.statement.text
                == "The last logged use was 30 minutes ago.")
        #expect(
            try builder.summary(now: (3, 12)).sinceLastUse?.statement.text
                == "The last logged use was 3 days ago. Nothing is known about 2 days since then.")
    }

    @Test func `at most three sentences name their n and the period`() throws {
        var builder = DiaryBuilder()
        for day in 0..<30 {
            builder.craving(day, 10, 5)
            if day % 3 == 0 { builder.use(day, 11) }
        }
        for summary in [try builder.summary(now: (30, 12)), try builder.summary(0...2, now: (30, 12))] {
            #expect(summary.statements.count == 3)
            for statement in summary.statements {
                #expect(statement.arguments["n"]?.double != nil)
                #expect(statement.text.contains("\(summary.period.from) to \(summary.period.through)"))
            }
        }
        // SciPy 1.17.1: binomtest(20, 30).proportion_ci(0.95, method="wilson") is 0.4878 to 0.8077.
        #expect(
            try builder.summary(0...29, now: (30, 12)).statements.prefix(2).map(\.text) == [
                "67% (49% to 81%) of 30 known days were without use, 2026-01-05 to 2026-02-03 (Wilson's interval).",
                "67% (49% to 81%) of 30 cravings weren't followed by use, 2026-01-05 to 2026-02-03 (no use within 4 hours, "
                    + "on covered days; Wilson's interval).",
            ])
    }

    @Test func `groups count triggers, places, hours, and weekdays`() throws {
        var builder = DiaryBuilder()
        for week in 0..<3 {
            builder.craving(7 * week, 18, 8, [.anxious, .tired], place: .home)
            builder.craving(7 * week + 1, 9, 2, [.anxious], place: .work)
            builder.use(7 * week, 20, .vape, 1, [.tired], place: .home)
        }
        builder.craving(2, 8, 4, isTimeKnown: false)
        let summary = try builder.summary(now: (30, 12))
        #expect(summary.triggers.map(\.trigger) == [.anxious, .tired])
        #expect(summary.triggers.map(\.entries.cravings) == [6, 3])
        #expect(summary.triggers.map(\.entries.uses) == [0, 3])
        #expect(summary.triggers.map(\.entries.medianIntensity) == [5, 8])
        #expect(summary.triggers.map(\.group) == [.primary, .primary])
        #expect(summary.places.map(\.place) == [.home, .work])
        #expect(summary.places.map(\.entries.uses) == [3, 0])
        #expect(summary.hoursOfDay.map(\.hour) == [9, 18, 20])
        #expect(summary.hoursOfDay.map(\.entries.cravings) == [3, 3, 0])
        #expect(summary.weekdays.map(\.weekday) == [1, 2, 3])
        // A craving without a time counts for its weekday and for no hour: 7 cravings in all, 6 with a time.
        #expect(summary.weekdays.map(\.entries.cravings) == [3, 3, 1])
        #expect(summary.hoursOfDay[0].entries.share.shortage?.n == 6)
        #expect(summary.triggers[0].entries.resisted.resisted == 3)
        #expect(summary.triggers[0].entries.resisted.followed == 3)
    }

    @Test func `entries outside of the period are left out`() throws {
        var builder = DiaryBuilder()
        builder.craving(0, 12)
        builder.craving(5, 12)
        builder.craving(6, 3)
        builder.craving(6, 5)
        let summary = try builder.summary(5...5, now: (9, 12))
        #expect(summary.cravings.count == 2, "03:00 belongs to the day before")
        #expect(summary.period.days == 1)
    }

    @Test func `an empty diary has an answer of the same type`() throws {
        let summary = try DiaryBuilder().summary(now: (0, 12))
        #expect(summary.cravings.median == nil && summary.uses == 0)
        #expect(summary.daysWithoutUse.shortage?.n == 0)
        guard case .notEnoughData(let gaps) = summary.gaps else {
            Issue.record("a curve without gaps")
            return
        }
        #expect(gaps.hours == [] && gaps.shortage.needed == 5)
        #expect(summary.resisted.share.shortage?.n == 0)
    }
}
