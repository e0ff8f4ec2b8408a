// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

struct TimeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "time",
        abstract: "Show the instants that a local birth time can mean, and the time zone rule of each.",
        usage: "astro time (--date <date> | --saved <chart>) [--place <name>] [<options>]",
        discussion: """
            EXAMPLES
              astro time --date 1983-09-25T02:30 --place "Paris, FR"      (occurred twice)
              astro time --date 2021-03-28T02:30 --tz Europe/Berlin       (skipped)
              astro time --date 1879-03-14T11:30 --place Ulm              (local mean time)
              astro time --date 1990-05-15T14:30 --lat 50.45 --lon 30.52
            """)

    @OptionGroup(title: "Date and place")
    var birth: BirthOptions

    @OptionGroup
    var output: FormatArguments<AstroText>

    @OptionGroup
    var saved: SavedChartOption

    func run() async throws {
        var json = try birth.json()
        if let chart = try saved.chart(without: birth) {
            let call = EngineCall(Astrology.myChart, MyChartInput(chart: chart), options: ["chart": "--saved"])
            json = Birth.schema.json(of: try await call.answer().record.request.birth).object ?? JSONObject()
        }
        let call = EngineCall(
            Astrology.resolveTime, json: .object(json), options: BirthOptions.optionsByPath(under: ""))
        try await call.print(as: output.presentation)
    }
}
