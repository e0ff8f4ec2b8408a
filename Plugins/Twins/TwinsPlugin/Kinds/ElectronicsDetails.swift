// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The attributes of an electronic device or an appliance.
@Schema("twins.ElectronicsDetails")
public struct ElectronicsDetails: SchemaProviding, Hashable {
    /// The name.
    @Field(.text(1...500, example: "Laptop")) public var name: String
    /// The brand.
    @Field(.text(1...200, example: "Meridian")) public var brand: String?
    /// The model.
    @Field(.text(1...200, example: "Slate 14")) public var model: String?
    /// The serial number.
    @Field(.text(1...100, example: "C02XK1ABJGH5")) public var serialNumber: String?
    /// The category.
    public var category: ElectronicsCategory = .other
    /// The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.
    @Field(.barcode) public var barcode: String?
    /// The specifications by name.
    @Field(.dictionary(of: .text(0...500, example: "16 GB"), keys: .text(1...100, example: "memory")))
    public var specifications: [String: String] = [:]
    /// The power rating.
    @Field(.text(1...100, example: "65 W")) public var powerRating: String?
    /// The connections, such as `USB-C`.
    @Field(.list(of: .text(1...100, example: "USB-C"), count: 0...50)) public var connectivity: [String] = []
    /// The address of the manual.
    @Field(.webAddress) public var manualURL: String?
    /// The version of the firmware.
    @Field(.text(1...100, example: "2.4.1")) public var firmwareVersion: String?
    /// The last day on which the firmware was checked.
    public var lastFirmwareCheck: CalendarDay?
    /// The last day of the warranty.
    public var warrantyExpires: CalendarDay?
    /// The address of the support page.
    @Field(.webAddress) public var supportURL: String?
    /// The address of help with problems.
    @Field(.webAddress) public var troubleshootingURL: String?
    /// The address of the page where it was bought.
    @Field(.webAddress) public var purchaseURL: String?
    /// The last day of maintenance.
    public var lastMaintenance: CalendarDay?
    /// The maintenance to do and when, in words.
    @Field(.text(1...2_000, example: "Oil the wood each spring.")) public var maintenanceSchedule: String?
    /// The days from one maintenance to the next.
    @Field(.integer(1...36_500, .days)) public var maintenanceDays: Int?
    /// How to recycle it.
    @Field(.text(1...2_000, example: "Return it to a shop.")) public var recyclingInstructions: String?
    /// Whether it contains a battery.
    public var containsBattery: Bool = false
}
