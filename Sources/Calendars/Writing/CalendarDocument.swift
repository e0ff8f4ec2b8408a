// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// A calendar to write as iCalendar (RFC 5545).
///
/// ```swift
/// let event = CalendarDocument.Event(
///     uid: "one@example.org", stamp: now, start: evening, minutes: 15, title: "Count leaves")
/// print(CalendarDocument(product: "Almanac//challenge", events: [event]).text, terminator: "")
/// ```
public struct CalendarDocument: Sendable {
    /// An event at an instant, or on a day.
    public struct Event: Sendable {
        /// The identifier, which later versions of the event share.
        public var uid: String
        /// The time at which the event was written.
        public var stamp: Timestamp
        /// The start.
        public var start: Timestamp
        /// The duration in minutes.
        public var minutes: Int
        /// The title.
        public var title: String
        /// The description; can be empty.
        public var description: String
        /// Whether the time is shown as free.
        public var isTransparent: Bool
        /// Whether there is an alarm at the start of the event, or at 9:00 on its day.
        public var hasAlarm: Bool
        /// The day, if the event is on a whole day in any time zone.
        public private(set) var day: CalendarDay?
        /// The repetition by a local time, if there is one.
        public private(set) var repetition: Repetition?

        /// Creates an event.
        public init(
            uid: String, stamp: Timestamp, start: Timestamp, minutes: Int, title: String, description: String = "",
            isTransparent: Bool = false, hasAlarm: Bool = false
        ) {
            self.uid = uid
            self.stamp = stamp
            self.start = start
            self.minutes = minutes
            self.title = title
            self.description = description
            self.isTransparent = isTransparent
            self.hasAlarm = hasAlarm
        }

        /// Creates an event every day at a local time, or one changed occurrence of it.
        ///
        /// - Parameters:
        ///   - uid: The identifier, which a changed occurrence shares with the daily event.
        ///   - stamp: The time at which the event was written.
        ///   - repetition: The local time, and whether it is the daily event or a changed occurrence.
        ///   - minutes: The duration in minutes.
        ///   - title: The title.
        ///   - description: The description; can be empty.
        ///   - isTransparent: Whether the time is shown as free.
        ///   - hasAlarm: Whether there is an alarm at the start of the event.
        public init(
            uid: String, stamp: Timestamp, repetition: Repetition, minutes: Int, title: String,
            description: String = "", isTransparent: Bool = false, hasAlarm: Bool = false
        ) {
            self.init(
                uid: uid, stamp: stamp, start: Timestamp(secondsSince1970: repetition.start.clockSeconds),
                minutes: minutes,
                title: title, description: description, isTransparent: isTransparent, hasAlarm: hasAlarm)
            self.repetition = repetition
        }

        /// Creates an event on a whole day, which is shown as free.
        public init(
            uid: String, stamp: Timestamp, day: CalendarDay, title: String, description: String = "",
            hasAlarm: Bool = false
        ) {
            self.init(
                uid: uid, stamp: stamp, start: Timestamp(secondsSince1970: Double(day.daysSince1970) * 86_400),
                minutes: 1_440, title: title, description: description, isTransparent: true, hasAlarm: hasAlarm)
            self.day = day
        }
    }

    /// The occurrences of an event by the clock of a time zone, which the calendar defines.
    public struct Repetition: Sendable {
        /// The local time of the first or only occurrence.
        public var start: CivilDateTime
        /// The name of the time zone.
        public var zone: String
        /// The local time of the occurrence that the event changes; `nil` for the daily event.
        public var changes: CivilDateTime?

        /// Creates a daily event, or a changed occurrence of it.
        public init(start: CivilDateTime, zone: String, changes: CivilDateTime? = nil) {
            self.start = start
            self.zone = zone
            self.changes = changes
        }
    }

    /// The program that writes the calendar, such as `Almanac//challenge 0.1.0`.
    public var product: String
    /// The events.
    public var events: [Event]
    /// The time zones of the events.
    public var zones: [CalendarZone]

    /// Creates a calendar.
    public init(product: String, events: [Event], zones: [CalendarZone] = []) {
        self.product = product
        self.events = events
        self.zones = zones
    }

    /// The calendar as text: lines of at most 75 octets that end with a carriage return and a line feed.
    public var text: String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//\(Self.escaped(product))//EN"] + zones.flatMap(\.lines)
            + events.flatMap(Self.lines) + ["END:VCALENDAR"]).map { Self.folded($0) + "\r\n" }.joined()
    }

    private static func lines(of event: Event) -> [String] {
        let title = escaped(event.title)
        var lines = [
            "BEGIN:VEVENT", "UID:\(escaped(event.uid))", "DTSTAMP:\(stamp(event.stamp))",
        ]
        if let day = event.day {
            // Without an end, an event on a date lasts one day (section 3.6.1).
            lines.append("DTSTART;VALUE=DATE:\(day.description.filter { $0 != "-" })")
        } else if let repetition = event.repetition {
            let zone = ";TZID=\(repetition.zone):"
            if let changed = repetition.changes { lines.append("RECURRENCE-ID\(zone)\(CalendarZone.text(changed))") }
            lines += ["DTSTART\(zone)\(CalendarZone.text(repetition.start))", "DURATION:PT\(event.minutes)M"]
            if repetition.changes == nil { lines.append("RRULE:FREQ=DAILY") }
        } else {
            lines += ["DTSTART:\(stamp(event.start))", "DURATION:PT\(event.minutes)M"]
        }
        lines.append("SUMMARY:\(title)")
        if !event.description.isEmpty { lines.append("DESCRIPTION:\(escaped(event.description))") }
        if event.isTransparent { lines.append("TRANSP:TRANSPARENT") }
        if event.hasAlarm {
            let trigger = event.day == nil ? "PT0M" : "PT9H"
            lines += ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:\(trigger)", "DESCRIPTION:\(title)", "END:VALARM"]
        }
        return lines + ["END:VEVENT"]
    }

    /// Returns an instant in UTC in the format of section 3.3.5: `20261121T080000Z`.
    private static func stamp(_ instant: Timestamp) -> String {
        Timestamp(secondsSince1970: instant.wholeSeconds, nanosecond: 0).description.filter { $0 != "-" && $0 != ":" }
    }

    /// Returns text in the format of section 3.3.11, with backslashes, semicolons, commas, and line breaks escaped.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\", ";", ",": result += "\\" + String(character)
            case "\n", "\r\n", "\r": result += "\\n"
            default: result.append(character)
            }
        }
    }

    /// Returns a line in the format of section 3.1: folded between characters to at most 75 octets, with a space before
    /// each continuation.
    private static func folded(_ line: String) -> String {
        var result = ""
        var used = 0
        for character in line {
            let count = character.utf8.count
            if used + count > 75 {
                result += "\r\n "
                used = 1
            }
            result.append(character)
            used += count
        }
        return result
    }
}
