// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Astrology: natal charts, and birth times that are resolved honestly.
///
/// Positions come from a source that the caller names; the `SwissEphemeris` target has the one Almanac ships.
public struct AstrologyPlugin: Plugin {
    /// Name, prose and license: that of the source of positions, since it binds the whole.
    public var manifest: PluginManifest {
        PluginManifest(
            name: "astrology", title: "Astrology", summary: "Natal charts, and honest birth times.", version: "0.1.0",
            license: sources.ephemerisLicense ?? "Apache-2.0")
    }

    private let sources: AstrologySources

    /// A plugin over the given sources.
    public init(sources: AstrologySources) { self.sources = sources }

    /// The plugin's computations.
    public var computations: [AnyComputation] {
        NatalChart(sources: sources)
        ResolveTime(sources: sources)
        FindPlaces()
        ListHouseSystems()
        ListZodiacs()
    }
}
