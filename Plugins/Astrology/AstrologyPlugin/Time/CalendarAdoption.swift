// SPDX-License-Identifier: Apache-2.0

/// The change of a country's civil calendar from Julian to Gregorian.
///
/// If regions differed, `first` and `last` are the earliest and the latest change.
struct CalendarAdoption: Hashable, Sendable {
    /// The country's name for messages, with an article if English requires one.
    var place: String
    /// The first Gregorian day in the first region to change.
    var first: CalendarDate
    /// The first Gregorian day in the last region to change.
    var last: CalendarDate

    /// The last Julian day in the last region to change, in the Julian calendar.
    var lastJulianDay: CalendarDate {
        CalendarDate(uncheckedDayNumber: last.julianDayNumber - 1, calendar: .julian)
    }

    /// The introduction of the calendar by the bull *Inter gravissimas*.
    ///
    /// Friday 15 October 1582 followed Thursday the 4th.
    static let introduction = CalendarAdoption(
        place: "the world",
        first: CalendarDate(unchecked: 1582, 10, 15, .gregorian),
        last: CalendarDate(unchecked: 1582, 10, 15, .gregorian))

    /// Returns the change in the country of a zone, or the introduction of the calendar if the table has no row.
    static func of(zone: String?) -> CalendarAdoption {
        zone.flatMap { byZone[$0] } ?? introduction
    }

    private static let byZone: [String: CalendarAdoption] = {
        var result: [String: CalendarAdoption] = [:]
        for row in table {
            for zone in row.zones.split(separator: " ") { result[String(zone)] = row.adoption }
        }
        return result
    }()

    fileprivate init(place: String, first: CalendarDate, last: CalendarDate) {
        self.place = place
        self.first = first
        self.last = last
    }
}

extension CalendarAdoption {
    struct Row {
        var adoption: CalendarAdoption
        var zones: String

        init(_ place: String, _ day: (Int, Int, Int), _ zones: String) {
            self.init(place, day, day, zones)
        }

        init(_ place: String, _ first: (Int, Int, Int), _ last: (Int, Int, Int), _ zones: String) {
            adoption = CalendarAdoption(
                place: place,
                first: CalendarDate(unchecked: first.0, first.1, first.2, .gregorian),
                last: CalendarDate(unchecked: last.0, last.1, last.2, .gregorian))
            self.zones = zones
        }
    }
}
