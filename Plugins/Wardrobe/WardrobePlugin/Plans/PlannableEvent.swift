// SPDX-License-Identifier: Apache-2.0

package import Calendars
package import ComputationKit

/// An event to plan an outfit for, from a calendar file or from the user's records.
package struct PlannableEvent {
    /// The key of a stored event.
    package let id: String?
    package let uid: String
    package let title: String
    package let location: String
    package let notes: String
    package let hours: EventHours
    /// The saved outfit chosen for a stored event.
    package let chosen: NamedRecord?

    /// Creates an event of a calendar file.
    package init(_ event: CalendarOccurrence) {
        id = nil
        chosen = nil
        uid = event.uid
        title = event.title
        location = event.location
        notes = event.notes
        hours = EventHours(event)
    }

    /// Creates a stored event.
    ///
    /// - Parameters:
    ///   - zone: the zone to show its times in; by default its own.
    ///   - chosen: the saved outfit chosen for it.
    package init(_ event: CalendarEvent, uid: String?, in zone: String?, chosen: NamedRecord? = nil) {
        id = event.id
        self.chosen = chosen
        self.uid = uid ?? event.id
        title = event.title
        location = event.location ?? ""
        notes = event.notes ?? ""
        hours = EventHours(start: event.start.shown(in: zone), end: event.end.shown(in: zone))
    }

    /// The texts from which the dress code is detected.
    package var texts: EventTexts {
        EventTexts(
            title: String(title.unicodeScalars.prefix(Self.longestTitle)),
            location: String(location.unicodeScalars.prefix(Self.longestTitle)),
            notes: String(notes.unicodeScalars.prefix(Self.longestNotes)))
    }

    /// Returns whether a zone is in the tz database.
    package static func knows(zone: String) -> Bool {
        (try? TimeZoneDatabase.shared())?.offset(of: zone, at: 0) != nil
    }

    private static let longestTitle = 1_000
    private static let longestNotes = 5_000

    /// Returns whether it overlaps a range of days in its own time.
    package func touches(_ days: ClosedRange<CalendarDay>) -> Bool {
        let last = hours.isAllDay || hours.end.secondOfDay == 0 ? hours.end.day.adding(days: -1) : hours.end.day
        return hours.start.day <= days.upperBound && max(last, hours.start.day) >= days.lowerBound
    }
}

extension EventTime {
    /// Returns the instant in another zone; whole days and floating times are unchanged.
    fileprivate func shown(in zone: String?) -> EventTime {
        guard let zone, let moment = secondsSince1970,
            let offset = (try? TimeZoneDatabase.shared())?.offset(of: zone, at: moment)
        else { return self }
        let clock = EventTime(secondsSince1970: moment + offset)
        return EventTime(clock.day, second: clock.secondOfDay ?? 0, offset: offset)
    }
}

extension CalendarProblem {
    /// The problem as a sentence.
    package var message: Message {
        Message(
            "wardrobe.calendar-problem", description, ["line": .number(Double(line)), "problem": .string(sentence)])
    }
}
