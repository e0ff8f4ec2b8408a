// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Presentation

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
            name: "astrology", title: "Astrology", summary: "Natal charts and birth-time resolution.",
            version: PluginManifest.almanacVersion,
            license: sources.ephemerisLicense ?? "Apache-2.0")
    }

    private let sources: AstrologySources
    /// The converter of wheels to pictures and pages; `nil` for SVG only.
    let drawings: DrawingConverter?

    /// Creates a plugin with the given sources.
    ///
    /// - Parameters:
    ///   - sources: The sources of positions and time zones.
    ///   - drawings: The converter of wheels to pictures and pages; `nil` for SVG only.
    public init(sources: AstrologySources, drawings: DrawingConverter? = nil) {
        self.sources = sources
        self.drawings = drawings
    }

    /// The plugin's computations.
    public var computations: [AnyComputation] {
        NatalChart(sources: sources)
        CurrentChart(sources: sources)
        ResolveTime(sources: sources)
        FindPlaces()
        ListBodies(sources: sources)
        ListHouseSystems()
        ListZodiacs()
        ComposeReport(sources: sources)
    }
}
