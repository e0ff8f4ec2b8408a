// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is stated of an item besides its name, category and primary color; what is left out stays as it is.
public struct ItemDetails: SchemaProviding, Hashable {
    /// A finer word than the category, such as `turtleneck`.
    public var subcategory: String?
    /// Who made it.
    public var brand: String?
    /// Its size as the label says.
    public var size: String?
    /// The secondary color.
    public var secondaryColor: SRGBColor?
    /// Its pattern.
    public var pattern: GarmentPattern?
    /// What it is made of.
    public var fabric: Fabric?
    /// How heavy it is for its kind.
    public var weight: GarmentWeight?
    /// Where a three-dimensional model of it lies.
    public var modelURL: String?
    /// When it was bought.
    public var purchaseDate: DayReference?
    /// What was paid for it.
    public var price: Money?
    /// Where it was bought.
    public var retailer: String?
    /// Where it is sold.
    public var productURL: String?
    /// On how many occasions it was worn, those in the log included.
    public var timesWorn: Int?
    /// The first day it was worn; unknown unless stated, where it was worn before the log begins.
    public var firstWorn: DayReference?
    /// The last day it was worn.
    public var lastWorn: DayReference?
    /// The seasons it's suitable for; empty for all.
    public var season: [Season]?
    /// The occasions it's suitable for; empty for all that its formality allows.
    public var occasion: [Occasion]?
    /// Words of the owner's own.
    public var tags: [String]?
    /// Whether its owner likes it best.
    public var isFavorite: Bool?
    /// The state it is in.
    public var condition: Condition?
    /// Whether it waits for a repair.
    public var needsRepair: Bool?
    /// Anything else.
    public var notes: String?
    /// Its insulation, overriding the table value: I_clu in clo.
    public var warmth: Double?
    /// How formal it is, from gym to white tie, 1 to 10.
    public var formality: Int?
    /// Whether it's waterproof.
    public var waterproof: Bool?
    /// Whether it's windproof.
    public var windproof: Bool?
    /// How clean it is.
    public var laundry: LaundryState?
    /// The set that it belongs to: a jacket and trousers that are worn together only.
    public var set: String?

    /// Nothing stated.
    public init() {}

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ItemDetails", "The attributes of an item other than its name, category, and primary color."
    ) {
        field("subcategory", \.subcategory, "A finer word than the category.", .text(1...100, example: "turtleneck"))
        field("brand", \.brand, "Who made it.", .text(1...200, example: "Aran Mills"))
        field("size", \.size, "Its size as the label says.", .text(1...50, example: "M"))
        field("secondaryColor", \.secondaryColor, "The secondary color.")
        field("pattern", \.pattern, "Its pattern.")
        field("fabric", \.fabric, "What it is made of.")
        field("weight", \.weight, "How heavy it is for its kind.")
        field("modelURL", \.modelURL, "Where a three-dimensional model of it lies.", .webAddress)
        field("purchaseDate", \.purchaseDate, "When it was bought.")
        field("price", \.price, "What was paid for it.")
        field("retailer", \.retailer, "Where it was bought.", .text(1...200, example: "the shop on the corner"))
        field("productURL", \.productURL, "Where it is sold.", .webAddress)
        field(
            "timesWorn", \.timesWorn, "On how many occasions it was worn, those in the log included.",
            .integer(0...100_000))
        field(
            "firstWorn", \.firstWorn,
            "The first day it was worn; unknown unless stated, where it was worn before the log begins.")
        field("lastWorn", \.lastWorn, "The last day it was worn.")
        field("season", \.season, "The seasons it's suitable for; empty for all.", .list(of: .nested, count: 0...5))
        field(
            "occasion", \.occasion, "The occasions it's suitable for; empty for all that its formality allows.",
            .list(of: .nested, count: 0...16))
        field("tags", \.tags, "Words of the owner's own.", .list(of: .text(1...50, example: "linen"), count: 0...50))
        field("isFavorite", \.isFavorite, "Whether its owner likes it best.", .boolean)
        field("condition", \.condition, "The state it is in.")
        field("needsRepair", \.needsRepair, "Whether it waits for a repair.", .boolean)
        field("notes", \.notes, "Anything else.", .text(0...10_000, example: "a gift"))
        field("warmth", \.warmth, "Its insulation, overriding the table value.", .number(0...4, .clo))
        field("formality", \.formality, "How formal it is, from gym to white tie.", .integer(1...10))
        field("waterproof", \.waterproof, "Whether it's waterproof.", .boolean)
        field("windproof", \.windproof, "Whether it's windproof.", .boolean)
        field("laundry", \.laundry, "How clean it is.")
        field(
            "set", \.set, "The set that it belongs to: a jacket and trousers that are worn together only.",
            .text(1...100, example: "navy suit"))
    }
}
