// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit

@testable import CravingsPlugin

/// Builds diaries whose day 0 is Monday, 2026-01-05, in UTC, with days that begin at 04:00.
struct DiaryBuilder {
    var diary = Diary()

    static let monday = CalendarDay(daysSince1970: 20_458)

    /// Returns an instant: an hour, with a fraction, of a calendar day.
    static func time(_ day: Int, _ hour: Double) -> Timestamp {
        Timestamp(secondsSince1970: (monday.daysSince1970 + day) * 86_400 + Int((hour * 3_600).rounded()))
    }

    static func day(_ day: Int) -> CalendarDay { monday.adding(days: day) }

    mutating func craving(
        _ day: Int, _ hour: Double, _ intensity: Int = 5, _ triggers: [Trigger] = [], place: PlaceKind? = nil,
        isTimeKnown: Bool = true
    ) {
        diary.cravings.append(
            DiaryCraving(
                time: Self.time(day, hour), intensity: intensity, triggers: triggers, place: place,
                isTimeKnown: isTimeKnown))
    }

    mutating func use(
        _ day: Int, _ hour: Double, _ method: UseMethod = .vape, _ amount: Double = 2, _ triggers: [Trigger] = [],
        place: PlaceKind? = nil, isTimeKnown: Bool = true
    ) {
        diary.uses.append(
            DiaryUse(
                time: Self.time(day, hour), method: method, amount: amount, triggers: triggers, place: place,
                isTimeKnown: isTimeKnown))
    }

    mutating func status(_ days: some Sequence<Int>, _ status: DayStatus) {
        for day in days { diary.days.append(DiaryDay(day: Self.day(day), status: status)) }
    }

    /// Returns the summary of days up to an instant.
    func summary(
        _ days: ClosedRange<Int>? = nil, now: (day: Int, hour: Double), hours: Int = 4
    ) throws -> CravingsSummary {
        try SummarizeCravings.reading(
            of: SummaryInput(
                diary: diary, from: days.map { Self.day($0.lowerBound) }, through: days.map { Self.day($0.upperBound) },
                now: Self.time(now.day, now.hour), hours: hours))
    }
}
