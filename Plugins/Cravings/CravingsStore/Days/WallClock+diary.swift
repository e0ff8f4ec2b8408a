// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin

extension WallClock {
    /// The person's time zone; UTC if it is unknown.
    var localZone: LocalZone { zone ?? .utc }

    /// The current day of the diary, which begins at the boundary.
    var diaryDay: CalendarDay {
        let now = Timestamp(secondsSince1970: now().wholeSeconds)
        return DayBoundary.diary.day(of: now, offset: localZone.offset(at: now))
    }
}

extension DayBoundary {
    /// The boundary of the days of the diary.
    static let diary = DayBoundary(hour: defaultHour)
}
