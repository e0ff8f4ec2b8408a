// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Natal charts and birth-time resolution.
///
/// Positions come from a source that the caller selects; the `SwissEphemeris` target contains the source that Almanac
/// ships with.
public struct AstrologyPlugin: Plugin {
    /// The plugin's name, summary, and license.
    ///
    /// The license is that of the source of positions.
    public var manifest: PluginManifest {
        PluginManifest(
            name: "astrology", title: "Astrology", summary: "Natal charts and birth-time resolution.", version: "0.1.0",
            license: sources.ephemerisLicense ?? "Apache-2.0")
    }

    private let sources: AstrologySources

    /// Creates a plugin with the given sources.
    public init(sources: AstrologySources) { self.sources = sources }

    /// The plugin's computations.
    public var computations: [AnyComputation] {
        NatalChart(sources: sources)
        ResolveTime(sources: sources)
        FindPlaces()
        ListBodies(sources: sources)
        ListHouseSystems()
        ListZodiacs()
    }
}
