// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which item of a wardrobe to show.
public struct MyItemInput: SchemaProviding, Hashable {
    /// The item: its key, its name or part of it, or the beginning of its key.
    public var item: String
    /// Whether to include the photo itself.
    public var withPhoto: Bool
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe

    /// Creates an input for an item; its photo is left out by default.
    public init(item: String, withPhoto: Bool = false, sample: SampleWardrobe = .menswear) {
        self.item = item
        self.withPhoto = withPhoto
        self.sample = sample
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.MyItemInput", "Which item of a wardrobe to show.") {
        field(
            "item", \.item, "The item: its key, its name or part of it, or the beginning of its key.",
            .recordName("White dress shirt"))
        field("withPhoto", \.withPhoto, "Whether to include the photo itself.", .boolean, default: false)
        field("sample", \.sample, "The sample wardrobe to use in place of an empty one.", default: .menswear)
    }
}

/// An item's attributes, with the values derived from the tables.
public struct ItemProfile: SchemaProviding, Hashable {
    /// The item.
    public var item: WardrobeItem
    /// Whether it belongs to the sample wardrobe, which replaces an empty one.
    public var isSample: Bool
    /// Its insulation, as stated or from the table, in clo.
    public var insulation: Double
    /// Its formality, as stated or from the table, 1 to 10.
    public var formality: Int
    /// The outfit slots it can fill.
    public var slots: [Slot]
    /// The saved outfits that include it.
    public var outfits: [NamedRecord]
    /// Its photo, if requested and available.
    public var photo: Blob?

    /// Creates an item's profile.
    public init(item: WardrobeItem, isSample: Bool, outfits: [NamedRecord], photo: Blob? = nil) {
        self.item = item
        self.isSample = isSample
        insulation = item.insulation.effectiveClo
        formality = item.effectiveFormality
        slots = item.slots
        self.outfits = outfits
        self.photo = photo
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ItemProfile", "An item's attributes, with the values derived from the tables."
    ) {
        field("item", \.item, "The item.")
        field(
            "isSample", \.isSample, "Whether it belongs to the sample wardrobe, which replaces an empty one.", .boolean)
        field("insulation", \.insulation, "Its insulation, as stated or from the table.", .number(0...10, .clo))
        field("formality", \.formality, "Its formality, as stated or from the table.", .integer(1...10))
        field("slots", \.slots, "The outfit slots it can fill.")
        field("outfits", \.outfits, "The saved outfits that include it.")
        field("photo", \.photo, "Its photo, if requested and available.", .photo)
    }
}
