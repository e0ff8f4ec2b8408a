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
    /// The zones of Windows that the file doesn't define, and the first line of each.
    private var replacedZones: [String: Int] = [:]

    init(first: Int, last: Int, homeZone: String?, zones: ZoneSet) {
        self.first = first
        self.last = last
        self.homeZone = homeZone
        self.zones = zones
    }

    /// Adds the events of one identifier: the event itself and its changed occurrences.
    mutating func add(_ events: [CalendarEntry]) {
        let series = events.filter { $0.replaced == nil }
        let start = series.first.map { resolved($0.start) }
        var changes: [Int: Change] = [:]
        for event in events {
            guard let written = event.replaced else { continue }
            let time = exception(written, of: start)
            // If an occurrence is changed twice, the later change in the file wins.
            changes[time.identity] = Change(entry: event, time: time, line: written.line)
            if event.changesLater, series.isEmpty {
                problems.append(
                    CalendarProblem(
                        written.line, "RANGE: the series isn't in the file; only the one occurrence was read"))
            }
        }
        var unmatched = Set(changes.keys)
        for event in series { addSeries(event, changes, &unmatched) }
        for (identity, change) in changes.sorted(by: { $0.key < $1.key }) {
            add(change.entry, from: resolved(change.entry.start), recurrence: change.time)
            if unmatched.contains(identity), series.contains(where: \.hasReadRule), isRequested(change.time) {
                problems.append(
                    CalendarProblem(
                        change.line,
                        "RECURRENCE-ID: the series has no occurrence at \(change.time); it was read as another event"))
            }
        }
    }

    /// A changed occurrence of a series, the original time of the occurrence, and the line of that time.
    private struct Change {
        let entry: CalendarEntry
        let time: CalendarTime
        let line: Int
    }

    private mutating func addSeries(_ event: CalendarEntry, _ changes: [Int: Change], _ unmatched: inout Set<Int>) {
        let start = resolved(event.start)
        var seen: Set<Int> = []
        let further = event.furtherTimes.map { furtherTime($0, of: start) }
        let ranges = changes.values.filter(\.entry.changesLater).sorted { $0.time.identity < $1.time.identity }
        let reach = ranges.map { extent(of: $0) }.max() ?? 0
        let times = (times(of: event, start, reach) + further).filter { seen.insert($0.identity).inserted }
        let index = TimeIndex(times)
        var omitted = Set(index.positions(of: excluded(by: event, start, reach)))
        for written in event.excludedTimes {
            let time = exception(written, of: start)
            let found = index.positions(of: time)
            omitted.formUnion(found)
            if found.isEmpty, event.hasReadRule, isRequested(time) {
                problems.append(
                    CalendarProblem(
                        written.line, "EXDATE: the series has no occurrence at \(time); the time has no effect"))
            }
        }
        for (identity, change) in changes {
            let found = index.positions(of: change.time)
            omitted.formUnion(found)
            if !found.isEmpty { unmatched.remove(identity) }
        }
        let isRecurring = event.rule != nil || !event.furtherTimes.isEmpty
        for (position, time) in times.enumerated() where !omitted.contains(position) {
            if let change = ranges.last(where: { $0.time.identity <= time.identity }) {
                add(change.entry, from: moved(time, by: change), recurrence: time)
            } else {
                add(event, from: time, recurrence: isRecurring ? time : nil)
            }
        }
    }

    /// Returns how far a change of all later occurrences moves or extends them, in days, rounded up.
    private mutating func extent(of change: Change) -> Int {
        let start = resolved(change.entry.start)
        let length = end(of: change.entry, from: start).clockSeconds - start.clockSeconds
        return (abs(start.clockSeconds - change.time.clockSeconds) + length) / 86_400 + 1
    }

    /// Returns a later occurrence of a series, moved like the changed one: by the same difference on the series' clock.
    private mutating func moved(_ time: CalendarTime, by change: Change) -> CalendarTime {
        let target = resolved(change.entry.start)
        let days = time.day.daysSince1970 - change.time.day.daysSince1970
        // A whole day has no time to compare with.
        let step =
            target.frame == .day || change.time.frame == .day
            ? days * 86_400 : time.clockSeconds - change.time.shown(like: time, zones).clockSeconds
        guard case .zone(let zone, _) = time.frame, target.unixSeconds != nil else {
            return moved(target, to: target.clockSeconds + step, line: change.line)
        }
        let own = target.shown(in: zone, zones)
        return moved(own, to: own.clockSeconds + step, line: change.line).shown(like: target, zones)
    }

    /// Returns the original time of an occurrence that is changed or excluded.
    ///
    /// Exchange and Microsoft 365 name the days of an all-day series by times in the zone of the mailbox. Their dates
    /// count.
    private mutating func exception(_ written: CalendarEntry.WrittenTime, of start: CalendarTime?) -> CalendarTime {
        start?.frame == .day
            ? CalendarTime(clockSeconds: written.clockSeconds, frame: .floating).asDay : resolved(written)
    }

    /// Returns a further time of a series: a day in a series of days, and a time otherwise.
    private mutating func furtherTime(_ written: CalendarEntry.WrittenTime, of start: CalendarTime) -> CalendarTime {
        if start.frame == .day { return exception(written, of: start) }
        return written.frame == .day
            ? moved(start, to: written.clockSeconds + start.secondOfDay, line: written.line) : resolved(written)
    }

    /// Returns whether a time is on one of the requested days on its own clock.
    private func isRequested(_ time: CalendarTime) -> Bool {
        first <= time.day.daysSince1970 && time.day.daysSince1970 <= last
    }

    /// Returns the times that can overlap the requested days.
    private mutating func times(of event: CalendarEntry, _ start: CalendarTime, _ reach: Int) -> [CalendarTime] {
        guard let rule = event.rule else { return [start] }
        return times(of: rule, event, start, reach, includesStart: true)
    }

    /// Returns the times of the rules that exclude occurrences.
    private mutating func excluded(by event: CalendarEntry, _ start: CalendarTime, _ reach: Int) -> [CalendarTime] {
        var times: [CalendarTime] = []
        for rule in event.excludedRules { times += self.times(of: rule, event, start, reach, includesStart: false) }
        return times
    }

    private mutating func times(
        of rule: RecurrenceRule, _ event: CalendarEntry, _ start: CalendarTime, _ reach: Int, includesStart: Bool
    ) -> [CalendarTime] {
        let end = end(of: event, from: start)
        // Clocks differ by less than two days.
        let length = (end.clockSeconds - start.clockSeconds) / 86_400 + 2 + reach
        let clocks = rule.times(
            from: event.start.clockSeconds, first: (first - length) * 86_400, last: (last + 3 + reach) * 86_400 - 1,
            includesStart: includesStart)
        return clocks.map { moved(start, to: $0, line: event.start.line) }
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
        guard let time = zones.time(atClock: written.clockSeconds, in: name) else {
            problems.append(
                CalendarProblem(
                    written.line,
                    "the zone \"\(name)\" is unknown and isn't defined in the file; the time was read as a floating time"
                ))
            return CalendarTime(clockSeconds: written.clockSeconds, frame: .floating)
        }
        if zones.replacement(of: name) != nil {
            replacedZones[name] = min(written.line, replacedZones[name] ?? written.line)
        }
        noteSkip(of: written.clockSeconds, readAs: time, line: written.line)
        return time
    }

    /// Returns another time of the clock in the same frame.
    private mutating func moved(_ time: CalendarTime, to clockSeconds: Int, line: Int) -> CalendarTime {
        let moved = time.moved(to: clockSeconds, zones)
        noteSkip(of: clockSeconds, readAs: moved, line: line)
        return moved
    }

    private mutating func noteSkip(of clockSeconds: Int, readAs time: CalendarTime, line: Int) {
        guard case .zone(let zone, _) = time.frame, time.clockSeconds != clockSeconds, isRequested(time) else { return }
        let skipped = CivilDateTime(clockSeconds: clockSeconds)
        problems.append(
            CalendarProblem(line, "the clocks of \(zone) skip \(skipped); the time was read as \(time)"))
    }

    /// The problems of zones and times, with one line for each zone of Windows.
    var allProblems: [CalendarProblem] {
        problems
            + replacedZones.map { zone, line in
                CalendarProblem(
                    line,
                    "the zone \"\(zone)\" isn't defined in the file; its times were read as times in "
                        + (zones.replacement(of: zone) ?? zone))
            }
    }
}
