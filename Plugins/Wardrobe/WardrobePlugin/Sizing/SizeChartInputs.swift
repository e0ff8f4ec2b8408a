// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A size chart as a JSON file.
@Schema("wardrobe.ImportSizeChartInput")
public struct ImportSizeChartInput: SchemaProviding, Hashable {
    /// The file: an object with brand, categories, and sizes, like the input of set-size-chart.
    @Field(.blob(["application/json"], maximumBytes: 1 << 20)) public var file: Blob
}

/// The size charts to remove.
@Schema("wardrobe.RemoveSizeChartInput")
public struct RemoveSizeChartInput: SchemaProviding, Hashable {
    /// The brand, ignoring case.
    @Field(.text(1...200, example: "Aran Mills")) public var brand: String
    /// A category to remove charts for; by default all of the brand's charts.
    public var category: Category?
}

/// A filter for size charts.
@Schema("wardrobe.MySizeChartsInput")
public struct MySizeChartsInput: SchemaProviding, Hashable {
    /// The brand, ignoring case.
    @Field(.text(1...200, example: "Aran Mills")) public var brand: String?
    /// The category; charts for all categories match too.
    public var category: Category?
    /// The maximum number of charts.
    @Field(.integer(1...10_000)) public var limit: Int = 100
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?
}

/// Size charts.
@Schema("wardrobe.SizeChartList")
public struct SizeChartList: SchemaProviding, Hashable {
    /// The charts, by brand and categories.
    public var charts: [SizeChart]
    /// The total number of charts.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
