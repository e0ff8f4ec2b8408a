// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The attributes of food or drink.
@Schema("twins.FoodDetails")
public struct FoodDetails: SchemaProviding, Hashable {
    /// The product.
    @Field(.text(1...500, example: "Oat milk")) public var product: String
    /// The brand.
    @Field(.text(1...200, example: "Havre")) public var brand: String?
    /// The GTIN: 8, 12, 13, or 14 digits with a valid check digit.
    @Field(.barcode) public var barcode: String?
    /// The unit of lot quantities, such as `packs` or `g`.
    @Field(.text(1...30, example: "packs")) public var unit: String?
    /// The lots that you have.
    @Field(count: 0...500) public var lots: [FoodLot] = []
    /// The shelf life after opening.
    @Field(.integer(0...3_650, .days)) public var daysAfterOpening: Int?
    /// The shelf life after freezing; -1 if it never expires while frozen.
    @Field(.integer(-1...3_650, .days)) public var daysAfterFreezing: Int?
    /// The shelf life after thawing.
    @Field(.integer(0...3_650, .days)) public var daysAfterThawing: Int?
    /// The storage instructions.
    @Field(.text(1...2_000, example: "Keep refrigerated.")) public var storageInstructions: String?
    /// The nutrition per serving.
    public var nutrition: Nutrition?
    /// The allergens.
    @Field(.list(of: .text(1...100, example: "oats"), count: 0...50)) public var allergens: [String] = []
    /// Whether it is vegan; absent if unknown.
    public var isVegan: Bool?
    /// Whether it is gluten-free; absent if unknown.
    public var isGlutenFree: Bool?
    /// Whether it is organic; absent if unknown.
    public var isOrganic: Bool?
}
