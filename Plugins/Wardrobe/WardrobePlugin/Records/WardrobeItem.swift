// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An item of a wardrobe.
///
/// Only its name, category and primary color must be known; ``effectiveFormality`` and ``insulation`` answer from the
/// category's table where the owner states nothing.
public struct WardrobeItem: SchemaProviding, Hashable, Identifiable {
    /// A key that no other item has.
    public var id: String
    /// What its owner calls it.
    public var name: String
    /// What it is.
    public var category: Category
    /// A finer word than the category, such as `turtleneck`.
    public var subcategory: String?
    /// Who made it.
    public var brand: String?
    /// Its size as the label says.
    public var size: String?
    /// The color that shows most.
    public var primaryColor: SRGBColor
    /// The secondary color.
    public var secondaryColor: SRGBColor?
    /// Its pattern.
    public var pattern: GarmentPattern
    /// What it is made of.
    public var fabric: Fabric?
    /// How heavy it is for its kind.
    public var weight: GarmentWeight
    /// The content hash of its photo among the attachments.
    public var photo: String?
    /// The content hash of a small copy of its photo.
    public var thumbnail: String?
    /// Where a three-dimensional model of it lies.
    public var modelURL: String?
    /// When it was bought.
    public var purchaseDate: CalendarDay?
    /// What was paid for it.
    public var price: Money?
    /// Where it was bought.
    public var retailer: String?
    /// Where it is sold.
    public var productURL: String?
    /// On how many occasions it was worn.
    public var timesWorn: Int
    /// The first day it was worn.
    public var firstWorn: CalendarDay?
    /// The last day it was worn.
    public var lastWorn: CalendarDay?
    /// The seasons it's suitable for; empty for all.
    public var season: [Season]
    /// The occasions it's suitable for; empty for all that its formality allows.
    public var occasion: [Occasion]
    /// Words of the owner's own.
    public var tags: [String]
    /// Whether its owner likes it best.
    public var isFavorite: Bool
    /// The state it is in.
    public var condition: Condition
    /// Whether it waits for a repair; such an item is not suggested.
    public var needsRepair: Bool
    /// Anything else.
    public var notes: String?
    /// Its insulation, overriding the table value: I_clu in clo.
    public var warmth: Double?
    /// How formal it is, from gym to white tie, 1 to 10, where you know better than the table.
    public var formality: Int?
    /// Whether it's waterproof; nil if unknown.
    public var waterproof: Bool?
    /// Whether it's windproof; nil if unknown.
    public var windproof: Bool?
    /// How clean it is.
    public var laundry: LaundryState
    /// The set that it belongs to: a jacket and trousers that are worn together only, such as `navy suit`.
    public var set: String?
    /// When it was saved first, by the store; nil when not known.
    public var created: Timestamp?
    /// When it was last changed, by the store; nil when not known.
    public var updated: Timestamp?

    /// An item with what must be known; all else is set afterwards.
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
