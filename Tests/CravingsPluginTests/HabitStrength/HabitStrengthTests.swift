// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct HabitStrengthTests {
    private static let daily = HabitGoal.daysWithoutUse(HabitGoal.DaysWithoutUse())

    private static func strength(
        _ builder: DiaryBuilder, _ goal: HabitGoal = daily, now: (day: Int, hour: Double), method: UseMethod? = nil
    ) throws -> HabitStrength {
        try ComputeHabitStrength.reading(
            of: HabitStrengthInput(
                diary: builder.diary, now: DiaryBuilder.time(now.day, now.hour), goal: goal, method: method))
    }

    /// Loop Habit Tracker's ScoreListTest at commit 5aa8744, tolerance 1e-6.
    @Test func `twenty daily checks have the strengths of Loop`() throws {
        let expected = try StatisticsFixture("loop-score.json")["daily_20_checks_newest_first"].numbers
        let strengths = Self.daily.strengths(Array(repeating: 0, count: 20)).map(\.strength)
        #expect(expected.count == 20)
        for (strength, expected) in zip(strengths.reversed(), expected) { #expect(abs(strength - expected) < 1e-6) }
    }

    /// Loop's test skips the days 5, 10, and 11 before the last.
    ///
    /// Here they are unknown.
    @Test func `unknown days leave the strength as Loop's skipped days do`() throws {
        let expected = try StatisticsFixture("loop-score.json")["with_skips_days_5_10_11_newest_first"].numbers
        var builder = DiaryBuilder()
        builder.status((0..<20).filter { ![14, 9, 8].contains($0) }, .nothing)
        let strength = try Self.strength(builder, now: (20, 12))
        #expect(strength.days.count == 17)
        for day in strength.days {
            let age = 19 - (day.day.daysSince1970 - DiaryBuilder.monday.daysSince1970)
            #expect(abs(day.strength - expected[age]) < 1e-6)
        }
    }

    /// Loop's test: a goal of three or four times a week that is met twice a week tends to 2/3 and 1/2.
    @Test(arguments: [(3, "three_per_week_done_twice"), (4, "four_per_week_done_twice")])
    func `a goal of some days a week tends to the share that is met`(daysPerWeek: Int, name: String) throws {
        let expected = try StatisticsFixture("loop-score.json")["limits"][name].number
        let uses = (0..<2_100).map { $0 % 7 < 2 ? 0 : 1 }
        let strengths = HabitGoal.daysWithoutUse(HabitGoal.DaysWithoutUse(daysPerWeek: daysPerWeek)).strengths(uses)
        #expect(abs(try #require(strengths.last).strength - expected) < 1e-3)
    }

    @Test func `a single day changes little and nothing starts over`() throws {
        var uses = Array(repeating: 0, count: 60)
        uses[59] = 4
        let strengths = Self.daily.strengths(uses).map(\.strength)
        // 0.5^(1/13) = 0.948.
        #expect(isClose(strengths[59], strengths[58] * 0.9480775143, 1e-9))
    }

    /// Loop's rule for "at most": full strength at the start, met up to the target, 0 at its double.
    @Test func `a limit is met up to its number and less beyond it`() throws {
        let checks = HabitGoal.atMost(HabitGoal.AtMost(uses: 2)).strengths([0, 2, 3, 4, 9]).map(\.check)
        #expect(checks == [1, 1, 0.5, 0, 0])
        #expect(HabitGoal.atMost(HabitGoal.AtMost(uses: 0)).strengths([0, 1]).map(\.check) == [1, 0])
        #expect(HabitGoal.atMost(HabitGoal.AtMost(uses: 2)).strengths([0, 1]).map(\.strength) == [1, 1])
        let week = HabitGoal.atMost(HabitGoal.AtMost(uses: 4, days: 3)).strengths([2, 2, 1, 0, 5]).map(\.check)
        // Sums of three days: 2, 4, 5, 3, 6.
        #expect(week == [1, 1, 0.75, 1, 0.5])
    }

    @Test func `only uses of the method count`() throws {
        var builder = DiaryBuilder()
        builder.use(0, 12, .vape)
        builder.use(1, 12, .joints, 1)
        let all = try Self.strength(builder, now: (2, 12))
        #expect(all.days.map(\.check) == [0, 0])
        #expect(try Self.strength(builder, now: (2, 12), method: .vape).days.map(\.check) == [0, 1])
    }

    @Test func `the current day waits until it is over`() throws {
        var builder = DiaryBuilder()
        builder.status([0], .nothing)
        builder.craving(1, 9)
        #expect(try Self.strength(builder, now: (1, 12)).days.count == 1)
        builder.status([1], .complete)
        #expect(try Self.strength(builder, now: (1, 12)).days.count == 2)
    }

    @Test func `a diary without known days has an answer of the same type`() throws {
        let strength = try Self.strength(DiaryBuilder(), now: (1, 12))
        guard case .notEnoughData(let shortage) = strength.result else {
            Issue.record("a strength without days")
            return
        }
        #expect(shortage.n == 0 && strength.days.isEmpty)
        #expect(strength.statement.code == "cravings.habit-strength-unknown")
    }

    /// A limit starts at full strength, which the first days can't tell.
    @Test(arguments: [(1, 7), (14, 14), (31, 31)])
    func `a strength needs a week, and the period of its limit`(period: Int, least: Int) throws {
        let goal = HabitGoal.atMost(HabitGoal.AtMost(uses: 2, days: period))
        for (days, isTold) in [(1, false), (least - 1, false), (least, true)] {
            var builder = DiaryBuilder()
            builder.status(0..<days, .nothing)
            let strength = try Self.strength(builder, goal, now: (days, 12))
            #expect((strength.statement.code == "cravings.habit-strength") == isTold)
            if case .strength = strength.result { #expect(isTold) } else { #expect(!isTold) }
        }
    }

    @Test func `the sentence names the goal, the days, and the period`() throws {
        var builder = DiaryBuilder()
        builder.status(0...19, .nothing)
        #expect(
            try Self.strength(builder, now: (20, 2)).statement.text
                == "Habit strength for days without use: 0.66 of 1, after 20 known days, 2026-01-05 to 2026-01-24.")
    }
}
