// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// The attributes of an item other than its name, category, and primary color.
///
/// Omitted attributes keep their values.
@Schema("wardrobe.ItemDetails")
public struct ItemDetails: SchemaProviding, Hashable {
    /// What it is, more specifically than its category and name say, such as turtleneck, bow tie, or office saree.
    @Field(.text(1...100, example: "turtleneck")) public var subcategory: String?
    /// The brand.
    @Field(.text(1...200, example: "Aran Mills")) public var brand: String?
    /// The size on its label.
    @Field(.text(1...50, example: "M")) public var size: String?
    /// The second most visible color.
    public var secondaryColor: ColorReference?
    /// The pattern.
    public var pattern: GarmentPattern?
    /// The main fabric.
    public var fabric: Fabric?
    /// How heavy it is for its category.
    public var weight: GarmentWeight?
    /// The URL of a 3D model of it.
    @Field(.webAddress) public var modelURL: String?
    /// The purchase date.
    public var purchaseDate: DayReference?
    /// The price paid for it.
    public var price: Money?
    /// The shop where it was bought.
    @Field(.text(1...200, example: "the shop on the corner")) public var retailer: String?
    /// The URL of its product page.
    @Field(.webAddress) public var productURL: String?
    /// The number of times it was worn, including logged wears.
    @Field(.integer(0...100_000)) public var timesWorn: Int?
    /// The first day it was worn; unknown by default for items worn before the log starts.
    public var firstWorn: DayReference?
    /// The last day it was worn.
    public var lastWorn: DayReference?
    /// The suitable seasons (empty for all).
    @Field(count: 0...5) public var season: [Season]?
    /// The suitable occasions (empty for all that its formality allows).
    @Field(count: 0...16) public var occasion: [Occasion]?
    /// Your tags for it.
    @Field(.list(of: .text(1...50, example: "linen"), count: 0...50)) public var tags: [String]?
    /// Whether it's a favorite.
    public var isFavorite: Bool?
    /// The condition.
    public var condition: Condition?
    /// Whether it needs repair.
    public var needsRepair: Bool?
    /// Notes.
    @Field(.text(0...10_000, example: "a gift")) public var notes: String?
    /// The insulation, overriding the table value.
    ///
    /// I_clu in clo.
    @Field(.number(0...4, .clo)) public var warmth: Double?
    /// The formality, from gym to white tie.
    ///
    /// 1 to 10.
    @Field(.integer(1...10)) public var formality: Int?
    /// Whether it's waterproof.
    public var waterproof: Bool?
    /// Whether it's windproof.
    public var windproof: Bool?
    /// The laundry state.
    public var laundry: LaundryState?
    /// The set it belongs to, such as navy suit; items of a set are worn only together.
    @Field(.text(1...100, example: "navy suit")) public var set: String?
}
