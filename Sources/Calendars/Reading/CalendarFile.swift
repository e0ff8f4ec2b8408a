// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

/// The events of an iCalendar file (RFC 5545), and its problems.
///
/// ```swift
/// let file = try CalendarFile(bytes)
/// let reading = file.occurrences(from: monday, through: sunday, zone: "Europe/Paris")
/// for problem in reading.problems { print(problem) }
/// ```
///
/// Reads events with their text, times, duration, recurrence by days to years, additional and excluded days, and
/// changed occurrences. Ignores to-dos, journals, free times, and alarms.
public struct CalendarFile: Sendable {
    /// The problems of lines and events.
    public let problems: [CalendarProblem]
    /// Whether every component has its end, so that the file isn't truncated.
    public let isWhole: Bool
    let events: [CalendarEntry]
    let zones: [String: DefinedZone]

    /// Parses a file.
    ///
    /// An invalid line or event is reported as a problem and ignored; the others are read.
    ///
    /// - Throws: `ComputationError` if the bytes aren't a calendar.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(_ bytes: [UInt8]) throws(ComputationError) {
        var (lines, problems) = ContentLine.all(in: bytes)
        guard let first = lines.first, first.name == "BEGIN", first.value.uppercased() == "VCALENDAR" else {
            let got = lines.first.map { "\"\($0.name):\($0.value.prefix(30))\"" } ?? "no such line"
            throw ComputationError.refused(
                path: "line \(lines.first?.line ?? 1)", expected: "a calendar (.ics) that begins with BEGIN:VCALENDAR",
                got: got)
        }
        let (components, isWhole) = CalendarComponent.all(in: lines, &problems)
        self.isWhole = isWhole
        var zones: [String: DefinedZone] = [:]
        for component in components where component.name == "VTIMEZONE" {
            if let name = component.first("TZID")?.value { zones[name] = DefinedZone(component, &problems) }
        }
        events = components.filter { $0.name == "VEVENT" }.compactMap { CalendarEntry($0, &problems) }
        self.zones = zones
        self.problems = problems.sorted { ($0.line, $0.sentence) < ($1.line, $1.sentence) }
    }

    /// Returns whether a zone is in the time zone database or defined in this file.
    public func knows(zone: String) -> Bool {
        ZoneSet(database: try? TimeZoneDatabase.shared(), defined: zones).offset(of: zone, at: 0) != nil
    }
}

/// A component of a file: the lines between BEGIN and END.
struct CalendarComponent: Sendable {
    let name: String
    let line: Int
    var properties: [ContentLine] = []
    var children: [CalendarComponent] = []

    func first(_ name: String) -> ContentLine? { properties.first { $0.name == name } }
    func all(_ name: String) -> [ContentLine] { properties.filter { $0.name == name } }

    /// Returns the components directly within the calendars of a file, and whether every component has its end.
    static func all(
        in lines: [ContentLine], _ problems: inout [CalendarProblem]
    ) -> (found: [CalendarComponent], isWhole: Bool) {
        var open: [CalendarComponent] = []
        var found: [CalendarComponent] = []
        var isWhole = true
        func close() {
            guard let done = open.popLast() else { return }
            if open.count == 1 { found.append(done) }
            if !open.isEmpty { open[open.count - 1].children.append(done) }
        }
        for line in lines {
            let word = line.value.uppercased()
            switch line.name {
            case "BEGIN":
                // Valid components nest at most three levels deep; the limit bounds memory use.
                guard open.count < 16 else {
                    problems.append(
                        CalendarProblem(line.line, "expected at most 16 nested components, got more"))
                    continue
                }
                open.append(CalendarComponent(name: word, line: line.line))
            case "END":
                guard let depth = open.lastIndex(where: { $0.name == word }) else {
                    problems.append(CalendarProblem(line.line, "expected BEGIN:\(word) before END:\(word), got none"))
                    continue
                }
                while open.count > depth + 1 {
                    isWhole = false
                    let name = open.last?.name ?? ""
                    problems.append(CalendarProblem(line.line, "expected END:\(name) before END:\(word), got none"))
                    close()
                }
                close()
            default:
                if open.isEmpty {
                    problems.append(
                        CalendarProblem(line.line, "expected \(line.name) in a calendar, got it outside of one"))
                } else {
                    open[open.count - 1].properties.append(line)
                }
            }
        }
        if let last = open.last {
            isWhole = false
            problems.append(CalendarProblem(last.line, "expected END:\(last.name), got the end of the file"))
            while !open.isEmpty { close() }
        }
        return (found, isWhole)
    }
}
