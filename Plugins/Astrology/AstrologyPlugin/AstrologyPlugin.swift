// SPDX-License-Identifier: AGPL-3.0-or-later

public import ComputationKit

/// Astrology by the Swiss Ephemeris.
public struct AstrologyPlugin: Plugin {
    /// Name, prose and license.
    public let manifest = PluginManifest(
        name: "astrology", title: "Astrology",
        summary: "Natal charts by the Swiss Ephemeris, and honest birth times.", version: "0.1.0",
        license: "AGPL-3.0-or-later")

    private let sources: AstrologySources

    /// A plugin over the given sources.
    public init(sources: AstrologySources = .standard) { self.sources = sources }

    /// The plugin's computations.
    public var computations: [AnyComputation] {
        NatalChart(sources: sources)
        ResolveTime(sources: sources)
    }
}
