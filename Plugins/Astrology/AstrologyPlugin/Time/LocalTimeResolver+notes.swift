// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

extension LocalTimeResolver {
    /// The warnings about the readings.
    struct Notes {
        private(set) var warnings: [TimeWarning] = []
        /// The other calendar, if the calendar of the date is unclear.
        private(set) var otherCalendar: CalendarSystem?

        private mutating func add(_ code: TimeWarning.Code, _ message: String) {
            warnings.append(TimeWarning(code: code, message: message))
        }
    }
}

extension LocalTimeResolver.Notes {
    /// Adds warnings about the zone's rules.
    mutating func add(
        _ timeline: ZoneTimeline, clockSeconds: Int, reading: TimeReading?, database: TimeZoneDatabase?
    ) {
        guard let zone = timeline.zone else { return }
        if let change = timeline.standardTimeChange(aroundLocal: clockSeconds) {
            add(
                .nearStandardTime,
                "standard time began in \(zone.name) at \(change) by the new clock; the database has that for "
                    + "the zone's main city, so check when the birth place changed")
        }
        guard let reading else { return }
        let second = clockSeconds - reading.offset.seconds
        if reading.isLocalMeanTime, timeline.longitude == nil {
            add(
                .localMeanTimeOfZone,
                "\(zone.name) had no standard time yet, so local mean time of its main city was used "
                    + "(\(reading.offset)); give the birth longitude to use that of the place")
        }
        if reading.abbreviation == ZoneRule.undefined {
            add(
                .undefinedLocalTime,
                "the time zone database has no local time for \(zone.name) then; the time was read as UTC")
        }
        if reading.isLocalMeanTime, LegalMeanTime.applies(to: zone.name, at: second) {
            add(
                .legalMeanTime,
                "Portugal's legal time from 1884 to 1911 was Lisbon mean time (-00:36:45), which the database "
                    + "lists as LMT; give that offset if the source used legal time")
        }
        if let cityMeanTime = CityMeanTime(reading, in: timeline, at: second) {
            add(.cityMeanTime, cityMeanTime.message)
        }
        // Before 1970-01-01.
        if second < 0, !reading.isLocalMeanTime, database?.hasOwnHistory(zone) == false {
            add(
                .noBackzone,
                "this time zone database was built without the history of \(zone.name) before 1970 and has a "
                    + "neighbor's; check the offset, or install a tzdata package built with backzone")
        }
    }

    /// Adds a warning if the calendar of the date is unclear.
    ///
    /// - Parameters:
    ///   - date: The date as given.
    ///   - zone: A zone of the place, for its country.
    ///   - isStated: Whether the calendar was specified.
    mutating func addCalendar(_ date: CalendarDate, in zone: String?, isStated: Bool) {
        // Most births are of this century and the last.
        guard date.year < 1925 || date.calendar == .julian else { return }
        let adoption = CalendarAdoption.of(zone: zone)
        if date.calendar == .julian, !isStated {
            otherCalendar = .gregorian
            return add(
                .julianByDefault,
                "dates before 1582-10-15 are read in the Julian calendar, in which sources quote them: this is "
                    + "\(date.converted(to: .gregorian)) in the Gregorian calendar; if the source converted the date, "
                    + "specify the Gregorian calendar")
        }
        if date.calendar == .julian {
            guard date.julianDayNumber >= adoption.last.julianDayNumber else { return }
            let since =
                adoption == .introduction
                ? "the Gregorian calendar was introduced on 1582-10-15"
                : "\(adoption.place) used the Gregorian calendar from \(adoption.last)"
            return add(
                .julianAfterAdoption,
                "\(since), and the date was given as Julian; specify the Gregorian calendar unless the source is a church "
                    + "book or quotes the old style")
        }
        guard !isStated else { return }
        // This includes days between the last Julian and the first Gregorian day, which neither calendar of the place
        // has.
        let asJulian = CalendarDate(unchecked: date.year, date.month, date.day, .julian).julianDayNumber
        guard min(asJulian, date.julianDayNumber) < adoption.last.julianDayNumber else { return }
        otherCalendar = .julian
        guard date.julianDayNumber >= CalendarAdoption.introduction.first.julianDayNumber else {
            return add(
                .calendarUnclear,
                "dates before 1582-10-15 are usually quoted in the Julian calendar, and this one was read as "
                    + "Gregorian; specify the Julian or the Gregorian calendar")
        }
        if adoption.first == adoption.last {
            add(
                .calendarUnclear,
                "\(adoption.place) used the Julian calendar until \(adoption.lastJulianDay): if the source uses "
                    + "the old style, specify the Julian calendar")
        } else {
            add(
                .calendarUnclear,
                "\(adoption.place) left the Julian calendar between \(adoption.first) and \(adoption.last), from "
                    + "place to place: if the source uses the old style, specify the Julian calendar")
        }
    }
}

/// National mean times that have the abbreviation of local mean time in the database.
private enum LegalMeanTime {
    /// Portugal from 1884-01-01 to 1911-12-31 (tz database, file `europe`: "Lisbon MT").
    static func applies(to zone: String, at second: Int) -> Bool {
        (zone == "Europe/Lisbon" || zone == "Portugal") && second >= -2_713_910_400
    }
}
