// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit
import Presentation

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

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(parsing: .remaining, help: "The name, and after a comma the region or the country.")
    var name: [String]

    @Option(help: ArgumentHelp("How many to list at most.", valueName: "count"))
    var limit: Int = 20

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func validate() throws {
        guard (1...1000).contains(limit) else {
            throw ValidationError("--limit: expected a count from 1 to 1000, got \(limit)")
        }
    }

    func run() async throws {
        let query = name.joined(separator: " ")
        let table = PlaceTable.shipped
        let places = table.matches(query, limit: limit)
        let output = OutputStream.standardOutput
        if format == .json {
            return try output.print(
                JSONValue.array(places.map(Place.schema.json(of:))).text(pretty: output.isTerminal))
        }
        guard !places.isEmpty else {
            let near = table.suggestions(for: query)
            let hint =
                near.isEmpty
                ? "The table has cities of 15,000 people or more."
                : "Did you mean \(near.prefix(5).joined(separator: ", "))?"
            throw ComputationError(.invalidInput, "No place is called \"\(query)\". \(hint)")
        }
        var rows = TextTable([
            ("Place", .leftWhole), ("Lat", .right), ("Lon", .right), ("Zone", .left), ("People", .right),
        ])
        for place in places {
            rows.add([
                place.label, place.latitude.fixed(decimals: 2), place.longitude.fixed(decimals: 2), place.timeZone,
                place.population == 0 ? "" : "\(place.population)",
            ])
        }
        for line in rows.lines(style: .suited(to: output)) { try output.print(line) }
        if places.count > 1 {
            try OutputStream.standardError.print("\nTo pick one, write it whole, as in --place \"\(places[1].label)\".")
        }
    }
}
