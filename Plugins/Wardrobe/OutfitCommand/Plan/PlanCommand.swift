// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Plan outfits for your upcoming events.",
        usage: "outfit plan [<file>] --temp <temperature> [--days <count>] [<options>]",
        discussion: """
            Dress codes are detected in titles, locations, and notes, and shown with the words that matched. Outfits \
            suit the temperatures during each event, from the day's range or the forecast. Items used for one event \
            are avoided for the next one.

            EXAMPLES
              outfit plan --temp 41..63
              outfit plan --temp 41..63 --choose
              outfit plan calendar.ics --temp 41..63
              outfit plan calendar.ics --temp 12C --date 2026-11-23 --days 14
              outfit plan calendar.ics --temp 55 --format json
            """)

    @Argument(
        help: "Path to an .ics file, or - for standard input (default: your stored events).",
        completion: .file(extensions: ["ics"]))
    var file: String?

    @Flag(help: "Save the outfits as the chosen ones for your stored events.")
    var choose = false

    @Option(
        help: ArgumentHelp(
            "Number of days, starting at --date, 1 to 366 (default: 7).", valueName: "count"))
    var days: Int?

    @Option(
        name: [.customLong("tz"), .customLong("zone")],
        help: ArgumentHelp(
            "Time zone to show times in, such as Europe/Paris (default: each event's own).",
            valueName: "zone"))
    var zone: String?

    @OptionGroup(title: "Days and weather")
    var request: RequestOptions

    @OptionGroup(title: "Forecast")
    var weather: WeatherOptions

    @OptionGroup
    var sample: SampleOptions

    @OptionGroup
    var limit: InputLimit

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if choose, file != nil {
            throw ValidationError(
                "--choose: expected no file, because outfits are saved only for stored events")
        }
    }

    func run() async throws {
        var fields = InputFields()
        fields.set("calendar", "<file>", bytes: try file.map { try limit.read($0) })
        fields.set("days", "--days", count: days)
        fields.set("zone", "--tz", text: zone)
        request.add(to: &fields)
        try await weather.add(to: &fields, at: request, days: days ?? 7)
        sample.add(to: &fields)
        guard choose else {
            return try await EngineCall(Wardrobe.myPlan, fields).print(as: output.presentation)
        }
        try await EngineCall(Wardrobe.choosePlannedOutfits, fields).print(as: output.presentation)
    }
}
