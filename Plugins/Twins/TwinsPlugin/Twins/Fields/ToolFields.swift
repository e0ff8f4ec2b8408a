// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Stated attributes of a tool.
public struct ToolFields: SchemaProviding, Hashable {
    /// The name.
    public var name: String?
    /// The brand.
    public var brand: String?
    /// The category.
    public var category: ToolCategory?
    /// The model.
    public var model: String?
    /// The serial number.
    public var serialNumber: String?
    /// The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.
    public var barcode: String?
    /// The power source; absent if unknown.
    public var powerSource: PowerSource?
    /// The power or voltage.
    public var power: String?
    /// The battery system that it belongs to.
    public var batterySystem: String?
    /// The weight.
    public var weight: Double?
    /// The last day on which it was serviced.
    public var lastServiced: CalendarDay?
    /// The maintenance to do and when, in words.
    public var maintenanceSchedule: String?
    /// The days from one maintenance to the next.
    public var maintenanceDays: Int?
    /// The last day of the warranty.
    public var warrantyExpires: CalendarDay?
    /// The address of the manual.
    public var manualURL: String?
    /// What to take care of when using it.
    public var safetyNotes: String?
    /// The address of the page where it was bought.
    public var purchaseURL: String?

    /// Creates a value that states nothing.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.ToolFields", "Stated attributes of a tool.") {
        field("name", \.name, "The name.", .text(1...500, example: "Cordless drill"))
        field("brand", \.brand, "The brand.", .text(1...200, example: "Ironwell"))
        field("category", \.category, "The category.")
        field("model", \.model, "The model.", .text(1...200, example: "D18"))
        field("serialNumber", \.serialNumber, "The serial number.", .text(1...100, example: "A-20931"))
        field("barcode", \.barcode, "The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.", .barcode)
        field("powerSource", \.powerSource, "The power source; absent if unknown.")
        field("power", \.power, "The power or voltage.", .text(1...100, example: "18 V"))
        field(
            "batterySystem", \.batterySystem, "The battery system that it belongs to.",
            .text(1...100, example: "Ironwell 18 V"))
        field("weight", \.weight, "The weight.", .number(above: 0, through: 100_000, .kilograms))
        field("lastServiced", \.lastServiced, "The last day on which it was serviced.")
        field(
            "maintenanceSchedule", \.maintenanceSchedule, "The maintenance to do and when, in words.",
            .text(1...2_000, example: "Oil the wood each spring."))
        field(
            "maintenanceDays", \.maintenanceDays, "The days from one maintenance to the next.",
            .integer(1...36_500, .days))
        field("warrantyExpires", \.warrantyExpires, "The last day of the warranty.")
        field("manualURL", \.manualURL, "The address of the manual.", .webAddress)
        field(
            "safetyNotes", \.safetyNotes, "What to take care of when using it.",
            .text(1...2_000, example: "Wear goggles."))
        field("purchaseURL", \.purchaseURL, "The address of the page where it was bought.", .webAddress)
    }
}
