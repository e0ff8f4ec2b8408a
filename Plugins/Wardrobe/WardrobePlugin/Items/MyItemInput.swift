// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which item of a wardrobe to show.
@Schema("wardrobe.MyItemInput")
public struct MyItemInput: SchemaProviding, Hashable {
    /// The item: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("White dress shirt")) public var item: String
    /// Whether to include the photo itself.
    public var withPhoto: Bool = false
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe = .menswear
}

/// An item's attributes, with the values derived from the tables.
@Schema("wardrobe.ItemProfile")
public struct ItemProfile: SchemaProviding, Hashable {
    /// The item.
    public var item: WardrobeItem
    /// Whether it belongs to the sample wardrobe, which replaces an empty one.
    public var isSample: Bool
    /// Its insulation, as stated or from the table.
    @Field(.number(0...10, .clo)) public var insulation: Double
    /// Its formality, as stated or from the table.
    ///
    /// 1 to 10.
    @Field(.integer(1...10)) public var formality: Int
    /// The outfit slots it can fill.
    public var slots: [Slot]
    /// The saved outfits that include it.
    public var outfits: [NamedRecord]
    /// What was read from its name, and what wasn't understood.
    @Field(.list(of: .text(example: "Red silk saree: read as festive saree, for celebrations."))) public var remarks:
        [String] = []
    /// Its photo, if requested and available.
    @Field(.photo) public var photo: Blob?

    /// Creates an item's profile.
    public init(item: WardrobeItem, isSample: Bool, outfits: [NamedRecord], photo: Blob? = nil) {
        self.item = item
        self.isSample = isSample
        insulation = item.insulation.effectiveClo
        formality = item.effectiveFormality
        slots = item.slots
        self.outfits = outfits
        remarks = item.remarks
        self.photo = photo
    }
}
