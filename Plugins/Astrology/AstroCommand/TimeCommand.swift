// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit
import Presentation
import SwissEphemeris

struct TimeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "time", abstract: "Show every moment a local birth time can mean, and by which rule.",
        usage: "astro time --date <date> [--place <name>] [--tz <zone>] [<options>]",
        discussion: """
            EXAMPLES
              astro time --date 1983-09-25T02:30 --place "Paris, FR"      (shown twice)
              astro time --date 2021-03-28T02:30 --tz Europe/Berlin       (never happened)
              astro time --date 1879-03-14T11:30 --place Ulm              (local mean time)
              astro time --date 1990-05-15T14:30 --lat 50.45 --lon 30.52
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @OptionGroup(title: "When and where")
    var birth: BirthOptions

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let answer = try await namingOptions(BirthOptions.optionsByPath, within: "birth") {
            try await Engine([AstrologyPlugin(sources: .swissEphemeris)])(
                Astrology.resolveTime, Birth(json: birth.json))
        }
        let output = OutputStream.standardOutput
        switch format {
        case .json: try output.print(ResolvedTime.schema.json(of: answer).text(pretty: output.isTerminal))
        case .text:
            for line in TimeText(answer, style: .suited(to: output)).lines { try output.print(line) }
        }
    }
}

/// The meanings of a local time as text of at most 80 columns.
struct TimeText {
    let lines: [String]

    init(_ answer: ResolvedTime, style: TextStyle) {
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
            case .localMeanTime: "one reading, by the sun"
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
            lines += ["", "as a date of the \(other.calendar.rawValue) calendar: \(other.gregorianDate) Gregorian"]
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
