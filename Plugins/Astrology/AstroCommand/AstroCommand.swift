// SPDX-License-Identifier: AGPL-3.0-or-later

public import ArgumentParser

/// `astro`: natal charts, birth times and places.
public struct AstroCommand: AsyncParsableCommand {
    /// Names, help and subcommands.
    public static let configuration = CommandConfiguration(
        commandName: "astro",
        abstract: "Casts natal charts by the Swiss Ephemeris, on this machine alone.",
        discussion: """
            EXAMPLES
              astro chart --date 1990-05-15T14:30 --lat 50.45 --lon 30.52
              astro chart --date 1879-03-14T11:30 --place Ulm --format svg --output wheel.svg
              astro time --date 1983-09-25T02:30 --place "Paris, FR"
              astro places Київ

            Places: GeoNames (CC BY 4.0). Zone boundaries: OpenStreetMap contributors (ODbL). The program is
            AGPL-3.0-or-later, since it contains the Swiss Ephemeris of Astrodienst AG.
            """,
        version: "0.1.0",
        subcommands: [
            ChartCommand.self, TimeCommand.self, PlacesCommand.self, BodiesCommand.self, HousesCommand.self,
        ],
        defaultSubcommand: nil)

    /// Makes the command without arguments.
    public init() {}
}
