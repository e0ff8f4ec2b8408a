// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Stated attributes of an electronic device or an appliance.
public struct ElectronicsFields: SchemaProviding, Hashable {
    /// The name.
    public var name: String?
    /// The brand.
    public var brand: String?
    /// The model.
    public var model: String?
    /// The serial number.
    public var serialNumber: String?
    /// The category.
    public var category: ElectronicsCategory?
    /// The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.
    public var barcode: String?
    /// The specifications by name.
    public var specifications: [String: String]?
    /// The power rating.
    public var powerRating: String?
    /// The connections, such as `USB-C`.
    public var connectivity: [String]?
    /// The address of the manual.
    public var manualURL: String?
    /// The version of the firmware.
    public var firmwareVersion: String?
    /// The last day on which the firmware was checked.
    public var lastFirmwareCheck: CalendarDay?
    /// The last day of the warranty.
    public var warrantyExpires: CalendarDay?
    /// The address of the support page.
    public var supportURL: String?
    /// The address of help with problems.
    public var troubleshootingURL: String?
    /// The address of the page where it was bought.
    public var purchaseURL: String?
    /// The last day of maintenance.
    public var lastMaintenance: CalendarDay?
    /// The maintenance to do and when, in words.
    public var maintenanceSchedule: String?
    /// The days from one maintenance to the next.
    public var maintenanceDays: Int?
    /// How to recycle it.
    public var recyclingInstructions: String?
    /// Whether it contains a battery.
    public var containsBattery: Bool?

    /// Creates a value that states nothing.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.ElectronicsFields", "Stated attributes of an electronic device or an appliance."
    ) {
        field("name", \.name, "The name.", .text(1...500, example: "Laptop"))
        field("brand", \.brand, "The brand.", .text(1...200, example: "Meridian"))
        field("model", \.model, "The model.", .text(1...200, example: "Slate 14"))
        field("serialNumber", \.serialNumber, "The serial number.", .text(1...100, example: "C02XK1ABJGH5"))
        field("category", \.category, "The category.")
        field("barcode", \.barcode, "The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.", .barcode)
        field(
            "specifications", \.specifications, "The specifications by name.",
            .dictionary(of: .text(0...500, example: "16 GB"), keys: .text(1...100, example: "memory")))
        field("powerRating", \.powerRating, "The power rating.", .text(1...100, example: "65 W"))
        field(
            "connectivity", \.connectivity, "The connections, such as `USB-C`.",
            .list(of: .text(1...100, example: "USB-C"), count: 0...50))
        field("manualURL", \.manualURL, "The address of the manual.", .webAddress)
        field("firmwareVersion", \.firmwareVersion, "The version of the firmware.", .text(1...100, example: "2.4.1"))
        field("lastFirmwareCheck", \.lastFirmwareCheck, "The last day on which the firmware was checked.")
        field("warrantyExpires", \.warrantyExpires, "The last day of the warranty.")
        field("supportURL", \.supportURL, "The address of the support page.", .webAddress)
        field("troubleshootingURL", \.troubleshootingURL, "The address of help with problems.", .webAddress)
        field("purchaseURL", \.purchaseURL, "The address of the page where it was bought.", .webAddress)
        field("lastMaintenance", \.lastMaintenance, "The last day of maintenance.")
        field(
            "maintenanceSchedule", \.maintenanceSchedule, "The maintenance to do and when, in words.",
            .text(1...2_000, example: "Oil the wood each spring."))
        field(
            "maintenanceDays", \.maintenanceDays, "The days from one maintenance to the next.",
            .integer(1...36_500, .days))
        field(
            "recyclingInstructions", \.recyclingInstructions, "How to recycle it.",
            .text(1...2_000, example: "Return it to a shop."))
        field("containsBattery", \.containsBattery, "Whether it contains a battery.", .boolean)
    }
}
