// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import CravingsPlugin
import Testing

/// A second reading of the summary: diaries counted by hand, from the specification and the computation's description.
@Suite struct SummaryReadingTests {
    private typealias Hand = HandCountedDiary

    // 25 known days, 20 of them without use; the other five are unknown. SciPy 1.17.1: binomtest(20,
    // 25).proportion_ci(method="wilson") is 0.608690 to 0.911394.
    @Test func `unknown days are no days without use`() throws {
        var diary = Diary(uses: (0..<5).map { Hand.use($0, 20) })
        diary.days = Hand.days(5..<25, .nothing)
        let share = try #require(try Hand.summary(diary).daysWithoutUse.share)
        #expect(share.n == 25 && abs(share.value - 0.8) < 1e-12)
        #expect(abs(share.low - 0.608690) < 1e-6 && abs(share.high - 0.911394) < 1e-6)
        let summary = try Hand.summary(diary)
        #expect(summary.period.days == 30 && summary.period.coveredDays == 25 && summary.period.unknownDays == 5)
    }

    @Test func `a diary without entries knows nothing`() throws {
        let summary = try Hand.summary(Diary())
        #expect(summary.daysWithoutUse.share == nil && summary.cravings.count == 0 && summary.cravings.median == nil)
        #expect(summary.sinceLastUse == nil && summary.resisted.share.share == nil)
    }

    // Integer division makes 4.5 a 4.
    @Test func `the median of intensities keeps its half`() throws {
        let even = Diary(cravings: [Hand.craving(1, 10, 4), Hand.craving(2, 10, 5)])
        #expect(try Hand.summary(even).cravings.median == 4.5)
        let odd = Diary(cravings: [9, 1, 3].enumerated().map { Hand.craving($0, 10, $1) })
        let summary = try Hand.summary(odd)
        #expect(summary.cravings.median == 3)
        #expect(summary.cravings.counts == [1, 0, 1, 0, 0, 0, 0, 0, 1, 0])
    }

    @Test func `amounts are added within a method and never across methods`() throws {
        let diary = Diary(uses: [
            Hand.use(1, 20, .vape, 3), Hand.use(2, 20, .edible, 10), Hand.use(3, 20, .vape, 2),
            Hand.use(4, 20, .joints, 0.5),
        ])
        let totals = try Hand.summary(diary).methods
        #expect(Set(totals.map(\.method)) == [.vape, .edible, .joints])
        let vape = try #require(totals.first { $0.method == .vape })
        #expect(vape.uses == 2 && vape.amount == 5 && vape.medianAmount == 2.5 && vape.unit == "pulls")
        #expect(totals.first { $0.method == .edible }?.amount == 10)
    }

    // The last use was on day 28 at 20:00, 40 hours before noon of day 30.
    @Test func `the time since the last use is that to now`() throws {
        let diary = Diary(uses: [Hand.use(3, 20), Hand.use(28, 20)], days: Hand.days(29..<31, .complete))
        let since = try #require(try Hand.summary(diary).sinceLastUse)
        #expect(abs(since.hours - 40) < 1e-9 && since.unknownDays == 0)
    }

    // Uses 10, 20, 30, 40, and 50 hours apart, then 74 hours to 20:00 of day 9 without one: half of six gaps are longer than
    // 30 hours.
    @Test func `the running gap counts as longer than all finished ones`() throws {
        var (hour, uses): (Double, [DiaryUse]) = (12, [])
        for gap in [0.0, 10, 20, 30, 40, 50] {
            hour += gap
            uses.append(Hand.use(0, hour))
        }
        let diary = Diary(uses: uses, days: Hand.days(0..<10, .complete))
        let summary = try SummarizeCravings.reading(
            of: SummaryInput(diary: diary, from: Hand.day(0), through: Hand.day(9), now: Hand.time(9, 20)))
        guard case .curve(let curve) = summary.gaps else {
            Issue.record("no curve")
            return
        }
        #expect(curve.finished == 5 && curve.censored == 1)
        #expect(curve.median == 30)
        #expect(abs(curve.longest - (9 * 24 + 20 - 162)) < 1e-9)
    }

    @Test func `four gaps are too few for a curve`() throws {
        let diary = Diary(uses: (0..<5).map { Hand.use($0, 20) }, days: Hand.days(0..<31, .complete))
        guard case .notEnoughData(let list) = try Hand.summary(diary).gaps else {
            Issue.record("a curve")
            return
        }
        #expect(list.hours == [24, 24, 24, 24] && list.shortage.n == 4)
    }

    // A use two hours after each of the first six cravings, none within four hours of the other 18.
    @Test func `a craving is resisted if no use follows within the hours`() throws {
        var diary = Diary(
            cravings: (0..<24).map { Hand.craving($0, 12, 6) }, uses: (0..<6).map { Hand.use($0, 14) })
        diary.uses.append(Hand.use(10, 16.5))
        diary.days = Hand.days(0..<31, .complete)
        let resisted = try Hand.summary(diary).resisted
        #expect((resisted.resisted, resisted.followed, resisted.unknown) == (18, 6, 0))
        #expect(try Hand.summary(diary, hours: 5).resisted.followed == 7)
        #expect(try Hand.summary(diary, hours: 1).resisted.followed == 0)
    }

    @Test func `whether a craving was resisted isn't known on a day that isn't covered`() throws {
        var diary = Diary(cravings: [Hand.craving(2, 12, 6), Hand.craving(3, 12, 6)])
        diary.days = [DiaryDay(day: Hand.day(2), status: .complete), DiaryDay(day: Hand.day(3), status: .unknown)]
        let resisted = try Hand.summary(diary).resisted
        #expect((resisted.resisted, resisted.followed, resisted.unknown) == (1, 0, 1))
    }

    // 04:00 begins a day: 03:00 of day 5 belongs to day 4.
    @Test func `a craving at night belongs to the day before`() throws {
        let diary = Diary(cravings: [Hand.craving(5, 3, 6)])
        let summary = try SummarizeCravings.reading(
            of: SummaryInput(diary: diary, from: Hand.day(4), through: Hand.day(4), now: Hand.time(30, 12)))
        #expect(summary.cravings.count == 1 && summary.weekdays.map(\.weekday) == [5])
        #expect(summary.hoursOfDay.map(\.hour) == [3])
    }

    @Test func `figures don't depend on the order of entries, and move with time`() throws {
        let cravings = (0..<20).map { Hand.craving($0, Double($0 % 24), $0 % 10 + 1, [Trigger.allCases[$0 % 10]]) }
        let uses = (0..<20).filter { $0 % 3 == 0 }.map { Hand.use($0, 21) }
        let diary = Diary(cravings: cravings, uses: uses, days: Hand.days(0..<31, .complete))
        let mixed = Diary(cravings: cravings.reversed(), uses: uses.reversed(), days: diary.days.reversed())
        #expect(try Hand.summary(mixed) == Hand.summary(diary))
        // Two weeks later, the same weekdays and figures.
        func later(_ count: Int) -> Diary {
            var later = diary
            for index in later.cravings.indices {
                later.cravings[index].time = Hand.time(index + count, Double(index % 24))
            }
            for index in later.uses.indices { later.uses[index].time = Hand.time(index * 3 + count, 21) }
            for index in later.days.indices { later.days[index].day = Hand.day(index + count) }
            return later
        }
        let moved = try SummarizeCravings.reading(
            of: SummaryInput(diary: later(14), from: Hand.day(14), through: Hand.day(43), now: Hand.time(44, 12)))
        let summary = try Hand.summary(diary)
        #expect(moved.cravings == summary.cravings && moved.daysWithoutUse == summary.daysWithoutUse)
        #expect(moved.gaps == summary.gaps && moved.resisted == summary.resisted && moved.triggers == summary.triggers)
        #expect(moved.weekdays == summary.weekdays && moved.hoursOfDay == summary.hoursOfDay)
    }
}
