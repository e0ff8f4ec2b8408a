// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The attributes of a piece of furniture.
@Schema("twins.FurnitureDetails")
public struct FurnitureDetails: SchemaProviding, Hashable {
    /// The name.
    @Field(.text(1...500, example: "Bookshelf")) public var name: String
    /// The brand.
    @Field(.text(1...200, example: "Nordvik")) public var brand: String?
    /// The category.
    public var category: FurnitureCategory = .other
    /// The model.
    @Field(.text(1...200, example: "Hylla 80")) public var model: String?
    /// The store's stock number (SKU).
    @Field(.text(1...100, example: "204.012.33")) public var sku: String?
    /// The store that sells it.
    @Field(.text(1...200, example: "Nordvik")) public var store: String?
    /// The URL of the page it was bought from.
    @Field(.webAddress) public var purchaseURL: String?
    /// The GTIN: 8, 12, 13, or 14 digits with a valid check digit.
    @Field(.barcode) public var barcode: String?
    /// Whether it requires assembly.
    public var requiresAssembly: Bool = false
    /// Whether it is assembled.
    public var assemblyCompleted: Bool = true
    /// The assembly date.
    public var assemblyDate: CalendarDay?
    /// The assembly time.
    @Field(.integer(1...100_000, .minutes)) public var assemblyMinutes: Int?
    /// The URL of the assembly instructions.
    @Field(.webAddress) public var assemblyInstructionsURL: String?
    /// The URL of an assembly video.
    @Field(.webAddress) public var assemblyVideoURL: String?
    /// The dimensions.
    public var dimensions: Dimensions?
    /// The weight.
    @Field(.number(above: 0, through: 100_000, .kilograms)) public var weight: Double?
    /// The material.
    @Field(.text(1...200, example: "birch")) public var material: String?
    /// The color.
    @Field(.text(1...100, example: "white")) public var color: String?
    /// The care instructions.
    @Field(.text(1...2_000, example: "Wipe with a damp cloth.")) public var careInstructions: String?
    /// The date it was last cleaned or maintained.
    public var lastCleaned: CalendarDay?
    /// The maintenance schedule, in words.
    @Field(.text(1...2_000, example: "Oil the wood each spring.")) public var maintenanceSchedule: String?
    /// The maintenance interval, in days.
    @Field(.integer(1...36_500, .days)) public var maintenanceDays: Int?
    /// The last day of the warranty.
    public var warrantyExpires: CalendarDay?
}
