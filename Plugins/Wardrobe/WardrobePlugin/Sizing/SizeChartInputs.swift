// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A size chart as a JSON file.
public struct ImportSizeChartInput: SchemaProviding, Hashable {
    /// The file: an object with brand, categories, and sizes, like the input of set-size-chart.
    public var file: Blob

    /// Creates an import of a file.
    public init(file: Blob) { self.file = file }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.ImportSizeChartInput", "A size chart as a JSON file.") {
        field(
            "file", \.file, "The file: an object with brand, categories, and sizes, like the input of set-size-chart.",
            .blob(["application/json"], maximumBytes: 1 << 20))
    }
}

/// The size charts to remove.
public struct RemoveSizeChartInput: SchemaProviding, Hashable {
    /// The brand, ignoring case.
    public var brand: String
    /// A category to remove charts for; by default all of the brand's charts.
    public var category: Category?

    /// Creates an input for all charts of a brand, or those for a category.
    public init(brand: String, category: Category? = nil) {
        self.brand = brand
        self.category = category
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.RemoveSizeChartInput", "The size charts to remove.") {
        field("brand", \.brand, "The brand, ignoring case.", .text(1...200, example: "Aran Mills"))
        field(
            "category", \.category,
            "A category to remove charts for; by default all of the brand's charts.")
    }
}

/// A filter for size charts.
public struct MySizeChartsInput: SchemaProviding, Hashable {
    /// The brand, ignoring case.
    public var brand: String?
    /// The category; charts for all categories match too.
    public var category: Category?
    /// The maximum number of charts.
    public var limit: Int
    /// The cursor from an earlier response, to continue its list.
    public var cursor: String?

    /// Creates a filter for all charts, or those of a brand.
    public init(brand: String? = nil, category: Category? = nil, limit: Int = 100, cursor: String? = nil) {
        self.brand = brand
        self.category = category
        self.limit = limit
        self.cursor = cursor
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.MySizeChartsInput", "A filter for size charts.") {
        field("brand", \.brand, "The brand, ignoring case.", .text(1...200, example: "Aran Mills"))
        field("category", \.category, "The category; charts for all categories match too.")
        field("limit", \.limit, "The maximum number of charts.", .integer(1...10_000), default: 100)
        field("cursor", \.cursor, "The cursor from an earlier response, to continue its list.", .cursor)
    }
}

/// Size charts.
public struct SizeChartList: SchemaProviding, Hashable {
    /// The charts, by brand and categories.
    public var charts: [SizeChart]
    /// The total number of charts.
    public var total: Int
    /// The cursor for the next page; absent on the last page.
    public var cursor: String?

    /// Creates a page of a list.
    public init(charts: [SizeChart], total: Int, cursor: String? = nil) {
        self.charts = charts
        self.total = total
        self.cursor = cursor
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.SizeChartList", "Size charts.") {
        field("charts", \.charts, "The charts, by brand and categories.")
        field("total", \.total, "The total number of charts.", .integer(0...Int.max))
        field("cursor", \.cursor, "The cursor for the next page; absent on the last page.", .cursor)
    }
}
