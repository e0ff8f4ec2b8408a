// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// An event on one day, as a calendar file has it or its recurrence gives it.
public struct CalendarOccurrence: Hashable, Sendable {
    /// The event's identifier, which all its occurrences share.
    public let uid: String
    /// Which of the event's occurrences it is: the time at which its rule has it begin, also when it was moved; nil for an
    /// event that doesn't recur.
    public let recurrenceID: String?
    /// What it is called; may be empty.
    public let title: String
    /// Where it is; may be empty.
    public let location: String
    /// Its description; may be empty.
    public let notes: String
    /// When it begins.
    public let start: CalendarTime
    /// When it ends; of whole days the day after the last.
    public let end: CalendarTime
    /// Whether it was called off.
    public let isCancelled: Bool
    /// Whether it is one of several.
    public let isRecurring: Bool

    /// Whether it takes whole days.
    public var isAllDay: Bool { start.frame == .day }
}

/// The occurrences of some days, and what in the file was wrong or not understood.
public struct CalendarReading: Sendable {
    /// In the order of their beginnings.
    public let occurrences: [CalendarOccurrence]
    /// In the order of the file's lines.
    public let problems: [CalendarProblem]
}

extension CalendarFile {
    /// The events that touch some days, recurring ones on each of their days.
    ///
    /// - Parameters:
    ///   - first: the first day.
    ///   - last: the last day.
    ///   - zone: the zone whose clock tells the days, and in which times are given; without one each event's own does.
    ///     Whole days and floating times are the same in all zones.
    ///   - zones: the offsets of zones; the machine's tz database unless given. Zones that it doesn't know are looked up
    ///     in the file.
    /// - Complexity: O(*e* · *p*) in the events and the periods of their rules up to the last day.
    public func occurrences(
        from first: CalendarDay, through last: CalendarDay, zone: String? = nil,
        zones: (any ZoneOffsets)? = try? TimeZoneDatabase.shared()
    ) -> CalendarReading {
        var expansion = Expansion(
            first: first.daysSince1970, last: last.daysSince1970, homeZone: zone,
            zones: ZoneSet(database: zones, defined: self.zones))
        if let zone, expansion.zones.offset(of: zone, at: 0) == nil {
            expansion.problems.append(
                CalendarProblem(1, "the zone \"\(zone)\" to show times in is not known; they are shown as written"))
        }
        var series: [String: [CalendarEntry]] = [:]
        for event in events { series[event.uid, default: []].append(event) }
        for (_, events) in series.sorted(by: { $0.key < $1.key }) { expansion.add(events) }
        // In one zone every time has a place on its clock; without one, moments and times of any clock are mixed.
        let order = { (time: CalendarTime) in zone == nil ? time.identity : time.clockSeconds }
        let occurrences = expansion.occurrences.sorted {
            (order($0.start), order($0.end), $0.title, $0.uid) < (order($1.start), order($1.end), $1.title, $1.uid)
        }
        let problems = Set(self.problems + expansion.problems).sorted {
            ($0.line, $0.sentence) < ($1.line, $1.sentence)
        }
        return CalendarReading(occurrences: occurrences, problems: problems)
    }
}
