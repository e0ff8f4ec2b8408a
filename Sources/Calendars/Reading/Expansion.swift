// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// Expands events into their occurrences in a range of days.
struct Expansion {
    let first: Int
    let last: Int
    let homeZone: String?
    let zones: ZoneSet
    var occurrences: [CalendarOccurrence] = []
    var problems: [CalendarProblem] = []

    init(first: Int, last: Int, homeZone: String?, zones: ZoneSet) {
        self.first = first
        self.last = last
        self.homeZone = homeZone
        self.zones = zones
    }

    /// Adds the events of one identifier: the event itself and its changed occurrences.
    mutating func add(_ events: [CalendarEntry]) {
        var changed: [Int: (entry: CalendarEntry, replaced: CalendarTime)] = [:]
        var replacedTimes = TimeSet()
        for event in events {
            guard let written = event.replaced else { continue }
            let time = resolved(written)
            replacedTimes.insert(time)
            // If an occurrence is changed twice, the later change in the file wins.
            changed[time.identity] = (event, time)
        }
        for event in events where event.replaced == nil { addSeries(event, except: replacedTimes) }
        for (_, change) in changed.sorted(by: { $0.key < $1.key }) {
            add(change.entry, from: resolved(change.entry.start), recurrence: change.replaced)
        }
    }

    private mutating func addSeries(_ event: CalendarEntry, except replaced: TimeSet) {
        let start = resolved(event.start)
        var excluded = replaced
        for time in event.excludedTimes { excluded.insert(resolved(time)) }
        var seen: Set<Int> = []
        let isRecurring = event.rule != nil || !event.furtherTimes.isEmpty
        let further = event.furtherTimes.map { resolved($0) }
        for time in times(of: event, start) + further
        where !excluded.contains(time) && seen.insert(time.identity).inserted {
            add(event, from: time, recurrence: isRecurring ? time : nil)
        }
    }

    /// Returns the times that can overlap the requested days.
    private mutating func times(of event: CalendarEntry, _ start: CalendarTime) -> [CalendarTime] {
        guard let rule = event.rule else { return [start] }
        let startDay = start.clockSeconds.flooredQuotient(86_400)
        let end = end(of: event, from: start)
        // Clocks differ by less than two days.
        let length = (end.clockSeconds - start.clockSeconds) / 86_400 + 2
        let days = rule.days(from: startDay, first: first - length, last: last + 2)
        return days.map { start.moved(to: $0 * 86_400 + start.secondOfDay, zones) }
            .filter { time in rule.until.map { Self.isReached(by: time, $0) } ?? true }
    }

    /// Returns whether an occurrence is before the end of its rule.
    private static func isReached(by time: CalendarTime, _ until: CalendarTime) -> Bool {
        switch until.frame {
        case .day: time.day <= until.day
        case .utc: (time.unixSeconds ?? time.clockSeconds) <= until.clockSeconds
        case .floating, .zone: time.clockSeconds <= until.clockSeconds
        }
    }

    private mutating func add(_ event: CalendarEntry, from time: CalendarTime, recurrence: CalendarTime?) {
        var (start, end) = (time, end(of: event, from: time))
        if let homeZone { (start, end) = (start.shown(in: homeZone, zones), end.shown(in: homeZone, zones)) }
        let window = first * 86_400..<(last + 1) * 86_400
        let isTouched =
            start.clockSeconds < window.upperBound
            && (end.clockSeconds > window.lowerBound || start.clockSeconds >= window.lowerBound)
        guard isTouched else { return }
        occurrences.append(
            CalendarOccurrence(
                uid: event.uid, recurrenceID: recurrence?.recurrenceID, title: event.title, location: event.location,
                notes: event.notes, start: start,
                end: end,
                isCancelled: event.isCancelled, isRecurring: recurrence != nil))
    }

    private mutating func end(of event: CalendarEntry, from time: CalendarTime) -> CalendarTime {
        let none = time.frame == .day ? 86_400 : 0
        switch event.length {
        case .none: return time.adding(seconds: none, zones)
        case .duration(let days, let seconds):
            let later = time.moved(to: time.clockSeconds + days * 86_400, zones).adding(seconds: seconds, zones)
            return later.clockSeconds > time.clockSeconds || none == 0 ? later : time.adding(seconds: none, zones)
        case .end(let written):
            let (start, end) = (resolved(event.start), resolved(written))
            let moments = start.unixSeconds.flatMap { start in end.unixSeconds.map { $0 - start } }
            let length = moments ?? end.clockSeconds - start.clockSeconds
            guard length >= none else {
                problems.append(
                    CalendarProblem(
                        written.line,
                        "expected DTEND after DTSTART, got it before DTSTART; the event has "
                            + (none == 0 ? "no length" : "one day")))
                return time.adding(seconds: none, zones)
            }
            let later = time.adding(seconds: length, zones)
            // The first occurrence ends on its original clock.
            return time == start && end.frame != .day ? end : later
        }
    }

    /// Returns a written time with the offset of its zone.
    private mutating func resolved(_ written: CalendarEntry.WrittenTime) -> CalendarTime {
        guard case .zone(let name) = written.frame else { return CalendarTime(written) }
        guard let offset = zones.offset(of: name, atClock: written.clockSeconds) else {
            problems.append(
                CalendarProblem(
                    written.line,
                    "the zone \"\(name)\" is unknown and isn't defined in the file; the time was read as a floating time"
                ))
            return CalendarTime(clockSeconds: written.clockSeconds, frame: .floating)
        }
        return CalendarTime(clockSeconds: written.clockSeconds, frame: .zone(name, offset: offset))
    }
}

/// A set of times that finds equal times in different representations; a day matches all times on it.
struct TimeSet {
    private var moments: Set<Int> = []
    private var clocks: Set<Int> = []
    private var days: Set<CalendarDay> = []

    mutating func insert(_ time: CalendarTime) {
        if time.frame == .day {
            days.insert(time.day)
        } else if let moment = time.unixSeconds {
            moments.insert(moment)
        } else {
            clocks.insert(time.clockSeconds)
        }
    }

    func contains(_ time: CalendarTime) -> Bool {
        days.contains(time.day) || (time.frame != .day && clocks.contains(time.clockSeconds))
            || time.unixSeconds.map(moments.contains) ?? false
    }
}
