// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite struct ChallengeStatisticsTests {
    private static let monday = CalendarDay(daysSince1970: 20_416)

    private static func done(_ offset: Int, _ status: ChallengeStatus = .completed) -> ChallengeEvent {
        ChallengeEvent(
            challenge: "c", traits: ChallengeTraits(category: .creative),
            situation: Situation(day: monday.adding(days: offset)), status: status)
    }

    private static func streaks(_ events: [ChallengeEvent], today: Int) -> Streaks {
        ChallengeStatistics.reading(
            of: ChallengeStatisticsInput(events: events, today: monday.adding(days: today))
        ).streaks
    }

    @Test func streaks() {
        let days = [0, 1, 2, 5, 6, 9].map { Self.done($0) }
        #expect(Self.monday.description == "2025-11-24")
        let onTheDay = Self.streaks(days, today: 9)
        #expect((onTheDay.current, onTheDay.longest, onTheDay.days) == (1, 3, 6))
        #expect(onTheDay.longestSince == Self.monday)
        #expect(Self.streaks(days, today: 10).current == 1, "today is not over")
        #expect(Self.streaks(days, today: 11).current == 0)
        let earlier = Self.streaks(days, today: 6)
        #expect((earlier.current, earlier.longest, earlier.days) == (2, 3, 5), "days to come do not count")
        #expect(Self.streaks([], today: 0).longestSince == nil)
    }

    @Test func `two challenges on a day count as one day and skips don't count`() {
        let streaks = Self.streaks(
            [Self.done(0), Self.done(0), Self.done(1, .skipped), Self.done(2, .expired), Self.done(3), Self.done(4)],
            today: 4)
        #expect((streaks.current, streaks.longest, streaks.days) == (2, 2, 3))
        #expect(streaks.longestSince == Self.monday.adding(days: 3))
    }

    @Test func `year ends and leap days don't break a streak`() throws {
        let start = try CalendarDay("2027-12-30")
        let events = (0..<64).map {
            ChallengeEvent(
                challenge: "c", traits: ChallengeTraits(category: .creative),
                situation: Situation(day: start.adding(days: $0)),
                status: .completed)
        }
        let summary = ChallengeStatistics.reading(
            of: ChallengeStatisticsInput(events: events, today: try CalendarDay("2028-03-02")))
        #expect(summary.streaks.current == 64)
    }

    /// Each breakdown counted again, event by event.
    @Test func `breakdowns add up`() throws {
        var chance = Chance(seed: 9)
        let start = try CalendarDay("2026-01-01")
        let events = (0..<400).map { day in
            ChallengeEvent(
                challenge: "c", traits: chance.traits(), situation: chance.situation(start.adding(days: day)),
                status: chance.one(of: ChallengeStatus.self), rating: 1 + chance.below(5),
                completedHour: chance.below(4) == 0 ? nil : chance.below(24))
        }
        let summary = ChallengeStatistics.reading(
            of: ChallengeStatisticsInput(events: events, today: start.adding(days: 400)))
        func check(_ counts: StatusCounts, _ completion: Estimate?, _ isIn: (ChallengeEvent) -> Bool) {
            let group = events.filter(isIn)
            let completed = group.filter { $0.status == .completed }.count
            let skipped = group.filter { $0.status == .skipped }.count
            #expect(counts.completed == completed && counts.skipped == skipped)
            #expect(counts.expired == group.filter { $0.status == .expired }.count)
            #expect(counts.pending == group.filter { $0.status == .pending }.count)
            #expect(completion?.value == Double(completed) / Double(completed + skipped))
        }
        check(summary.counts, summary.completion) { _ in true }
        #expect(summary.weekdays.map(\.weekday) == Array(1...7))
        #expect(summary.hours.map(\.hour) == Set(events.filter(\.isDone).compactMap(\.completedHour)).sorted())
        #expect(summary.categories.map(\.category) == ChallengeCategory.allCases)
        for day in summary.weekdays {
            // 2026-01-01 was a Thursday.
            check(day.counts, day.completion) {
                ($0.situation.day.daysSince1970 - start.daysSince1970 + 3) % 7 + 1 == day.weekday
            }
        }
        let hours = events.filter { $0.status == .completed }.compactMap(\.completedHour)
        for hour in summary.hours {
            #expect(hour.completed == hours.filter { $0 == hour.hour }.count)
            #expect(hour.share?.value == Double(hour.completed) / Double(hours.count))
        }
        for entry in summary.categories {
            check(entry.counts, entry.completion) { $0.traits.category == entry.category }
        }
        let ratings = events.filter { $0.status == .completed }.compactMap(\.rating)
        #expect(abs(try #require(summary.rating?.value) - Double(ratings.reduce(0, +)) / Double(ratings.count)) < 1e-12)
    }

    @Test func `moods are compared if both are known`() throws {
        func event(_ before: Int?, _ after: Int?, _ status: ChallengeStatus = .completed) -> ChallengeEvent {
            ChallengeEvent(
                challenge: "c", traits: ChallengeTraits(category: .social),
                situation: Situation(day: Self.monday, mood: before), status: status, moodAfter: after)
        }
        let summary = ChallengeStatistics.reading(
            of: ChallengeStatisticsInput(
                events: [
                    event(2, 4), event(3, 3), event(3, 4), event(4, 3), event(1, 3), event(nil, 5), event(2, nil),
                    event(1, 5, .skipped),
                ], today: Self.monday))
        let mood = try #require(summary.mood)
        #expect(mood.count == 5)
        // NumPy 2.4.6, as in BoundedMeanTests: 2 0 1 -1 2 within -4 to 4.
        #expect(abs(mood.change.value - 0.8) < 1e-12)
        #expect(abs(try #require(mood.change.low) - (-1.7765)) < 0.008)
        #expect(abs(try #require(mood.change.high) - 2.5669) < 0.008)
        #expect(summary.moods == [CategoryMoodChange(category: .social, change: mood)])
    }

    /// A challenge that was asked for at 8 and completed at 19 belongs to 19.
    @Test func `hours are those of completion`() throws {
        func event(_ offset: Int, _ status: ChallengeStatus, asked: Int, completed: Int?) -> ChallengeEvent {
            ChallengeEvent(
                challenge: "c", traits: ChallengeTraits(category: .social),
                situation: Situation(day: Self.monday.adding(days: offset), hour: asked), status: status,
                completedHour: completed)
        }
        let summary = ChallengeStatistics.reading(
            of: ChallengeStatisticsInput(
                events: [
                    event(0, .completed, asked: 8, completed: 19), event(1, .completed, asked: 8, completed: 19),
                    event(2, .completed, asked: 8, completed: 20), event(3, .completed, asked: 8, completed: nil),
                    event(4, .skipped, asked: 8, completed: nil),
                ], today: Self.monday.adding(days: 5)))
        #expect(summary.hours.map(\.hour) == [19, 20])
        #expect(summary.hours.map(\.completed) == [2, 1])
        #expect(summary.hours.first?.share?.value == 2.0 / 3)
    }

    @Test func `announced challenges don't count as completed`() throws {
        var said = Self.done(0)
        said.isFeedback = true
        said.rating = 5
        let summary = ChallengeStatistics.reading(
            of: ChallengeStatisticsInput(events: [said, Self.done(1)], today: Self.monday.adding(days: 1)))
        #expect(summary.counts.completed == 1 && summary.streaks.current == 1 && summary.rating == nil)
        let list = CategoryPreferences.reading(of: ChallengeHistoryInput(events: [said, Self.done(1)])).categories
        #expect(list.first?.counts.completed == 1)
    }
}
