// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// A time zone of a calendar to write (RFC 5545, section 3.6.5), with its changes of the clocks.
public struct CalendarZone: Sendable, Hashable {
    /// A change of the clocks.
    public struct Change: Sendable, Hashable {
        /// The local time on the clock before the change.
        public var local: CivilDateTime
        /// Seconds ahead of UTC before the change.
        public var offsetBefore: Int
        /// Seconds ahead of UTC after the change.
        public var offsetAfter: Int
        /// The abbreviation after the change, such as `EEST`.
        public var abbreviation: String
        /// Whether daylight saving time begins.
        public var isDaylight: Bool

        /// Creates a change.
        public init(
            local: CivilDateTime, offsetBefore: Int, offsetAfter: Int, abbreviation: String, isDaylight: Bool
        ) {
            self.local = local
            self.offsetBefore = offsetBefore
            self.offsetAfter = offsetAfter
            self.abbreviation = abbreviation
            self.isDaylight = isDaylight
        }
    }

    /// The name of the zone in the tz database, such as `Europe/Kyiv`.
    public var name: String
    /// The changes in ascending order; the first is the one in force when the calendar begins.
    public var changes: [Change]

    /// Creates a zone from its changes.
    public init(name: String, changes: [Change]) {
        self.name = name
        self.changes = changes
    }

    /// Creates a zone with the changes from a day on, for a number of years.
    ///
    /// Zones without a change have one that took force before the first day.
    public init(_ history: ZoneHistory, from day: CalendarDay, years: Int) {
        let start = history.instant(of: CivilDateTime(day: day, time: .midnight)).wholeSeconds
        var periods = [history.period(atSecond: start)]
        let end = start + years * 366 * 86_400
        while let last = periods.last, last.end < end { periods.append(history.period(atSecond: last.end)) }
        var changes: [Change] = []
        for period in periods {
            // A zone whose clocks didn't change since 1970 is in force from then on.
            let second = max(period.start, 0)
            let before = period.start > 0 ? history.period(atSecond: second - 1).rule.offset : period.rule.offset
            changes.append(
                Change(
                    local: CivilDateTime(clockSeconds: second + before), offsetBefore: before,
                    offsetAfter: period.rule.offset, abbreviation: period.rule.abbreviation,
                    isDaylight: period.rule.saving > 0))
        }
        self.init(name: history.name, changes: changes)
    }

    /// The lines of the time zone component.
    ///
    /// Changes on the same weekday of the same month in every year are one observance with a rule that never ends;
    /// others are listed by their dates.
    var lines: [String] {
        var groups: [(key: Kind, changes: [Change])] = []
        for change in changes.dropFirst() {
            let kind = Kind(change)
            if let index = groups.firstIndex(where: { $0.key == kind }) {
                groups[index].changes.append(change)
            } else {
                groups.append((kind, [change]))
            }
        }
        var lines = ["BEGIN:VTIMEZONE", "TZID:\(name)"]
        if let first = changes.first { lines += Self.observance(first, extra: []) }
        for (_, group) in groups {
            guard let first = group.first else { continue }
            if let rule = Self.rule(for: group) {
                lines += Self.observance(first, extra: ["RRULE:\(rule)"])
            } else {
                lines += Self.observance(first, extra: group.dropFirst().map { "RDATE:\(Self.text($0.local))" })
            }
        }
        return lines + ["END:VTIMEZONE"]
    }

    /// Changes that can be one observance.
    private struct Kind: Hashable {
        let offsets: [Int]
        let abbreviation: String
        let isDaylight: Bool
        let time: ClockTime

        init(_ change: Change) {
            offsets = [change.offsetBefore, change.offsetAfter]
            abbreviation = change.abbreviation
            isDaylight = change.isDaylight
            time = change.local.time
        }
    }

    private static func observance(_ change: Change, extra: [String]) -> [String] {
        let kind = change.isDaylight ? "DAYLIGHT" : "STANDARD"
        return [
            "BEGIN:\(kind)", "DTSTART:\(text(change.local))", "TZOFFSETFROM:\(offset(change.offsetBefore))",
            "TZOFFSETTO:\(offset(change.offsetAfter))", "TZNAME:\(change.abbreviation)",
        ] + extra + ["END:\(kind)"]
    }

    /// Returns the yearly rule of changes, such as the last Sunday of March; `nil` if they have none.
    private static func rule(for changes: [Change]) -> String? {
        guard changes.count > 2, let first = changes.first else { return nil }
        let years = changes.map(\.local.day.year)
        guard years == Array(years[0]..<years[0] + years.count) else { return nil }
        let days = changes.map(\.local.day)
        let (month, weekday) = (first.local.day.month, first.local.day.weekday)
        guard days.allSatisfy({ $0.month == month && $0.weekday == weekday }) else { return nil }
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        let prefix = "FREQ=YEARLY;BYMONTH=\(month);BYDAY="
        // The last one of the month is preferred, because the fourth is often the last.
        if days.allSatisfy({ $0.adding(days: 7).month != month }) { return "\(prefix)-1\(names[weekday - 1])" }
        let orders = Set(days.map { ($0.day - 1) / 7 + 1 })
        guard orders.count == 1, let order = orders.first else { return nil }
        return "\(prefix)\(order)\(names[weekday - 1])"
    }

    /// Returns a local time in the format of section 3.3.5: `20261121T080000`.
    static func text(_ local: CivilDateTime) -> String {
        let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let day = local.day.description.filter { $0 != "-" }
        let second = local.time.secondOfDay
        return "\(day)T\(digits(second / 3_600))\(digits(second / 60 % 60))\(digits(second % 60))"
    }

    /// Returns an offset in the format of section 3.3.14: `+0200`, with seconds if there are any.
    private static func offset(_ seconds: Int) -> String {
        let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let size = abs(seconds)
        let text = "\(seconds < 0 ? "-" : "+")\(digits(size / 3_600))\(digits(size / 60 % 60))"
        return size % 60 == 0 ? text : text + digits(size % 60)
    }
}
