// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A size chart as a JSON file.
public struct ImportSizeChartInput: SchemaProviding, Hashable {
    /// The file: an object with brand, categories and sizes, as set-size-chart takes them.
    public var file: Blob

    /// A file.
    public init(file: Blob) { self.file = file }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ImportSizeChartInput", "A size chart as a JSON file.") {
        field(
            "file", \.file, "The file: an object with brand, categories and sizes, as set-size-chart takes them.",
            .blob(["application/json"], maximumBytes: 1 << 20))
    }
}

/// Whose size charts to remove.
public struct RemoveSizeChartInput: SchemaProviding, Hashable {
    /// The brand, in any case.
    public var brand: String
    /// A category to remove charts for; all of the brand's charts unless given.
    public var category: Category?

    /// All charts of a brand, or those for a kind of garment.
    public init(brand: String, category: Category? = nil) {
        self.brand = brand
        self.category = category
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.RemoveSizeChartInput", "Whose size charts to remove.") {
        field("brand", \.brand, "The brand, in any case.", .text(1...200, example: "Aran Mills"))
        field(
            "category", \.category,
            "A category to remove charts for; all of the brand's charts unless given.")
    }
}

/// A filter for size charts.
public struct MySizeChartsInput: SchemaProviding, Hashable {
    /// The brand, in any case.
    public var brand: String?
    /// A kind of garment that a chart is for; one for all kinds is wanted too.
    public var category: Category?
    /// How many charts the list may have.
    public var limit: Int
    /// Where to continue; from the answer before.
    public var cursor: String?

    /// All charts, or those of a brand.
    public init(brand: String? = nil, category: Category? = nil, limit: Int = 100, cursor: String? = nil) {
        self.brand = brand
        self.category = category
        self.limit = limit
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MySizeChartsInput", "A filter for size charts.") {
        field("brand", \.brand, "The brand, in any case.", .text(1...200, example: "Aran Mills"))
        field("category", \.category, "A kind of garment that a chart is for; one for all kinds is wanted too.")
        field("limit", \.limit, "How many charts the list may have.", .integer(1...10_000), default: 100)
        field("cursor", \.cursor, "Where to continue; from the answer before.", .cursor)
    }
}

/// Some size charts.
public struct SizeChartList: SchemaProviding, Hashable {
    /// The charts, by brand and categories.
    public var charts: [SizeChart]
    /// How many there are in all.
    public var total: Int
    /// Where the list continues; absent at its end.
    public var cursor: String?

    /// A part of a list.
    public init(charts: [SizeChart], total: Int, cursor: String? = nil) {
        self.charts = charts
        self.total = total
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.SizeChartList", "Some size charts.") {
        field("charts", \.charts, "The charts, by brand and categories.")
        field("total", \.total, "How many there are in all.", .integer(0...Int.max))
        field("cursor", \.cursor, "Where the list continues; absent at its end.", .cursor)
    }
}
