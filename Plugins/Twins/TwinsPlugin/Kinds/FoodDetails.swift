// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The attributes of food or drink.
public struct FoodDetails: SchemaProviding, Hashable {
    /// The product.
    public var product: String
    /// The brand.
    public var brand: String?
    /// The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.
    public var barcode: String?
    /// The unit of the quantities of its lots, such as `packs` or `g`.
    public var unit: String?
    /// The lots that you have.
    public var lots: [FoodLot]
    /// The shelf life after opening.
    public var daysAfterOpening: Int?
    /// The shelf life after freezing; -1 if it never expires while it is frozen.
    public var daysAfterFreezing: Int?
    /// The shelf life after thawing.
    public var daysAfterThawing: Int?
    /// How to store it.
    public var storageInstructions: String?
    /// The nutrition per serving.
    public var nutrition: Nutrition?
    /// The allergens in it.
    public var allergens: [String]
    /// Whether it is vegan; absent if unknown.
    public var isVegan: Bool?
    /// Whether it is free of gluten; absent if unknown.
    public var isGlutenFree: Bool?
    /// Whether it is organic; absent if unknown.
    public var isOrganic: Bool?

    /// Creates the value from its required attributes.
    public init(product: String) {
        self.product = product
        lots = []
        allergens = []
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.FoodDetails", "The attributes of food or drink.") {
        field("product", \.product, "The product.", .text(1...500, example: "Oat milk"))
        field("brand", \.brand, "The brand.", .text(1...200, example: "Havre"))
        field("barcode", \.barcode, "The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.", .barcode)
        field(
            "unit", \.unit, "The unit of the quantities of its lots, such as `packs` or `g`.",
            .text(1...30, example: "packs"))
        field("lots", \.lots, "The lots that you have.", .list(of: .nested, count: 0...500), default: [])
        field("daysAfterOpening", \.daysAfterOpening, "The shelf life after opening.", .integer(0...3_650, .days))
        field(
            "daysAfterFreezing", \.daysAfterFreezing,
            "The shelf life after freezing; -1 if it never expires while it is frozen.", .integer(-1...3_650, .days))
        field("daysAfterThawing", \.daysAfterThawing, "The shelf life after thawing.", .integer(0...3_650, .days))
        field(
            "storageInstructions", \.storageInstructions, "How to store it.",
            .text(1...2_000, example: "Keep refrigerated."))
        field("nutrition", \.nutrition, "The nutrition per serving.")
        field(
            "allergens", \.allergens, "The allergens in it.", .list(of: .text(1...100, example: "oats"), count: 0...50),
            default: [])
        field("isVegan", \.isVegan, "Whether it is vegan; absent if unknown.", .boolean)
        field("isGlutenFree", \.isGlutenFree, "Whether it is free of gluten; absent if unknown.", .boolean)
        field("isOrganic", \.isOrganic, "Whether it is organic; absent if unknown.", .boolean)
    }
}
