// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct DiaryTimelineTests {
    private static func timeline(_ build: (inout DiaryBuilder) -> Void, day: Int, hour: Double = 12) -> DiaryTimeline {
        var builder = DiaryBuilder()
        build(&builder)
        return DiaryTimeline(builder.diary, now: DiaryBuilder.time(day, hour), offset: .zero)
    }

    private static let first = DiaryBuilder.monday.daysSince1970

    @Test func `a day without entries is unknown and never counts as zero`() {
        let timeline = Self.timeline({ $0.craving(0, 18) }, day: 3)
        #expect((0...3).map { timeline.isCovered(Self.first + $0) } == [true, false, false, false])
    }

    @Test func `a status covers a day, and unknown is stronger than entries`() {
        let timeline = Self.timeline(
            {
                $0.craving(0, 18)
                $0.use(3, 18)
                $0.status([0], .unknown)
                $0.status([1], .nothing)
                $0.status([2], .complete)
            }, day: 5)
        #expect((0...4).map { timeline.isCovered(Self.first + $0) } == [false, true, true, true, false])
    }

    @Test func `a night belongs to the day before it`() {
        let timeline = Self.timeline(
            {
                $0.craving(1, 3.99)
                $0.craving(1, 4)
            }, day: 2)
        #expect(timeline.cravings.map(\.day) == [Self.first, Self.first + 1])
        #expect(timeline.cravings.map(\.weekday) == [1, 2])
        #expect(timeline.cravings.map(\.hour) == [3, 4])
    }

    /// 2026-01-06T01:30Z is 03:30 in Kyiv and 20:30 of the day before in New York.
    @Test func `each entry counts by its own clock`() throws {
        let time = try Timestamp("2026-01-06T01:30:00Z")
        let diary = Diary(cravings: [
            DiaryCraving(time: time, offset: try UTCOffset("+02:00"), intensity: 5),
            DiaryCraving(time: time, offset: try UTCOffset("-05:00"), intensity: 5),
            DiaryCraving(time: time, offset: try UTCOffset("+05:00"), intensity: 5),
        ])
        let timeline = DiaryTimeline(diary, now: try Timestamp("2026-01-07T00:00:00Z"), offset: .zero)
        #expect(timeline.cravings.map(\.hour) == [3, 20, 6])
        #expect(timeline.cravings.map(\.day) == [Self.first, Self.first, Self.first + 1])
    }

    @Test func `entries in any order are sorted, and later ones than now are left out`() {
        let timeline = Self.timeline(
            {
                $0.use(1, 10)
                $0.use(0, 10)
                $0.use(2, 13)
            }, day: 2)
        #expect(timeline.uses.map(\.day) == [Self.first, Self.first + 1])
    }

    @Test func `an entry with a wrong year doesn't prevent statistics without a first day`() throws {
        var diary = Diary(cravings: [DiaryCraving(time: try Timestamp("1800-01-01T00:00:00Z"), intensity: 5)])
        diary.cravings.append(DiaryCraving(time: try Timestamp("2026-01-05T18:00:00Z"), intensity: 5))
        let timeline = DiaryTimeline(diary, now: try Timestamp("2026-01-07T00:00:00Z"), offset: .zero)
        let days = try DiaryRange.days(timeline, from: nil, through: nil)
        #expect(days.count == DiaryRange.mostDays)
        #expect(days.upperBound == timeline.today)
        let first = try CalendarDay("1800-01-01")
        #expect(throws: ComputationError.self) { try DiaryRange.days(timeline, from: first, through: nil) }
    }

    @Test func `days before 1970 have their weekday and hour`() throws {
        // 1969-12-29 was a Monday.
        let diary = Diary(cravings: [DiaryCraving(time: try Timestamp("1969-12-29T23:15:00Z"), intensity: 5)])
        let timeline = DiaryTimeline(diary, now: try Timestamp("1970-01-02T00:00:00Z"), offset: .zero)
        #expect(timeline.cravings.first?.weekday == 1)
        #expect(timeline.cravings.first?.hour == 23)
        #expect(timeline.cravings.first?.day == -3)
    }

    @Test func `the following hours are known if they have passed on covered days with timed uses`() throws {
        func isKnown(_ build: (inout DiaryBuilder) -> Void, hour: Double = 12) throws -> Bool {
            let timeline = Self.timeline(build, day: 1, hour: hour)
            return timeline.isKnown(from: try #require(timeline.cravings.first), seconds: 4 * 3_600)
        }
        #expect(try isKnown({ $0.craving(0, 18) }))
        #expect(try !isKnown({ $0.craving(1, 9) }), "the hours have not passed")
        #expect(try isKnown({ $0.craving(1, 8) }))
        #expect(try !isKnown({ $0.craving(1, 2) }), "the hours reach into a day that isn't covered")
        #expect(
            try isKnown({
                $0.craving(1, 2)
                $0.status([1], .complete)
            }))
        #expect(
            try !isKnown({
                $0.craving(0, 18)
                $0.status([0], .unknown)
            }))
        #expect(
            try !isKnown({
                $0.craving(0, 18)
                $0.use(0, 12, isTimeKnown: false)
            }), "a use of the day could be in these hours")
        #expect(try !isKnown({ $0.craving(0, 18, isTimeKnown: false) }))
    }

    @Test func `a period is refused if it ends before it begins or is longer than a century`() throws {
        let timeline = Self.timeline({ $0.craving(0, 18) }, day: 3)
        #expect(try DiaryRange.days(timeline, from: nil, through: nil) == Self.first...Self.first + 3)
        #expect(try DiaryRange.days(timeline, from: nil, through: DiaryBuilder.day(99)).upperBound == Self.first + 3)
        #expect(throws: ComputationError.self) {
            try DiaryRange.days(timeline, from: DiaryBuilder.day(4), through: nil)
        }
        let issue = try #require(
            #expect(throws: ComputationError.self) {
                try DiaryRange.days(timeline, from: DiaryBuilder.day(2), through: DiaryBuilder.day(1))
            }
        ).issues.first
        #expect(issue?.description == "from: expected a day not after 2026-01-06, got 2026-01-07")
        #expect(throws: ComputationError.self) {
            try DiaryRange.days(timeline, from: CalendarDay(daysSince1970: Self.first - 40_000), through: nil)
        }
        let empty = Self.timeline({ _ in }, day: 3)
        #expect(try DiaryRange.days(empty, from: nil, through: nil) == Self.first + 3...Self.first + 3)
    }

    @Test func `a period reports covered days and entries per covered day`() throws {
        let timeline = Self.timeline(
            {
                $0.craving(0, 18)
                $0.use(0, 19)
                $0.craving(2, 10)
                $0.status([3], .nothing)
                $0.use(4, 10)
                $0.status([4], .unknown)
            }, day: 6)
        let period = DiaryPeriod(timeline, days: Self.first...Self.first + 5)
        #expect((period.days, period.coveredDays, period.unknownDays, period.entries) == (6, 3, 3, 4))
        // The use on the unknown day is an entry, but not one of a covered day.
        #expect(period.entriesPerCoveredDay == 1)
        #expect(DiaryPeriod(timeline, days: Self.first + 5...Self.first + 5).entriesPerCoveredDay == nil)
    }
}
