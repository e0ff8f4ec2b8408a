// SPDX-License-Identifier: Apache-2.0

package import Calendars
package import ComputationKit

/// The time span whose weather a request needs.
package struct WeatherSpan: Equatable {
    /// Seconds from 1970-01-01T00:00Z.
    package let seconds: ClosedRange<Double>

    /// Creates the waking hours of a day at a longitude.
    ///
    /// Our convention: the hours from 7 to 22 in solar time, with the sun highest at 12.
    package init(wakingHoursOf day: CalendarDay, longitude: Double) {
        let midnight = Double(day.daysSince1970) * 86_400 - longitude * 240
        self.init(midnight + 7 * 3_600...midnight + 22 * 3_600)
    }

    /// Creates the hours of an event at a longitude, or the waking hours of the first day of an all-day event.
    ///
    /// Our convention: from one hour before the start, for the way there, to the end, and at most 24 hours, because an
    /// event needs one outfit. A floating time has no zone: its clock is taken to be ahead of UTC by one hour for every
    /// 15 degrees to the east, in whole hours.
    package init(of event: EventHours, longitude: Double) {
        guard !event.isAllDay else {
            self.init(wakingHoursOf: event.start.day, longitude: longitude)
            return
        }
        let offset = Int((longitude / 15).rounded()) * 3_600
        let start = Double(event.start.secondsSince1970 ?? event.start.clockSeconds - offset)
        self.init(start - Self.lead...start + event.secondsDressedFor)
    }

    /// Creates the hours of a calendar's event; see ``init(of:longitude:)-(EventHours,_)``.
    package init(of event: CalendarOccurrence, longitude: Double) {
        self.init(of: EventHours(event), longitude: longitude)
    }

    private init(_ seconds: ClosedRange<Double>) { self.seconds = seconds }

    /// The time to get to an event, in seconds.
    package static let lead = 3_600.0

    /// The days in UTC that it overlaps.
    package var days: ClosedRange<CalendarDay> {
        let day = { (second: Double) in CalendarDay(secondsSince1970: Int(second.rounded(.down))) }
        return day(seconds.lowerBound)...day(seconds.upperBound)
    }

    /// Returns the hours that start within it, or nil if they don't reach to within an hour of both ends.
    package func hours(of weather: [HourlyWeather]) -> [HourlyWeather]? {
        let moments = weather.compactMap { hour in hour.time.secondsSince1970.map { (Double($0), hour) } }
        let within = moments.filter { seconds.contains($0.0) }
        guard let first = within.map(\.0).min(), let last = within.map(\.0).max(),
            first <= seconds.lowerBound + 3_600, last >= seconds.upperBound - 3_600
        else { return nil }
        return within.map(\.1)
    }
}

/// The start and end of an event.
package struct EventHours: Equatable {
    /// The start.
    package let start: EventTime
    /// The end; for all-day events the day after the last.
    package let end: EventTime

    /// Creates the hours of a stored event.
    package init(start: EventTime, end: EventTime) {
        self.start = start
        self.end = end
    }

    /// Creates the hours of a calendar's event.
    package init(_ event: CalendarOccurrence) { self.init(start: EventTime(event.start), end: EventTime(event.end)) }

    /// Whether it is an all-day event.
    package var isAllDay: Bool { start.secondOfDay == nil }

    /// How long its clothes are worn from its start on, in seconds: at most a day minus the time to get there.
    package var secondsDressedFor: Double {
        let moments = start.secondsSince1970.flatMap { start in end.secondsSince1970.map { $0 - start } }
        let length = Double(moments ?? end.clockSeconds - start.clockSeconds)
        return min(max(length, 0), 86_400 - WeatherSpan.lead)
    }
}

extension EventTime {
    /// Creates the time of a calendar's event.
    package init(_ time: CalendarTime) {
        switch time.frame {
        case .day: self.init(time.day)
        case .floating: self.init(time.day, second: time.secondOfDay)
        case .utc: self.init(time.day, second: time.secondOfDay, offset: 0)
        case .zone(_, let offset): self.init(time.day, second: time.secondOfDay, offset: offset)
        }
    }

    /// Seconds from 1970-01-01 at 0:00 on the clock it was written for.
    fileprivate var clockSeconds: Int { day.daysSince1970 * 86_400 + (secondOfDay ?? 0) }
}
