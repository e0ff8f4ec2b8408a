// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// A single occurrence of an event.
public struct CalendarOccurrence: Hashable, Sendable {
    /// The event's identifier, which all its occurrences share.
    public let uid: String
    /// The occurrence's identifier: its original start time according to the rule; `nil` for an event that doesn't
    /// recur.
    public let recurrenceID: String?
    /// The title; can be empty.
    public let title: String
    /// The location; can be empty.
    public let location: String
    /// The description; can be empty.
    public let notes: String
    /// The start.
    public let start: CalendarTime
    /// The end; for an all-day event, the day after the last.
    public let end: CalendarTime
    /// Whether the occurrence was cancelled.
    public let isCancelled: Bool
    /// Whether the event recurs.
    public let isRecurring: Bool

    /// Whether the event lasts all day.
    public var isAllDay: Bool { start.frame == .day }
}

/// The occurrences in a range of days, and the problems of the file.
public struct CalendarReading: Sendable {
    /// The occurrences, in the order of their start.
    public let occurrences: [CalendarOccurrence]
    /// The problems, in the order of the file's lines.
    public let problems: [CalendarProblem]
}

extension CalendarFile {
    /// Returns the occurrences that overlap a range of days.
    ///
    /// - Parameters:
    ///   - first: The first day.
    ///   - last: The last day.
    ///   - zone: The zone that determines the days, and in which times are returned; by default, the zone of each
    ///     event. Days and floating times are the same in all zones.
    ///   - zones: The offsets of zones; by default, the system's tz database. Zones that it doesn't have are looked up
    ///     in the file.
    /// - Complexity: O(*e* · *p*) in the number of events and of the periods of their rules up to the last day.
    public func occurrences(
        from first: CalendarDay, through last: CalendarDay, zone: String? = nil,
        zones: (any ZoneOffsets)? = try? TimeZoneDatabase.shared()
    ) -> CalendarReading {
        var expansion = Expansion(
            first: first.daysSince1970, last: last.daysSince1970, homeZone: zone,
            zones: ZoneSet(database: zones, defined: self.zones))
        if let zone, expansion.zones.offset(of: zone, at: 0) == nil {
            expansion.problems.append(
                CalendarProblem(1, "the zone \"\(zone)\" for the output is unknown; times are shown as written"))
        }
        var series: [String: [CalendarEntry]] = [:]
        for event in events { series[event.uid, default: []].append(event) }
        for (_, events) in series.sorted(by: { $0.key < $1.key }) { expansion.add(events) }
        // With a zone, every time has a position on its clock. Without one, instants and floating times are mixed.
        let order = { (time: CalendarTime) in zone == nil ? time.identity : time.clockSeconds }
        let occurrences = expansion.occurrences.sorted {
            (order($0.start), order($0.end), $0.title, $0.uid) < (order($1.start), order($1.end), $1.title, $1.uid)
        }
        let problems = Set(self.problems + expansion.allProblems).sorted {
            ($0.line, $0.sentence) < ($1.line, $1.sentence)
        }
        return CalendarReading(occurrences: occurrences, problems: problems)
    }
}
