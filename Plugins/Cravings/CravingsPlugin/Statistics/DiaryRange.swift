// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit

/// The days that an input asks for.
enum DiaryRange {
    /// The greatest number of days of a period, a hundred years.
    static let mostDays = 36_525

    /// Returns the days from the first to the last, where the first day with an entry or a status and today replace
    /// missing ones; the last day is at most today.
    ///
    /// A first day that wasn't requested is at most a hundred years before the last, so that one entry with a wrong
    /// year doesn't prevent the statistics of all others.
    ///
    /// - Throws: `ComputationError` if the first day is after the last or today, or the period is too long.
    static func days(
        _ timeline: DiaryTimeline, from: CalendarDay?, through: CalendarDay?
    ) throws(ComputationError) -> ClosedRange<Int> {
        let today = CalendarDay(daysSince1970: timeline.today)
        let last = min(through?.daysSince1970 ?? timeline.today, timeline.today)
        let first = from?.daysSince1970 ?? max(min(timeline.firstDay ?? last, last), last - mostDays + 1)
        guard first <= last else {
            let end = through.map { min($0, today) } ?? today
            throw .refused(
                path: "from", expected: "a day not after \(end)", got: "\(CalendarDay(daysSince1970: first))")
        }
        guard last - first < mostDays else {
            throw .refused(
                path: "from", expected: "a day after \(CalendarDay(daysSince1970: last - mostDays))",
                got: "\(CalendarDay(daysSince1970: first))")
        }
        return first...last
    }
}
