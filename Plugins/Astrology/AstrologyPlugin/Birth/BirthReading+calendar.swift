// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension BirthReading {
    /// Rejects a date that the calendar of the place skipped, unless its calendar was specified.
    ///
    /// Such a date comes before the first Gregorian day in the Gregorian calendar, and after the last Julian day in the
    /// Julian calendar.
    /// - Parameter place: The place found by its name.
    static func checkCalendar(
        of text: DateTimeText, in basis: TimeBasis, place: Place?
    ) throws(ValidationIssue) {
        // Every country of the table had changed by then.
        guard !text.isCalendarStated, text.date.year < 1925 else { return }
        let zone: String? =
            switch basis {
            case .zone(let name), .zoneWithOffset(let name, _): name
            case .offset, .localMeanTime: place?.timeZone
            }
        let adoption = CalendarAdoption.of(zone: zone)
        let date = text.date
        func dayNumber(_ calendar: CalendarSystem) -> Int {
            CalendarDate(unchecked: date.year, date.month, date.day, calendar).julianDayNumber
        }
        let first = adoption.first.julianDayNumber
        guard dayNumber(.gregorian) < first, dayNumber(.julian) >= first else { return }
        let isOneDay = adoption.first == adoption.last
        let change =
            switch adoption {
            case .introduction: "1582-10-04 was followed by 1582-10-15"
            case _ where isOneDay: "in \(adoption.place), \(adoption.lastJulianDay) was followed by \(adoption.first)"
            default:
                "\(adoption.place) left the Julian calendar between \(adoption.first) and \(adoption.last), from place "
                    + "to place"
            }
        throw ValidationIssue(
            path: "date", expected: isOneDay ? "a day that the calendar of the place had" : "a date with its calendar",
            got: "\(date)",
            recoverySuggestion:
                "\(change): check the date, or specify the Julian or the Gregorian calendar if the source used it")
    }
}
