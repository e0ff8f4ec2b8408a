// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which saved charts to export.
@Schema("astrology.ExportChartsInput")
public struct ExportChartsInput: SchemaProviding, Hashable {
    /// The charts: their names or parts of them, their keys, or the beginnings of their keys; empty for all.
    @Field(.list(of: .savedChart, count: 0...10_000)) public var charts: [String] = []
    /// A tag of the charts.
    @Field(.text(1...50, example: "family")) public var tag: String?
}

/// Saved charts with the births as they were given, and their instants.
///
/// An import of the JSON saves equal charts.
@Schema("astrology.ExportedCharts")
public struct ExportedCharts: SchemaProviding, Equatable {
    /// The charts, in the order in which they were saved.
    public var charts: [BirthChart]
    /// The resolved instants and places in the same order, for programs that don't resolve births.
    public var moments: [ResolvedBirth]
}

extension PresentationFormat {
    /// The Astrological Exchange Format.
    public static let aaf = PresentationFormat(word: "aaf", mediaType: "text/plain; charset=utf-8")
}
