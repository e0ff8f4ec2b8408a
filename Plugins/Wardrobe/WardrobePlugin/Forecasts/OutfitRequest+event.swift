// SPDX-License-Identifier: Apache-2.0

package import Calendars
internal import ComputationKit

extension OutfitRequest {
    /// Returns the request for the day of an event, with the temperatures of the event's hours if a range is given.
    ///
    /// The range of a whole day becomes the range from one hour before the start to the end, in the event's own time
    /// (``DailyTemperatureCourse``). An all-day event keeps the range, and so does an indoor one, because a room's
    /// temperature doesn't follow the sun.
    package func forEvent(_ event: EventHours) -> OutfitRequest {
        var request = self
        request.date = event.start.day
        guard let second = event.start.secondOfDay, setting != .indoors, let coldest, let warmest else {
            return request
        }
        let start = Double(second)
        let range = DailyTemperatureCourse(coldest: coldest, warmest: warmest)
            .range(from: (start - WeatherSpan.lead) / 3_600, to: (start + event.secondsDressedFor) / 3_600)
        request.coldest = range.coldest
        request.warmest = range.warmest
        return request.joiningNarrowRange()
    }

    /// Returns the request for a calendar's event; see ``forEvent(_:)-(EventHours)``.
    package func forEvent(_ event: CalendarOccurrence) -> OutfitRequest { forEvent(EventHours(event)) }

    /// Returns the request with a single temperature, the middle, in place of a range of less than 1 °C, which no layer
    /// compensates.
    package func joiningNarrowRange() -> OutfitRequest {
        guard temperature == nil, let coldest, let warmest, warmest - coldest < 1 else { return self }
        var request = self
        request.temperature = (coldest + warmest) / 2
        request.coldest = nil
        request.warmest = nil
        return request
    }
}
