// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

struct PlacesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "places", abstract: "Find a place by name, offline: coordinates, zone, population.",
        discussion: """
            Cities of 15,000 people or more, by any name GeoNames has, in any script. Say after a comma where it lies.

            EXAMPLES
              astro places Kyiv
              astro places Київ
              astro places "Springfield, Illinois"
              astro places "Paris, US" --format json
            """)

    @Argument(parsing: .remaining, help: "The name, and after a comma the region or the country.")
    var name: [String]

    @Option(help: ArgumentHelp("How many to list at most.", valueName: "count"))
    var limit: Int = 20

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        let request = PlacesRequest(name: name.joined(separator: " "), limit: limit)
        let call = EngineCall(Astrology.places, request, options: ["name": "<name>", "limit": "--limit"])
        try await call.print(as: output.presentation)
    }
}
