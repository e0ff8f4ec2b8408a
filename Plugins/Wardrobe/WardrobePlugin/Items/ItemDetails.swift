// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// The attributes of an item other than its name, category, and primary color; omitted attributes keep their values.
public struct ItemDetails: SchemaProviding, Hashable {
    /// A more specific word than the category, such as `turtleneck`.
    public var subcategory: String?
    /// The brand.
    public var brand: String?
    /// The size on its label.
    public var size: String?
    /// The secondary color.
    public var secondaryColor: SRGBColor?
    /// The pattern.
    public var pattern: GarmentPattern?
    /// The fabric.
    public var fabric: Fabric?
    /// How heavy it is for its kind.
    public var weight: GarmentWeight?
    /// The address of a 3D model of it.
    public var modelURL: String?
    /// The purchase date.
    public var purchaseDate: DayReference?
    /// The price paid for it.
    public var price: Money?
    /// The shop where it was bought.
    public var retailer: String?
    /// The address of its product page.
    public var productURL: String?
    /// The number of times it was worn, including logged wears.
    public var timesWorn: Int?
    /// The first day it was worn; unknown by default for items worn before the log starts.
    public var firstWorn: DayReference?
    /// The last day it was worn.
    public var lastWorn: DayReference?
    /// The seasons it's suitable for; empty for all.
    public var season: [Season]?
    /// The occasions it's suitable for; empty for all that its formality allows.
    public var occasion: [Occasion]?
    /// The owner's tags.
    public var tags: [String]?
    /// Whether it's a favorite.
    public var isFavorite: Bool?
    /// The condition.
    public var condition: Condition?
    /// Whether it needs repair.
    public var needsRepair: Bool?
    /// Notes.
    public var notes: String?
    /// Its insulation, overriding the table value: I_clu in clo.
    public var warmth: Double?
    /// Its formality, from gym to white tie, 1 to 10.
    public var formality: Int?
    /// Whether it's waterproof.
    public var waterproof: Bool?
    /// Whether it's windproof.
    public var windproof: Bool?
    /// Its laundry state.
    public var laundry: LaundryState?
    /// The set it belongs to: a jacket and trousers worn only together.
    public var set: String?

    /// Creates empty details.
    public init() {}

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ItemDetails", "The attributes of an item other than its name, category, and primary color."
    ) {
        field(
            "subcategory", \.subcategory, "A more specific word than the category.",
            .text(1...100, example: "turtleneck"))
        field("brand", \.brand, "The brand.", .text(1...200, example: "Aran Mills"))
        field("size", \.size, "The size on its label.", .text(1...50, example: "M"))
        field("secondaryColor", \.secondaryColor, "The secondary color.")
        field("pattern", \.pattern, "The pattern.")
        field("fabric", \.fabric, "The fabric.")
        field("weight", \.weight, "How heavy it is for its kind.")
        field("modelURL", \.modelURL, "The address of a 3D model of it.", .webAddress)
        field("purchaseDate", \.purchaseDate, "The purchase date.")
        field("price", \.price, "The price paid for it.")
        field(
            "retailer", \.retailer, "The shop where it was bought.", .text(1...200, example: "the shop on the corner"))
        field("productURL", \.productURL, "The address of its product page.", .webAddress)
        field(
            "timesWorn", \.timesWorn, "The number of times it was worn, including logged wears.",
            .integer(0...100_000))
        field(
            "firstWorn", \.firstWorn,
            "The first day it was worn; unknown by default for items worn before the log starts.")
        field("lastWorn", \.lastWorn, "The last day it was worn.")
        field("season", \.season, "The seasons it's suitable for; empty for all.", .list(of: .nested, count: 0...5))
        field(
            "occasion", \.occasion, "The occasions it's suitable for; empty for all that its formality allows.",
            .list(of: .nested, count: 0...16))
        field("tags", \.tags, "The owner's tags.", .list(of: .text(1...50, example: "linen"), count: 0...50))
        field("isFavorite", \.isFavorite, "Whether it's a favorite.", .boolean)
        field("condition", \.condition, "The condition.")
        field("needsRepair", \.needsRepair, "Whether it needs repair.", .boolean)
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "a gift"))
        field("warmth", \.warmth, "Its insulation, overriding the table value.", .number(0...4, .clo))
        field("formality", \.formality, "Its formality, from gym to white tie.", .integer(1...10))
        field("waterproof", \.waterproof, "Whether it's waterproof.", .boolean)
        field("windproof", \.windproof, "Whether it's windproof.", .boolean)
        field("laundry", \.laundry, "Its laundry state.")
        field(
            "set", \.set, "The set it belongs to: a jacket and trousers worn only together.",
            .text(1...100, example: "navy suit"))
    }
}
