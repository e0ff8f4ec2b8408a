// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The attributes of a piece of furniture.
public struct FurnitureDetails: SchemaProviding, Hashable {
    /// The name.
    public var name: String
    /// The brand.
    public var brand: String?
    /// The category.
    public var category: FurnitureCategory
    /// The model.
    public var model: String?
    /// The stock number of the shop.
    public var sku: String?
    /// The shop that sells it.
    public var store: String?
    /// The address of the page where it was bought.
    public var purchaseURL: String?
    /// The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.
    public var barcode: String?
    /// Whether it has to be assembled.
    public var requiresAssembly: Bool
    /// Whether it is assembled.
    public var assemblyCompleted: Bool
    /// The day of the assembly.
    public var assemblyDate: CalendarDay?
    /// The time that the assembly takes.
    public var assemblyMinutes: Int?
    /// The address of the assembly instructions.
    public var assemblyInstructionsURL: String?
    /// The address of a video of the assembly.
    public var assemblyVideoURL: String?
    /// The dimensions.
    public var dimensions: Dimensions?
    /// The weight.
    public var weight: Double?
    /// The material.
    public var material: String?
    /// The color.
    public var color: String?
    /// How to care for it.
    public var careInstructions: String?
    /// The last day on which it was cleaned or maintained.
    public var lastCleaned: CalendarDay?
    /// The maintenance to do and when, in words.
    public var maintenanceSchedule: String?
    /// The days from one maintenance to the next.
    public var maintenanceDays: Int?
    /// The last day of the warranty.
    public var warrantyExpires: CalendarDay?

    /// Creates the value from its required attributes.
    public init(name: String) {
        self.name = name
        category = .other
        requiresAssembly = false
        assemblyCompleted = true
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.FurnitureDetails", "The attributes of a piece of furniture.")
    {
        field("name", \.name, "The name.", .text(1...500, example: "Bookshelf"))
        field("brand", \.brand, "The brand.", .text(1...200, example: "Nordvik"))
        field("category", \.category, "The category.", default: .other)
        field("model", \.model, "The model.", .text(1...200, example: "Hylla 80"))
        field("sku", \.sku, "The stock number of the shop.", .text(1...100, example: "204.012.33"))
        field("store", \.store, "The shop that sells it.", .text(1...200, example: "Nordvik"))
        field("purchaseURL", \.purchaseURL, "The address of the page where it was bought.", .webAddress)
        field("barcode", \.barcode, "The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.", .barcode)
        field("requiresAssembly", \.requiresAssembly, "Whether it has to be assembled.", .boolean, default: false)
        field("assemblyCompleted", \.assemblyCompleted, "Whether it is assembled.", .boolean, default: true)
        field("assemblyDate", \.assemblyDate, "The day of the assembly.")
        field(
            "assemblyMinutes", \.assemblyMinutes, "The time that the assembly takes.", .integer(1...100_000, .minutes))
        field(
            "assemblyInstructionsURL", \.assemblyInstructionsURL, "The address of the assembly instructions.",
            .webAddress)
        field("assemblyVideoURL", \.assemblyVideoURL, "The address of a video of the assembly.", .webAddress)
        field("dimensions", \.dimensions, "The dimensions.")
        field("weight", \.weight, "The weight.", .number(above: 0, through: 100_000, .kilograms))
        field("material", \.material, "The material.", .text(1...200, example: "birch"))
        field("color", \.color, "The color.", .text(1...100, example: "white"))
        field(
            "careInstructions", \.careInstructions, "How to care for it.",
            .text(1...2_000, example: "Wipe with a damp cloth."))
        field("lastCleaned", \.lastCleaned, "The last day on which it was cleaned or maintained.")
        field(
            "maintenanceSchedule", \.maintenanceSchedule, "The maintenance to do and when, in words.",
            .text(1...2_000, example: "Oil the wood each spring."))
        field(
            "maintenanceDays", \.maintenanceDays, "The days from one maintenance to the next.",
            .integer(1...36_500, .days))
        field("warrantyExpires", \.warrantyExpires, "The last day of the warranty.")
    }
}
