// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// An item of a wardrobe.
///
/// Only its name, category, and primary color are required; ``effectiveFormality`` and ``insulation`` fall back to the
/// category's table if the owner states no value.
public struct WardrobeItem: SchemaProviding, Hashable, Identifiable {
    /// The unique key of the item.
    public var id: String
    /// The item's name.
    public var name: String
    /// The item's category.
    public var category: Category
    /// A more specific word than the category, such as `turtleneck`.
    public var subcategory: String?
    /// The brand.
    public var brand: String?
    /// The size on its label.
    public var size: String?
    /// The main color.
    public var primaryColor: SRGBColor
    /// The secondary color.
    public var secondaryColor: SRGBColor?
    /// The pattern.
    public var pattern: GarmentPattern
    /// The fabric.
    public var fabric: Fabric?
    /// How heavy it is for its kind.
    public var weight: GarmentWeight
    /// The content hash of its photo among the attachments.
    public var photo: String?
    /// The content hash of a small copy of its photo.
    public var thumbnail: String?
    /// The address of a 3D model of it.
    public var modelURL: String?
    /// The purchase date.
    public var purchaseDate: CalendarDay?
    /// The price paid for it.
    public var price: Money?
    /// The shop where it was bought.
    public var retailer: String?
    /// The address of its product page.
    public var productURL: String?
    /// The number of times it was worn.
    public var timesWorn: Int
    /// The first day it was worn.
    public var firstWorn: CalendarDay?
    /// The last day it was worn.
    public var lastWorn: CalendarDay?
    /// The seasons it's suitable for; empty for all.
    public var season: [Season]
    /// The occasions it's suitable for; empty for all that its formality allows.
    public var occasion: [Occasion]
    /// The owner's tags.
    public var tags: [String]
    /// Whether it's a favorite.
    public var isFavorite: Bool
    /// The condition.
    public var condition: Condition
    /// Whether it needs repair; such an item isn't suggested.
    public var needsRepair: Bool
    /// Notes.
    public var notes: String?
    /// Its insulation, overriding the table value: I_clu in clo.
    public var warmth: Double?
    /// Its formality, from gym to white tie, 1 to 10, overriding the table value.
    public var formality: Int?
    /// Whether it's waterproof; nil if unknown.
    public var waterproof: Bool?
    /// Whether it's windproof; nil if unknown.
    public var windproof: Bool?
    /// Its laundry state.
    public var laundry: LaundryState
    /// The set it belongs to: a jacket and trousers worn only together, such as `navy suit`.
    public var set: String?
    /// The time it was first saved, set by the store; nil if unknown.
    public var created: Timestamp?
    /// The time it was last changed, set by the store; nil if unknown.
    public var updated: Timestamp?

    /// Creates an item with its required attributes.
    public init(id: String, name: String, category: Category, primaryColor: SRGBColor) {
        self.id = id
        self.name = name
        self.category = category
        self.primaryColor = primaryColor
        pattern = .solid
        weight = .normal
        timesWorn = 0
        season = []
        occasion = []
        tags = []
        isFavorite = false
        condition = .good
        needsRepair = false
        laundry = .clean
    }

}
