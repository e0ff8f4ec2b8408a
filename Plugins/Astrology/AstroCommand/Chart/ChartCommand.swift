// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

struct ChartCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chart", abstract: "Compute a natal chart.",
        usage: "astro chart (--date <date> | --saved <chart>) [<options>]",
        discussion: """
            EXAMPLES
              astro chart --date 1990-05-15T14:30 --lat 50.45 --lon 30.52
              astro chart --date 1990-05-15T14:30 --place Kyiv --houses koch
              astro chart --date 1990-05-15T11:30Z --place Kyiv --zodiac lahiri
              astro chart --date 1879-03-14T11:30 --place Ulm -o ulm.svg
              astro chart --date now --place Kyiv
              astro chart --date 1990-05-15 --place Kyiv            (time unknown)
              astro chart --date 1990-05-15T14:30 --place Kyiv --sensitivity 15
            """)

    @OptionGroup(title: "Date and place")
    var birth: BirthOptions

    @OptionGroup
    var saved: SavedChartOption

    @OptionGroup(title: "Conventions")
    var conventions: ConventionOptions

    @Option(help: ArgumentHelp("Name to show in the chart.", valueName: "name"))
    var name: String?

    @OptionGroup var output: ChartOutputOptions

    func run() async throws {
        try conventions.ephemeris.useFolder()
        let request = try conventions.json()
        var fields = InputFields()
        func set(under prefix: String, _ json: JSONObject, _ options: [String: String]) {
            for (path, option) in options { fields.set(prefix + path, option, nil) }
            for (key, value) in json { fields.set(prefix + key, options[key] ?? key, value) }
        }
        if let chart = try saved.chart(without: birth) {
            if let name { throw SavedChartOption.contradiction("--name", name) }
            fields.set("chart", "--saved", text: chart)
            set(under: "request.", request, ConventionOptions.optionsByPath)
            return try await output.print(Astrology.myChart, fields)
        }
        set(under: "", request, ConventionOptions.optionsByPath)
        fields.set("name", "--name", text: name)
        if birth.isNow {
            try birth.checkOptionsOfNow()
            set(under: "", try birth.placeJSON(), BirthOptions.optionsByPath(under: ""))
            return try await output.print(Astrology.currentChart, fields)
        }
        set(under: "birth.", try birth.json(), BirthOptions.optionsByPath(under: ""))
        try await output.print(Astrology.natalChart, fields)
    }
}
