// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

struct BodiesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bodies",
        abstract: "List the bodies a chart can contain, and whether their data files are installed.",
        usage: "astro bodies [--date <date>] [--stars] [<options>]",
        discussion: """
            In a chart, give minor planets by number (--bodies +433) and fixed stars by name (--bodies "+star Regulus").

            EXAMPLES
              astro bodies
              astro bodies --date 1650-01-01
              astro bodies --stars
            """)

    @Option(help: ArgumentHelp("Date that the data files must cover.", valueName: "date"))
    var date: String = "2000-01-01"

    @Flag(help: "List the fixed stars that have a proper name.")
    var stars = false

    @OptionGroup
    var ephemeris: EphemerisOptions

    @OptionGroup
    var output: FormatArguments<AstroText>

    func run() async throws {
        try ephemeris.useFolder()
        let request = BodiesRequest(date: date, includesStars: stars, ephemeris: ephemeris.source)
        try await EngineCall(Astrology.bodies, request, options: ["date": "--date"]).print(as: output.presentation)
    }
}
