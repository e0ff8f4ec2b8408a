// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Presentation

/// The readings of a local time as text.
struct TimeText {
    let lines: [String]

    init(_ answer: ResolvedTime, style presentation: PresentationStyle) {
        let style = TextStyle(presentation)
        var lines: [String] = []
        if let resolution = answer.resolution { lines += Self.lines(of: resolution, answer.ascendants, style) }
        if let day = answer.day {
            lines.append(style.heading("\(day.date), time unknown"))
            lines.append("from \(day.start.utc)  (\(day.start.abbreviation), UTC\(day.start.offset.short))")
            lines.append("to   \(day.end.utc)  (\(day.end.abbreviation), UTC\(day.end.offset.short))")
            lines.append("\((Double(day.seconds) / 3600).plain) hours")
        }
        lines.append("")
        lines += answer.zone.explanation.wrapped(toTerminalWidth: 80, indent: "  ").map(style.quiet)
        let database = answer.resolution?.databaseVersion ?? answer.day?.databaseVersion
        if let database { lines.append(style.quiet("Time zone database \(database).")) }
        let warnings =
            answer.warnings.filter { $0.code != .zoneUncertain }.map(\.message)
            + (answer.resolution?.warnings ?? answer.day?.warnings ?? []).map(\.message)
        for warning in warnings {
            lines += ("warning: " + warning).wrapped(toTerminalWidth: 80, indent: "  ").map(style.warning)
        }
        self.lines = lines
    }

    private static func lines(
        of resolution: LocalTimeResolution, _ ascendants: [ReadingAscendant], _ style: TextStyle
    ) -> [String] {
        let said =
            switch resolution.outcome {
            case .ordinary: "one reading"
            case .ambiguous: "two readings: the clocks showed this time twice"
            case .nonExistent: "no reading: the clocks never showed this time"
            case .localMeanTime: "one reading, local mean time"
            }
        var lines = [style.heading("\(resolution.local), \(resolution.weekday.rawValue.capitalizedWord): \(said)")]
        for (index, reading) in resolution.readings.enumerated() {
            let isChosen = resolution.readings.count > 1 && reading == resolution.chosen
            let mark = resolution.readings.count > 1 ? "\(reading.kind.rawValue)\(isChosen ? " (chosen)" : ""): " : ""
            lines += ["", "\(mark)\(reading.utc)  (\(reading.abbreviation), UTC\(reading.offset.short))"]
            lines += ("  " + reading.rule).wrapped(toTerminalWidth: 78).map { "  " + $0 }
            if index < ascendants.count {
                let ascendant = ascendants[index]
                lines.append("  Ascendant \(ChartText.position(ascendant.degreeInSign, ascendant.sign).trimmedAtStart)")
            }
        }
        if let gap = resolution.gap {
            lines += [
                "", "last before:  \(gap.lastBefore)  (\(gap.before.abbreviation), UTC\(gap.before.offset.short))",
                "first after:  \(gap.firstAfter)  (\(gap.after.abbreviation), UTC\(gap.after.offset.short))",
            ]
        }
        if let other = resolution.otherCalendar {
            let calendar = other.calendar == .julian ? "Julian" : "Gregorian"
            lines += ["", "as a date in the \(calendar) calendar: \(other.gregorianDate) Gregorian"]
        }
        if let question = resolution.question, resolution.chosen == nil {
            lines += [""] + question.wrapped(toTerminalWidth: 80, indent: "  ")
        }
        return lines
    }
}

extension String {
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }

    fileprivate var trimmedAtStart: String { String(drop { $0 == " " }) }
}
