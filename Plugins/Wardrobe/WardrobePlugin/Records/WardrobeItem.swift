// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// An item of a wardrobe.
///
/// Only its name, category, and primary color are required; ``effectiveFormality`` and ``insulation`` fall back to the
/// category's table if the owner states no value.
@Schema("wardrobe.WardrobeItem")
public struct WardrobeItem: SchemaProviding, Hashable, Identifiable {
    /// The unique key of the item.
    @Field(.text(1...100, example: "navy-blazer")) public var id: String
    /// The item's name.
    @Field(.text(1...200, example: "Navy blazer")) public var name: String
    /// The item's category.
    public var category: Category
    /// A more specific word than the category.
    ///
    /// Such as `turtleneck`.
    @Field(.text(1...100, example: "turtleneck")) public var subcategory: String?
    /// The brand.
    @Field(.text(1...200, example: "Aran Mills")) public var brand: String?
    /// The size on its label.
    @Field(.text(1...50, example: "M")) public var size: String?
    /// The main color.
    public var primaryColor: SRGBColor
    /// The owner's word for the main color.
    @Field(.text(1...60, example: "light wash")) public var colorName: String?
    /// The secondary color.
    public var secondaryColor: SRGBColor?
    /// The owner's word for the secondary color.
    @Field(.text(1...60, example: "off white")) public var secondaryColorName: String?
    /// The pattern.
    public var pattern: GarmentPattern = .solid
    /// The fabric.
    public var fabric: Fabric?
    /// How heavy it is for its kind.
    public var weight: GarmentWeight = .normal
    /// The content hash of its photo.
    ///
    /// The photo is an attachment of the store.
    @Field(.contentHash) public var photo: String?
    /// The content hash of a small copy of its photo.
    @Field(.contentHash) public var thumbnail: String?
    /// The address of a 3D model of it.
    @Field(.webAddress) public var modelURL: String?
    /// The purchase date.
    public var purchaseDate: CalendarDay?
    /// The price paid for it.
    public var price: Money?
    /// The shop where it was bought.
    @Field(.text(1...200, example: "the shop on the corner")) public var retailer: String?
    /// The address of its product page.
    @Field(.webAddress) public var productURL: String?
    /// The number of times it was worn.
    @Field(.integer(0...100_000)) public var timesWorn: Int = 0
    /// The first day it was worn.
    public var firstWorn: CalendarDay?
    /// The last day it was worn.
    public var lastWorn: CalendarDay?
    /// The seasons it's suitable for; empty for all.
    @Field(count: 0...5) public var season: [Season] = []
    /// The occasions it's suitable for; empty for all that its formality allows.
    @Field(count: 0...16) public var occasion: [Occasion] = []
    /// The owner's tags.
    @Field(.list(of: .text(1...50, example: "linen"), count: 0...50)) public var tags: [String] = []
    /// Whether it's a favorite.
    public var isFavorite: Bool = false
    /// The condition.
    public var condition: Condition = .good
    /// Whether it needs repair.
    ///
    /// Such an item isn't suggested.
    public var needsRepair: Bool = false
    /// Notes.
    @Field(.text(0...10_000, example: "a gift")) public var notes: String?
    /// Its insulation, overriding the table value.
    ///
    /// I_clu in clo.
    @Field(.number(0...4, .clo)) public var warmth: Double?
    /// Its formality, from gym to white tie.
    ///
    /// 1 to 10, overriding the table value.
    @Field(.integer(1...10)) public var formality: Int?
    /// Whether it's waterproof.
    ///
    /// Nil if unknown.
    public var waterproof: Bool?
    /// Whether it's windproof.
    ///
    /// Nil if unknown.
    public var windproof: Bool?
    /// Its laundry state.
    public var laundry: LaundryState = .clean
    /// The set it belongs to: a jacket and trousers worn only together.
    ///
    /// Such as `navy suit`.
    @Field(.text(1...100, example: "navy suit")) public var set: String?
    /// The time it was first saved, set by the store.
    ///
    /// Nil if unknown.
    public var created: Timestamp?
    /// The time it was last changed, set by the store.
    ///
    /// Nil if unknown.
    public var updated: Timestamp?
}
