// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Stated attributes of an inventory item; the others keep their values or defaults.
public struct ItemFields: SchemaProviding, Hashable {
    /// The place: its key, its name, its path, or the beginning of its key.
    public var location: String?
    /// Where exactly it is in that place.
    public var spot: String?
    /// The date of purchase.
    public var purchased: DayReference?
    /// The price paid for it.
    public var price: StatedPrice?
    /// The shop where it was bought.
    public var store: String?
    /// The current value as you estimate it.
    public var currentValue: StatedPrice?
    /// The day of that estimate; today by default.
    public var valued: DayReference?
    /// The price of a replacement.
    public var replacementPrice: StatedPrice?
    /// How its value falls.
    public var depreciation: DepreciationPlan?
    /// The day from which it loses value; the date of purchase by default.
    public var depreciationStart: DayReference?
    /// The condition.
    public var condition: ItemCondition?
    /// Notes about the condition.
    public var conditionNotes: String?
    /// The serial number of this copy.
    public var serialNumber: String?
    /// Notes.
    public var notes: String?
    /// Tags.
    public var tags: [String]?
    /// Whether it is a favorite.
    public var isFavorite: Bool?
    /// The carbon footprint, in kilograms of CO2 equivalent.
    public var carbonFootprint: Double?
    /// The source of the carbon footprint.
    public var carbonSource: String?
    /// How well it can be recycled, from 0 (not at all) to 100 (fully).
    public var recyclability: Int?
    /// Notes about sustainability.
    public var sustainabilityNotes: String?

    /// Creates a value that states nothing.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.ItemFields", "Stated attributes of an inventory item; the others keep their values or defaults."
    ) {
        field(
            "location", \.location, "The place: its key, its name, its path, or the beginning of its key.",
            .recordName("Kitchen"))
        field("spot", \.spot, "Where exactly it is in that place.", .text(1...200, example: "Top shelf"))
        field("purchased", \.purchased, "The date of purchase.")
        field("price", \.price, "The price paid for it.")
        field("store", \.store, "The shop where it was bought.", .text(1...200, example: "the shop on the corner"))
        field("currentValue", \.currentValue, "The current value as you estimate it.")
        field("valued", \.valued, "The day of that estimate; today by default.")
        field("replacementPrice", \.replacementPrice, "The price of a replacement.")
        field("depreciation", \.depreciation, "How its value falls.")
        field(
            "depreciationStart", \.depreciationStart,
            "The day from which it loses value; the date of purchase by default.")
        field("condition", \.condition, "The condition.")
        field("conditionNotes", \.conditionNotes, "Notes about the condition.", .text(0...2_000, example: "a scratch"))
        field("serialNumber", \.serialNumber, "The serial number of this copy.", .text(1...100, example: "A-20931"))
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "a gift"))
        field("tags", \.tags, "Tags.", .list(of: .text(1...50, example: "insured"), count: 0...50))
        field("isFavorite", \.isFavorite, "Whether it is a favorite.", .boolean)
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
    }
}
