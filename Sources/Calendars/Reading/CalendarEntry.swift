// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// An event in a file: its text, its first time, and its recurrence.
struct CalendarEntry: Sendable {
    /// A time as written, with its clock and zone.
    struct WrittenTime: Sendable {
        enum Frame: Sendable, Equatable { case day, floating, utc, zone(String) }
        let clockSeconds: Int
        let frame: Frame
        let line: Int
    }

    enum Length: Sendable {
        case end(WrittenTime)
        case duration(days: Int, seconds: Int)
        case none
    }

    let line: Int
    let uid: String
    let title: String
    let location: String
    let notes: String
    let isCancelled: Bool
    let start: WrittenTime
    let length: Length
    let rule: RecurrenceRule?
    /// The rules of the occurrences that don't happen (RFC 2445, section 4.8.5.2).
    let excludedRules: [RecurrenceRule]
    /// Whether all of its recurrence was read.
    let hasReadRule: Bool
    let furtherTimes: [WrittenTime]
    let excludedTimes: [WrittenTime]
    /// The occurrence of the event with the same identifier that this event replaces.
    let replaced: WrittenTime?
    /// Whether the event also changes all later occurrences of the series (RFC 5545, section 3.2.13).
    let changesLater: Bool

    /// Parses an event, or returns `nil` if it has no valid time.
    init?(_ component: CalendarComponent, _ problems: inout [CalendarProblem]) {
        line = component.line
        func text(_ name: String) -> String { component.first(name)?.text ?? "" }
        title = text("SUMMARY")
        location = text("LOCATION")
        notes = text("DESCRIPTION")
        isCancelled = text("STATUS").uppercased() == "CANCELLED"
        uid = component.first("UID")?.value ?? "line \(component.line)"
        for name in ["DTSTART", "DTEND", "DURATION", "RRULE", "RECURRENCE-ID", "SUMMARY", "LOCATION", "DESCRIPTION"] {
            for again in component.all(name).dropFirst() {
                problems.append(
                    CalendarProblem(again.line, "expected one \(name) in an event, got another; it was ignored"))
            }
        }
        guard let written = component.first("DTSTART") else {
            problems.append(CalendarProblem(line, "expected DTSTART in an event, got none; the event was ignored"))
            return nil
        }
        guard let start = WrittenTime(written) else {
            problems.append(.badTime(written, "the event was ignored"))
            return nil
        }
        self.start = start
        length = Self.length(component, start, &problems)
        rule = component.first("RRULE").flatMap { Self.rule($0, start, &problems) }
        hasReadRule = rule != nil || component.first("RRULE") == nil
        excludedRules = component.all("EXRULE").compactMap { Self.rule($0, start, &problems) }
        furtherTimes = Self.times("RDATE", component, &problems)
        excludedTimes = Self.times("EXDATE", component, &problems)
        var replaced: WrittenTime?
        let range = component.first("RECURRENCE-ID")?.parameter("RANGE")?.uppercased()
        if let written = component.first("RECURRENCE-ID") {
            replaced = WrittenTime(written)
            if replaced == nil { problems.append(.badTime(written, "the event was read as a separate event")) }
            if let range, range != "THISANDFUTURE" {
                problems.append(
                    CalendarProblem(
                        written.line, "RANGE=\(range) isn't supported; only the one occurrence was changed"))
            }
            for name in ["RRULE", "RDATE", "EXDATE", "EXRULE"] {
                guard let line = component.first(name)?.line else { continue }
                problems.append(CalendarProblem(line, "\(name) of a changed occurrence was ignored"))
            }
        }
        self.replaced = replaced
        changesLater = replaced != nil && range == "THISANDFUTURE"
    }

    private static func length(
        _ component: CalendarComponent, _ start: WrittenTime, _ problems: inout [CalendarProblem]
    ) -> Length {
        if let written = component.first("DTEND") {
            guard let end = WrittenTime(written) else {
                problems.append(.badTime(written, "the event has no length"))
                return .none
            }
            guard (end.frame == .day) == (start.frame == .day) else {
                problems.append(
                    CalendarProblem(
                        written.line,
                        "expected DTEND and DTSTART both as days or both as times; the event has no length"))
                return .none
            }
            return .end(end)
        }
        guard let written = component.first("DURATION") else { return .none }
        guard let duration = duration(written.value) else {
            problems.append(
                CalendarProblem(
                    written.line,
                    "expected a duration such as PT1H30M, got \"\(written.value)\"; the event has no length"))
            return .none
        }
        return .duration(days: duration.days, seconds: duration.seconds)
    }

    private static func rule(
        _ written: ContentLine, _ start: WrittenTime, _ problems: inout [CalendarProblem]
    ) -> RecurrenceRule? {
        let isExcluding = written.name == "EXRULE"
        do throws(RecurrenceRule.Refusal) {
            var rule = try RecurrenceRule(written.value) { text in
                WrittenTime(text, zone: nil, line: written.line).map(CalendarTime.init)
            }
            if start.frame == .day {
                guard rule.frequency.seconds >= 86_400 else {
                    throw RecurrenceRule.Refusal(sentence: "expected FREQ of days or more for an all-day event")
                }
                // They must be ignored for days (section 3.3.10).
                (rule.hours, rule.minutes) = ([], [])
            }
            if !isExcluding, !rule.includes(start: start.clockSeconds) {
                problems.append(
                    CalendarProblem(
                        written.line,
                        "the event's first day isn't in its rule; it counts as the first occurrence"))
            }
            return rule
        } catch {
            let day = CalendarDay(secondsSince1970: start.clockSeconds)
            problems.append(
                CalendarProblem(
                    written.line,
                    "\(written.name): \(error.sentence); "
                        + (isExcluding
                            ? "the rule was ignored" : "the occurrences after the first, on \(day), were left out")))
            return nil
        }
    }

    private static func times(
        _ name: String, _ component: CalendarComponent, _ problems: inout [CalendarProblem]
    ) -> [WrittenTime] {
        var times: [WrittenTime] = []
        for written in component.all(name) {
            for part in written.value.split(separator: ",", omittingEmptySubsequences: false) {
                // Only the start of a period, which has a slash, is used.
                let text = part.split(separator: "/").first.map(String.init) ?? ""
                if let time = WrittenTime(text, zone: written.parameter("TZID"), line: written.line) {
                    times.append(time)
                } else {
                    problems.append(
                        CalendarProblem(
                            written.line,
                            "\(name): expected a time such as 20261121T090000, got \"\(part)\"; it was ignored"
                        ))
                }
            }
        }
        return times
    }

    /// Parses a duration (RFC 5545, section 3.3.6), or returns `nil` if it is negative or invalid.
    static func duration(_ text: String) -> (days: Int, seconds: Int)? {
        var rest = text.uppercased()[...]
        if rest.first == "+" { rest = rest.dropFirst() }
        guard rest.first == "P", rest.count > 1 else { return nil }
        rest = rest.dropFirst()
        var days = 0
        var seconds = 0
        var isTime = false
        var units: [Character] = []
        while let first = rest.first {
            if first == "T", !isTime {
                isTime = true
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard digits.count <= 6, let number = Int(digits), let unit = rest.popFirst() else { return nil }
            switch (unit, isTime) {
            case ("W", false): days += 7 * number
            case ("D", false): days += number
            case ("H", true): seconds += 3600 * number
            case ("M", true): seconds += 60 * number
            case ("S", true): seconds += number
            default: return nil
            }
            guard !units.contains(unit) else { return nil }
            units.append(unit)
        }
        return units.isEmpty ? nil : (days, seconds)
    }
}

extension CalendarEntry.WrittenTime {
    /// Parses the value of a property with its parameters.
    init?(_ property: ContentLine) {
        self.init(property.value, zone: property.parameter("TZID"), line: property.line)
    }

    /// Parses `20261121`, `20261121T090000`, or `20261121T090000Z` (RFC 5545, sections 3.3.4 and 3.3.5).
    init?(_ text: String, zone: String?, line: Int) {
        let digits = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int? {
            let part = digits[range]
            guard part.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
            return part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        }
        guard digits.count >= 8, let year = number(0..<4), let month = number(4..<6), let dayNumber = number(6..<8),
            let day = try? CalendarDay(year: year, month: month, day: dayNumber)
        else { return nil }
        self.line = line
        let seconds = day.daysSince1970 * 86_400
        if digits.count == 8 {
            clockSeconds = seconds
            frame = .day
            return
        }
        let isUTC = digits.last == UInt8(ascii: "Z") || digits.last == UInt8(ascii: "z")
        guard digits.count == (isUTC ? 16 : 15), digits[8] == UInt8(ascii: "T") || digits[8] == UInt8(ascii: "t"),
            let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15), hour < 24,
            minute < 60, second <= 60
        else { return nil }
        // A leap second is read as the last second of its minute.
        clockSeconds = seconds + hour * 3600 + minute * 60 + min(second, 59)
        frame = isUTC ? .utc : zone.map(Frame.zone) ?? .floating
    }
}

extension CalendarTime {
    /// Creates a time without resolving its zone.
    init(_ written: CalendarEntry.WrittenTime) {
        let frame: Frame =
            switch written.frame {
            case .day: .day
            case .utc: .utc
            case .floating, .zone: .floating
            }
        self.init(clockSeconds: written.clockSeconds, frame: frame)
    }
}

extension CalendarProblem {
    fileprivate static func badTime(_ written: ContentLine, _ consequence: String) -> CalendarProblem {
        CalendarProblem(
            written.line,
            "\(written.name): expected a time such as 20261121T090000 or 20261121, got \"\(written.value.prefix(40))\"; "
                + consequence)
    }
}
