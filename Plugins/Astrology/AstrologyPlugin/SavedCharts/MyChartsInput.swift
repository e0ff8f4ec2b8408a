// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which saved charts to list.
///
/// Omitted fields match every chart.
@Schema("astrology.MyChartsInput")
public struct MyChartsInput: SchemaProviding, Hashable {
    /// Text in the name, the place, the notes, the tags, or the source, without regard to case and to Latin accents.
    @Field(.text(1...200, example: "Olena")) public var text: String?
    /// A tag of the charts.
    @Field(.text(1...50, example: "family")) public var tag: String?
    /// Whether to list only charts that were computed with another program or other data than are there now.
    public var outdatedOnly: Bool = false
    /// The order of the list.
    public var sort: Order = .created
    /// Whether to include the births and conventions as they were given, such as for an export.
    public var includesRequests: Bool = false
    /// The maximum number of charts.
    @Field(.integer(1...100_000)) public var limit: Int = 100
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?

    /// The order of a list of saved charts.
    ///
    /// Ties are in the order of their keys.
    @Schema("astrology.ChartOrder")
    public enum Order: String, CaseIterable, SchemaProviding {
        /// By the time they were saved, newest first.
        case created
        /// By name.
        case name
        /// By the instant of birth, earliest first.
        case birth
    }
}
