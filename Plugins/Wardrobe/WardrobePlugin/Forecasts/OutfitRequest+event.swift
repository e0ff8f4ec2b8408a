// SPDX-License-Identifier: Apache-2.0

package import Calendars
internal import ComputationKit

extension OutfitRequest {
    /// The request for the day of an event and, where a range is given, for the temperatures of its hours.
    ///
    /// The range of a whole day becomes that of the hours from one before the start to the end, by the clock that the
    /// event is written for (``DailyTemperatureCourse``). An all-day event keeps the range, and so does a room, which does
    /// not follow the sun.
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

    /// The request for a calendar's event; see ``forEvent(_:)-(EventHours)``.
    package func forEvent(_ event: CalendarOccurrence) -> OutfitRequest { forEvent(EventHours(event)) }

    /// The request with one temperature, the middle, in place of a range of less than 1 °C: no layer answers to so little.
    package func joiningNarrowRange() -> OutfitRequest {
        guard temperature == nil, let coldest, let warmest, warmest - coldest < 1 else { return self }
        var request = self
        request.temperature = (coldest + warmest) / 2
        request.coldest = nil
        request.warmest = nil
        return request
    }
}
