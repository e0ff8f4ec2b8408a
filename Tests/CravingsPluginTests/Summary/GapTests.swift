// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Presentation
import Testing

@testable import CravingsPlugin

@Suite struct GapTests {
    private static func gaps(
        _ days: ClosedRange<Int>, now: (day: Int, hour: Double), _ build: (inout DiaryBuilder) -> Void
    ) -> [KaplanMeier.Duration] {
        var builder = DiaryBuilder()
        build(&builder)
        let first = DiaryBuilder.monday.daysSince1970
        let timeline = DiaryTimeline(builder.diary, now: DiaryBuilder.time(now.day, now.hour), offset: .zero)
        return UseGaps(timeline, days: first + days.lowerBound...first + days.upperBound).gaps
    }

    private static func finished(_ hours: Double) -> KaplanMeier.Duration {
        KaplanMeier.Duration(length: hours, isFinished: true)
    }

    private static func censored(_ hours: Double) -> KaplanMeier.Duration {
        KaplanMeier.Duration(length: hours, isFinished: false)
    }

    @Test func `a gap ends with the next use and the running gap is censored now`() {
        let gaps = Self.gaps(0...2, now: (2, 12)) {
            $0.use(0, 10)
            $0.use(0, 16)
            $0.use(1, 10)
        }
        // The last gap runs for 26 hours, and the current day isn't over, so it isn't unknown yet.
        #expect(gaps == [Self.finished(6), Self.finished(18), Self.censored(26)])
    }

    @Test func `a gap ends where a day without an entry and a status begins, unless these are marked`() {
        let gaps = Self.gaps(0...9, now: (9, 12)) {
            $0.use(0, 10)
            $0.use(3, 10)
            $0.status([1], .nothing)
        }
        // The first gap is known for the rest of day 0 and for day 1: from 10:00 to 04:00 two days later. Day 4 is unmarked.
        // Nothing happened on most such days, so censoring there would depend on the length of the gap.
        #expect(gaps == [Self.finished(42), Self.finished(18)])
    }

    @Test func `a day whose status is unknown censors a gap`() {
        let gaps = Self.gaps(0...3, now: (3, 12)) {
            $0.use(0, 10)
            $0.status([1], .unknown)
            $0.use(3, 10)
        }
        #expect(gaps == [Self.censored(18), Self.censored(2)])
    }

    /// Uses every third day, without a mark on the days between.
    @Test func `gaps are given with and without use on unmarked days`() throws {
        var builder = DiaryBuilder()
        for day in stride(from: 0, through: 30, by: 3) { builder.use(day, 10) }
        let summary = try builder.summary(now: (37, 10))
        let free = try #require(summary.ifUnmarkedFree)
        #expect(free.unmarkedDays == 26)
        #expect(summary.gaps.curve?.median == 18 && free.gaps.curve?.median == 72)
        // The running gap of a week is the longest, as "the last logged use was 7 days ago" says.
        #expect(free.gaps.curve?.longest == 168 && summary.sinceLastUse?.hours == 168)
        let statement = try #require(summary.statements.first { $0.code == "cravings.gap-bounds" })
        #expect(
            statement.text.contains(
                "if there was a use on each of the 26 unmarked days. The median gap between uses is 3 days"))
        // 11 of 37 days have use; all known days have.
        #expect(free.daysWithoutUse.share?.value == 26.0 / 37 && summary.daysWithoutUse.shortage == nil)
        #expect(
            summary.statements[0].text.contains("or 70% (54% to 83%) if the 26 unmarked days had nothing to report"))
        #expect(
            summary.text(PresentationStyle()).contains(
                "The longest gap is 18 hours, or 7 days if unmarked days had nothing"))
    }

    @Test func `a gap over days without entries that are known is finished`() {
        let gaps = Self.gaps(0...3, now: (3, 12)) {
            $0.use(0, 10)
            $0.status([1, 2], .nothing)
            $0.use(3, 10)
        }
        #expect(gaps == [Self.finished(72), Self.censored(2)])
    }

    @Test func `a lapse starts nothing over`() {
        let gaps = Self.gaps(0...9, now: (9, 12)) {
            $0.use(0, 10)
            $0.status(1...8, .nothing)
            $0.use(8, 10)
            $0.use(8, 11)
            $0.status([9], .nothing)
        }
        #expect(gaps == [Self.finished(192), Self.finished(1), Self.censored(25)])
    }

    @Test func `the end of the period censors a gap`() {
        let gaps = Self.gaps(0...0, now: (5, 12)) {
            $0.use(0, 10)
            $0.use(1, 10)
        }
        #expect(gaps == [Self.censored(18)])
    }

    @Test func `uses at the same instant are one`() {
        let gaps = Self.gaps(0...0, now: (0, 20)) {
            $0.use(0, 10, .vape)
            $0.use(0, 10, .joints, 0.5)
            $0.use(0, 12)
        }
        #expect(gaps == [Self.finished(2), Self.censored(8)])
    }

    @Test func `a day with a use whose time isn't known ends a gap`() {
        let gaps = Self.gaps(0...3, now: (3, 12)) {
            $0.use(0, 10)
            $0.use(1, 12, isTimeKnown: false)
            $0.use(2, 10)
            $0.use(2, 12)
        }
        #expect(gaps == [Self.censored(18), Self.finished(2), Self.censored(24)])
    }

    @Test func `a use on a day whose status is unknown begins no gap`() {
        let gaps = Self.gaps(0...1, now: (1, 12)) {
            $0.use(0, 10)
            $0.use(0, 12)
            $0.status([0], .unknown)
            $0.use(1, 10)
        }
        #expect(gaps == [Self.censored(2)])
    }

    @Test func `fewer than five finished gaps are listed without a curve`() throws {
        var builder = DiaryBuilder()
        for day in 0..<5 { builder.use(day, 10) }
        guard case .notEnoughData(let list) = try builder.summary(now: (4, 12)).gaps else {
            Issue.record("a curve of four gaps")
            return
        }
        #expect(list.hours == [24, 24, 24, 24])
        #expect(list.shortage.n == 4 && list.shortage.needed == 5)
        #expect(
            list.shortage.message.text == "Not enough data (n = 4). A curve of gaps needs 5 finished gaps.")
        builder.use(5, 10)
        guard case .curve(let curve) = try builder.summary(now: (5, 12)).gaps else {
            Issue.record("no curve of five gaps")
            return
        }
        #expect((curve.finished, curve.censored, curve.median) == (5, 1, 24))
        #expect(curve.longest == 24)
    }

    /// Five gaps of a day end, and six are censored by an unknown day.
    @Test func `a curve that stays above a half has no median`() throws {
        var builder = DiaryBuilder()
        for day in 0..<6 { builder.use(day, 10) }
        builder.status([6], .unknown)
        for week in 1...7 {
            builder.use(20 * week, 10)
            builder.status(20 * week + 1...20 * week + 9, .nothing)
            builder.status([20 * week + 10], .unknown)
        }
        let summary = try builder.summary(now: (170, 12))
        guard case .curve(let curve) = summary.gaps else {
            Issue.record("no curve")
            return
        }
        // The gap after day 5 is censored after 18 hours, before those of a day end.
        #expect((curve.finished, curve.censored, curve.median) == (5, 8, nil))
        #expect(curve.high == nil)
        #expect(summary.statements.contains { $0.text.hasPrefix("More than half of the gaps between uses are longer") })
    }

    @Test func `every reported share of the curve has its interval`() throws {
        var builder = DiaryBuilder()
        for day in 0..<40 {
            builder.use(day, 10)
            if day % 2 == 0 { builder.use(day, 13) }
        }
        guard case .curve(let curve) = try builder.summary(now: (39, 20)).gaps else {
            Issue.record("no curve")
            return
        }
        // 20 gaps of 3 hours, 20 of 21, 19 of 24, and one that runs for 10; the shares are of the curve at fixed lengths.
        #expect((curve.finished, curve.censored) == (59, 1))
        let shares = Dictionary(uniqueKeysWithValues: curve.shares.map { ($0.hours, $0.share) })
        #expect(shares[1]?.share?.value == 1)
        let three = try #require(shares[3]?.share)
        #expect(isClose(three.value, 40.0 / 60, 1e-12))
        #expect(three.low < three.value && three.value < three.high)
        #expect(shares[24] == nil, "no gap is longer")
        #expect(curve.median == 21)
    }
}
