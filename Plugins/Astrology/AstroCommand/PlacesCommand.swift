// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

struct PlacesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "places",
        abstract: "Find a place by name, offline, with its coordinates, time zone, and population.",
        usage: "astro places <name> ... [--limit <count>] [<options>]",
        discussion: """
            Searches places of 1,000 people or more, and of 500 or more in Ukraine, by every name GeoNames lists, in any script. Add the region or country after a comma.

            EXAMPLES
              astro places Kyiv
              astro places Київ
              astro places "Springfield, Illinois"
              astro places "Paris, US" --format json
            """)

    @Argument(parsing: .remaining, help: "Name of the place, optionally followed by a comma and its region or country.")
    var name: [String]

    @Option(help: ArgumentHelp("Maximum number of places to list.", valueName: "count"))
    var limit: Int = 20

    @OptionGroup
    var output: FormatArguments<AstroText>

    func run() async throws {
        let request = PlacesRequest(name: name.joined(separator: " "), limit: limit)
        let call = EngineCall(Astrology.places, request, options: ["name": "<name>", "limit": "--limit"])
        try await call.print(as: output.presentation)
    }
}
