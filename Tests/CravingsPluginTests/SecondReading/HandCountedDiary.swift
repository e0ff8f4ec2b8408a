// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import CravingsPlugin

/// Diaries whose figures can be counted by hand.
///
/// Day 0 is Monday, 2026-01-05; clocks are at UTC.
enum HandCountedDiary {
    static let firstDay = CalendarDay(daysSince1970: 20_458)

    static func day(_ number: Int) -> CalendarDay { firstDay.adding(days: number) }

    static func time(_ day: Int, _ hour: Double) -> Timestamp {
        Timestamp(secondsSince1970: Double(firstDay.daysSince1970 + day) * 86_400 + hour * 3_600)
    }

    static func craving(
        _ day: Int, _ hour: Double, _ intensity: Int, _ triggers: [Trigger] = [], _ place: PlaceKind? = nil
    ) -> DiaryCraving {
        DiaryCraving(time: time(day, hour), intensity: intensity, triggers: triggers, place: place)
    }

    static func use(_ day: Int, _ hour: Double, _ method: UseMethod = .vape, _ amount: Double = 2) -> DiaryUse {
        DiaryUse(time: time(day, hour), method: method, amount: amount)
    }

    static func days(_ range: Range<Int>, _ status: DayStatus) -> [DiaryDay] {
        range.map { DiaryDay(day: day($0), status: status) }
    }

    // Summarizes days 0 to 29 at noon of day 30.
    static func summary(_ diary: Diary, days: Int = 30, hours: Int = 4) throws -> CravingsSummary {
        try SummarizeCravings.reading(
            of: SummaryInput(
                diary: diary, from: day(0), through: day(days - 1), now: time(days, 12), hours: hours))
    }

    // Tests days 0 to 29 for a trend at noon of day 30.
    static func trend(_ diary: Diary, days: Int = 30, seed: UInt64 = 1) throws -> CravingsTrend {
        try TestTrend.reading(
            of: TrendInput(diary: diary, from: day(0), through: day(days - 1), now: time(days, 12)),
            in: Context(seed: seed))
    }
}
