// SPDX-License-Identifier: Apache-2.0

extension DefinedZone {
    /// Parses a VTIMEZONE.
    init(_ component: CalendarComponent, _ problems: inout [CalendarProblem]) {
        var observances: [Observance] = []
        for part in component.children where part.name == "STANDARD" || part.name == "DAYLIGHT" {
            guard let written = part.first("DTSTART"),
                let start = CalendarEntry.WrittenTime(written.value, zone: nil, line: written.line),
                let before = part.first("TZOFFSETFROM").flatMap({ Self.seconds($0.value) }),
                let offset = part.first("TZOFFSETTO").flatMap({ Self.seconds($0.value) })
            else {
                problems.append(
                    CalendarProblem(
                        part.line, "expected DTSTART, TZOFFSETFROM, and TZOFFSETTO in \(part.name); it was ignored"))
                continue
            }
            var rule: RecurrenceRule?
            if let line = part.first("RRULE") {
                do throws(RecurrenceRule.Refusal) {
                    rule = try RecurrenceRule(line.value) { text in
                        CalendarEntry.WrittenTime(text, zone: nil, line: line.line).map(CalendarTime.init)
                    }
                } catch {
                    problems.append(
                        CalendarProblem(line.line, "RRULE: \(error.sentence); \(part.name) starts only once"))
                }
            }
            let further = part.all("RDATE").flatMap { line in
                line.value.split(separator: ",").compactMap { text in
                    CalendarEntry.WrittenTime(String(text), zone: nil, line: line.line)?.clockSeconds
                }
            }
            observances.append(
                Observance(
                    start: start.clockSeconds, offsetBefore: before, offset: offset, rule: rule, furtherStarts: further)
            )
        }
        self.observances = observances
    }

    /// Parses an offset such as `+0100` or `-033000`.
    private static func seconds(_ text: String) -> Int? {
        let digits = text.dropFirst()
        guard let sign = text.first, sign == "+" || sign == "-", digits.utf8.count == 4 || digits.utf8.count == 6,
            let number = Int(digits), number >= 0
        else { return nil }
        let parts = digits.utf8.count == 4 ? number * 100 : number
        let (hours, minutes, seconds) = (parts / 10_000, parts / 100 % 100, parts % 100)
        guard hours < 24, minutes < 60, seconds < 60 else { return nil }
        return (hours * 3600 + minutes * 60 + seconds) * (sign == "-" ? -1 : 1)
    }
}
