// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// One copy of a thing that you own.
public struct InventoryItem: SchemaProviding, Hashable {
    /// The unique key of the item.
    public var id: String
    /// The key of its twin.
    public var twin: String
    /// The key of the place where it is.
    public var location: String?
    /// Where exactly it is in that place.
    public var spot: String?
    /// The purchase.
    public var purchase: Purchase?
    /// The current value as you estimate it.
    public var currentValue: Money?
    /// The day of that estimate.
    public var valued: CalendarDay?
    /// The price of a replacement.
    public var replacementPrice: Money?
    /// How its value falls.
    public var depreciation: DepreciationPlan?
    /// The day from which it loses value; the date of purchase by default.
    public var depreciationStart: CalendarDay?
    /// The condition.
    public var condition: ItemCondition
    /// Notes about the condition.
    public var conditionNotes: String?
    /// The serial number of this copy.
    public var serialNumber: String?
    /// The photos.
    public var photos: [ItemPhoto]
    /// The loans, oldest first.
    public var loans: [Loan]
    /// Notes.
    public var notes: String?
    /// Tags.
    public var tags: [String]
    /// Whether it is a favorite.
    public var isFavorite: Bool
    /// The carbon footprint, in kilograms of CO2 equivalent.
    public var carbonFootprint: Double?
    /// The source of the carbon footprint.
    public var carbonSource: String?
    /// How well it can be recycled, from 0 (not at all) to 100 (fully).
    public var recyclability: Int?
    /// Notes about sustainability.
    public var sustainabilityNotes: String?
    /// The time it was first saved, set by the store.
    public var created: Timestamp?
    /// The time it was last changed, set by the store.
    public var updated: Timestamp?

    /// Creates the value from its required attributes.
    public init(id: String, twin: String) {
        self.id = id
        self.twin = twin
        condition = .good
        photos = []
        loans = []
        tags = []
        isFavorite = false
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.InventoryItem", "One copy of a thing that you own.") {
        field("id", \.id, "The unique key of the item.", .recordKey)
        field("twin", \.twin, "The key of its twin.", .recordKey)
        field("location", \.location, "The key of the place where it is.", .recordKey)
        field("spot", \.spot, "Where exactly it is in that place.", .text(1...200, example: "Top shelf"))
        field("purchase", \.purchase, "The purchase.")
        field("currentValue", \.currentValue, "The current value as you estimate it.")
        field("valued", \.valued, "The day of that estimate.")
        field("replacementPrice", \.replacementPrice, "The price of a replacement.")
        field("depreciation", \.depreciation, "How its value falls.")
        field(
            "depreciationStart", \.depreciationStart,
            "The day from which it loses value; the date of purchase by default.")
        field("condition", \.condition, "The condition.", default: .good)
        field("conditionNotes", \.conditionNotes, "Notes about the condition.", .text(0...2_000, example: "a scratch"))
        field("serialNumber", \.serialNumber, "The serial number of this copy.", .text(1...100, example: "A-20931"))
        field("photos", \.photos, "The photos.", .list(of: .nested, count: 0...500), default: [])
        field("loans", \.loans, "The loans, oldest first.", .list(of: .nested, count: 0...10_000), default: [])
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "a gift"))
        field("tags", \.tags, "Tags.", .list(of: .text(1...50, example: "insured"), count: 0...50), default: [])
        field("isFavorite", \.isFavorite, "Whether it is a favorite.", .boolean, default: false)
        field(
            "carbonFootprint", \.carbonFootprint, "The carbon footprint, in kilograms of CO2 equivalent.",
            .number(0...1_000_000, .kilograms))
        field(
            "carbonSource", \.carbonSource, "The source of the carbon footprint.",
            .text(1...500, example: "maker's product report"))
        field(
            "recyclability", \.recyclability, "How well it can be recycled, from 0 (not at all) to 100 (fully).",
            .integer(0...100))
        field(
            "sustainabilityNotes", \.sustainabilityNotes, "Notes about sustainability.",
            .text(0...2_000, example: "repairable"))
        field("created", \.created, "The time it was first saved, set by the store.")
        field("updated", \.updated, "The time it was last changed, set by the store.")
    }
}
