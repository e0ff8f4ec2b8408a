// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Stated attributes of a piece of clothing.
@Schema("twins.ClothingFields")
public struct ClothingFields: SchemaProviding, Hashable {
    /// The name.
    @Field(.text(1...500, example: "Wool coat")) public var name: String?
    /// The brand.
    @Field(.text(1...200, example: "Aran Mills")) public var brand: String?
    /// The category, in words.
    @Field(.text(1...100, example: "coat")) public var category: String?
    /// The GTIN: 8, 12, 13, or 14 digits with a valid check digit.
    @Field(.barcode) public var barcode: String?
    /// The size on its label.
    @Field(.text(1...50, example: "M")) public var size: String?
    /// The color.
    @Field(.text(1...100, example: "navy")) public var color: String?
    /// The material.
    @Field(.text(1...200, example: "wool")) public var material: String?
    /// The care instructions.
    @Field(.text(1...2_000, example: "Dry clean only.")) public var careInstructions: String?
    /// The suitable seasons.
    @Field(.list(of: .text(1...50, example: "winter"), count: 0...10)) public var seasons: [String]?
    /// The date it was last cleaned.
    public var lastCleaned: CalendarDay?
    /// The URL of the page it was bought from.
    @Field(.webAddress) public var purchaseURL: String?
    /// The key of the matching wardrobe item.
    @Field(.text(1...100, example: "navy-coat")) public var wardrobeItem: String?
}
