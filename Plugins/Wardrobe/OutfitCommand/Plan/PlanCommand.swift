// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin

struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Find outfits for the coming events of a calendar file.",
        usage: "outfit plan <file.ics> --temp <temperature> [--days <count>] [<options>]",
        discussion: """
            Dress codes are read from titles, places and notes, with the words they were read from. Each event is \
            dressed for its own hours of the day's range or of the forecast. What one event is dressed in rests for the \
            next.

            EXAMPLES
              outfit plan calendar.ics --temp 41..63
              outfit plan calendar.ics --temp 12C --date 2026-11-23 --days 14
              outfit plan calendar.ics --temp 55 --format json
            """)

    @Argument(help: "The calendar, an .ics file, or - for standard input.", completion: .file(extensions: ["ics"]))
    var file: String

    @Option(help: ArgumentHelp("How many days from --date on, 1 to 366.", valueName: "count"))
    var days = 7

    @Option(
        name: .customLong("tz"),
        help: ArgumentHelp(
            "The zone to show times in, such as Europe/Paris; the events' own unless given.", valueName: "zone"))
    var zone: String?

    @OptionGroup(title: "The days")
    var request: RequestOptions

    @OptionGroup(title: "A forecast")
    var weather: WeatherOptions

    @OptionGroup
    var sample: SampleOptions

    @OptionGroup
    var limit: InputLimit

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: ItemsCommand.Format = .text

    func run() async throws {
        guard 1...366 ~= days else {
            throw ComputationError.refused([
                ValidationIssue(path: "--days", expected: "a count from 1 to 366", got: "\(days)")
            ])
        }
        let calendar = try CalendarFile(try limit.read(file))
        let source = try SuggestionSource.current(sample: sample.whose)
        let unit = try request.temperatureUnit(profile: source.profile?.temperatureUnit)
        let wanted = try request.request(unit: unit, needsTemperature: !weather.isAsked)
        let first = wanted.date ?? .today()
        let reading = calendar.occurrences(from: first, through: first.adding(days: days - 1), zone: zone)
        let events = reading.occurrences.filter { !$0.isCancelled }
        let requests = try await weather.apply(
            to: events.map(wanted.forEvent), of: events, at: request)
        let planner = Planner(source, unit: unit)
        let plan = try await namingOptions(RequestOptions.optionsByPath, within: "request") {
            try await planner.plan(events, for: requests)
        }
        if source.isSample { try SuggestCommand.announceSample(source) }
        for problem in reading.problems { try OutputStream.standardError.print("warning: \(file), \(problem)") }
        let output = OutputStream.standardOutput
        guard format == .text else {
            let events = plan.map(\.json)
            return try output.print(
                JSONValue.object(JSONObject([("events", .array(events))])).text(pretty: output.isTerminal))
        }
        guard !plan.isEmpty else {
            return try output.print("No event from \(first) to \(first.adding(days: days - 1)).")
        }
        let style = TextStyle.suited(to: output)
        for (number, entry) in plan.enumerated() {
            if number > 0 { try output.print("") }
            for line in entry.lines(items: source.items, in: unit, style: style) { try output.print(line) }
        }
    }
}
