// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Stated attributes of an electronic device or an appliance.
@Schema("twins.ElectronicsFields")
public struct ElectronicsFields: SchemaProviding, Hashable {
    /// The name.
    @Field(.text(1...500, example: "Laptop")) public var name: String?
    /// The brand.
    @Field(.text(1...200, example: "Meridian")) public var brand: String?
    /// The model.
    @Field(.text(1...200, example: "Slate 14")) public var model: String?
    /// The serial number.
    @Field(.text(1...100, example: "C02XK1ABJGH5")) public var serialNumber: String?
    /// The category.
    public var category: ElectronicsCategory?
    /// The GTIN: 8, 12, 13, or 14 digits with a valid check digit.
    @Field(.barcode) public var barcode: String?
    /// The specifications by name.
    @Field(.dictionary(of: .text(0...500, example: "16 GB"), keys: .text(1...100, example: "memory")))
    public var specifications: [String: String]?
    /// The power rating.
    @Field(.text(1...100, example: "65 W")) public var powerRating: String?
    /// The connections, such as `USB-C`.
    @Field(.list(of: .text(1...100, example: "USB-C"), count: 0...50)) public var connectivity: [String]?
    /// The URL of the manual.
    @Field(.webAddress) public var manualURL: String?
    /// The firmware version.
    @Field(.text(1...100, example: "2.4.1")) public var firmwareVersion: String?
    /// The date the firmware was last checked.
    public var lastFirmwareCheck: CalendarDay?
    /// The last day of the warranty.
    public var warrantyExpires: CalendarDay?
    /// The URL of the support page.
    @Field(.webAddress) public var supportURL: String?
    /// The URL of the troubleshooting page.
    @Field(.webAddress) public var troubleshootingURL: String?
    /// The URL of the page it was bought from.
    @Field(.webAddress) public var purchaseURL: String?
    /// The date of the last maintenance.
    public var lastMaintenance: CalendarDay?
    /// The maintenance schedule, in words.
    @Field(.text(1...2_000, example: "Oil the wood each spring.")) public var maintenanceSchedule: String?
    /// The maintenance interval, in days.
    @Field(.integer(1...36_500, .days)) public var maintenanceDays: Int?
    /// The recycling instructions.
    @Field(.text(1...2_000, example: "Return it to a shop.")) public var recyclingInstructions: String?
    /// Whether it contains a battery.
    public var containsBattery: Bool?
}
