// SPDX-License-Identifier: Apache-2.0

internal import ChallengesPlugin
internal import CivilTime
internal import ComputationKit

extension WallClock {
    /// The local time in the user's zone; UTC if the zone is unknown.
    var localNow: CivilDateTime { (zone ?? .utc).local(at: now()) }

    /// Returns the day of a reference; today without one.
    func day(_ reference: DayReference?) -> CalendarDay { (reference ?? .today).day(today: localNow.day) }

    /// Returns the offset of the local clock from UTC at noon of a day in hours; nil if the zone is unknown.
    func offset(on day: CalendarDay) -> Double? {
        zone.map { zone in
            let noon = CivilDateTime(day: day, time: ClockTime(minuteOfDay: 720))
            return Double(noon.clockSeconds - zone.instant(of: noon).wholeSeconds) / 3_600
        }
    }
}
