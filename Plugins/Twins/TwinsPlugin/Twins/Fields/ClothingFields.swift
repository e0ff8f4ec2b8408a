// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Stated attributes of a piece of clothing.
public struct ClothingFields: SchemaProviding, Hashable {
    /// The name.
    public var name: String?
    /// The brand.
    public var brand: String?
    /// The category, in words.
    public var category: String?
    /// The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.
    public var barcode: String?
    /// The size on its label.
    public var size: String?
    /// The color.
    public var color: String?
    /// The material.
    public var material: String?
    /// How to care for it.
    public var careInstructions: String?
    /// The seasons for which it suits.
    public var seasons: [String]?
    /// The last day on which it was cleaned.
    public var lastCleaned: CalendarDay?
    /// The address of the page where it was bought.
    public var purchaseURL: String?
    /// The key of the same item in a wardrobe.
    public var wardrobeItem: String?

    /// Creates a value that states nothing.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.ClothingFields", "Stated attributes of a piece of clothing.")
    {
        field("name", \.name, "The name.", .text(1...500, example: "Wool coat"))
        field("brand", \.brand, "The brand.", .text(1...200, example: "Aran Mills"))
        field("category", \.category, "The category, in words.", .text(1...100, example: "coat"))
        field("barcode", \.barcode, "The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.", .barcode)
        field("size", \.size, "The size on its label.", .text(1...50, example: "M"))
        field("color", \.color, "The color.", .text(1...100, example: "navy"))
        field("material", \.material, "The material.", .text(1...200, example: "wool"))
        field(
            "careInstructions", \.careInstructions, "How to care for it.", .text(1...2_000, example: "Dry clean only."))
        field(
            "seasons", \.seasons, "The seasons for which it suits.",
            .list(of: .text(1...50, example: "winter"), count: 0...10))
        field("lastCleaned", \.lastCleaned, "The last day on which it was cleaned.")
        field("purchaseURL", \.purchaseURL, "The address of the page where it was bought.", .webAddress)
        field(
            "wardrobeItem", \.wardrobeItem, "The key of the same item in a wardrobe.",
            .text(1...100, example: "navy-coat"))
    }
}
