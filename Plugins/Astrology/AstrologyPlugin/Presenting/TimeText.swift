// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Presentation

/// The readings of a local time as text.
struct TimeText {
    let lines: [String]

    init(_ answer: ResolvedTime, style presentation: PresentationStyle) {
        let style = TextStyle(presentation)
        let say = Wording(presentation)
        var lines: [String] = []
        if let resolution = answer.resolution { lines += Self.lines(of: resolution, answer.ascendants, style, say) }
        if let day = answer.day {
            let (from, to) = (say("astrology.time.from", "from"), say("astrology.time.to", "to"))
            let column = max(from.count, to.count) + 1
            let hours = (Double(day.seconds) / 3600).plain
            lines.append(style.heading("\(day.date), \(say("astrology.time-unknown", "time unknown"))"))
            for (label, reading) in [(from, day.start), (to, day.end)] {
                lines.append(
                    label.padded(toTerminalWidth: column)
                        + "\(reading.utc)  (\(reading.abbreviation), UTC\(reading.offset.short))")
            }
            lines.append(
                say("astrology.time.hours", "\(hours) hours", ["hours": .number(Double(day.seconds) / 3600)]))
        }
        lines.append("")
        lines += say.sentence(answer.zone.explanation).wrapped(toTerminalWidth: 80, indent: "  ").map(style.quiet)
        let database = answer.resolution?.databaseVersion ?? answer.day?.databaseVersion
        if let database {
            lines.append(
                style.quiet(
                    say(
                        "astrology.time.database", "Time zone database \(database).",
                        ["release": database.argument])))
        }
        let warnings =
            answer.warnings.filter { $0.code != .zoneUncertain }.map(\.message)
            + (answer.resolution?.warnings ?? answer.day?.warnings ?? []).map(\.message)
        for warning in warnings {
            lines += (say("astrology.time.warning", "warning") + ": " + say.sentence(warning)).wrapped(
                toTerminalWidth: 80, indent: "  "
            ).map(style.warning)
        }
        self.lines = lines
    }

    private static func lines(
        of resolution: LocalTimeResolution, _ ascendants: [ReadingAscendant], _ style: TextStyle,
        _ say: Wording
    ) -> [String] {
        let said =
            switch resolution.outcome {
            case .ordinary: say("astrology.time.one", "one reading")
            case .ambiguous: say("astrology.time.two", "two readings: the clocks showed this time twice")
            case .nonExistent: say("astrology.time.none", "no reading: the clocks never showed this time")
            case .localMeanTime: say("astrology.time.mean", "one reading, local mean time")
            }
        let weekday = say.word(resolution.weekday.rawValue.capitalizedWord, "weekday")
        var lines = [style.heading("\(resolution.local), \(weekday): \(said)")]
        for (index, reading) in resolution.readings.enumerated() {
            let isChosen = resolution.readings.count > 1 && reading == resolution.chosen
            let chosen = isChosen ? " (\(say("astrology.time.chosen", "chosen")))" : ""
            let mark = resolution.readings.count > 1 ? "\(say.word(reading.kind.rawValue, "fold"))\(chosen): " : ""
            lines += ["", "\(mark)\(reading.utc)  (\(reading.abbreviation), UTC\(reading.offset.short))"]
            lines += ("  " + say.sentence(reading.rule)).wrapped(toTerminalWidth: 78).map { "  " + $0 }
            if index < ascendants.count {
                let ascendant = ascendants[index]
                lines.append(
                    "  \(say.body("Ascendant")) \(say.position(ascendant.degreeInSign, ascendant.sign))")
            }
        }
        if let gap = resolution.gap {
            lines += [
                "",
                say("astrology.time.last-before", "last before:")
                    + "  \(gap.lastBefore)  (\(gap.before.abbreviation), UTC\(gap.before.offset.short))",
                say("astrology.time.first-after", "first after:")
                    + "  \(gap.firstAfter)  (\(gap.after.abbreviation), UTC\(gap.after.offset.short))",
            ]
        }
        if let other = resolution.otherCalendar {
            let calendar = other.calendar == .julian ? "Julian" : "Gregorian"
            lines += [
                "",
                say(
                    "astrology.time.other-calendar",
                    "as a date in the \(calendar) calendar: \(other.gregorianDate) Gregorian",
                    ["calendar": calendar.argument, "date": "\(other.gregorianDate)".argument]),
            ]
        }
        if let question = resolution.question, resolution.chosen == nil {
            lines += [""] + say.sentence(question).wrapped(toTerminalWidth: 80, indent: "  ")
        }
        return lines
    }
}

extension String {
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
