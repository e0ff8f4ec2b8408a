// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Stated attributes of a tool.
@Schema("twins.ToolFields")
public struct ToolFields: SchemaProviding, Hashable {
    /// The name.
    @Field(.text(1...500, example: "Cordless drill")) public var name: String?
    /// The brand.
    @Field(.text(1...200, example: "Ironwell")) public var brand: String?
    /// The category.
    public var category: ToolCategory?
    /// The model.
    @Field(.text(1...200, example: "D18")) public var model: String?
    /// The serial number.
    @Field(.text(1...100, example: "A-20931")) public var serialNumber: String?
    /// The GTIN: 8, 12, 13, or 14 digits with a valid check digit.
    @Field(.barcode) public var barcode: String?
    /// The power source; absent if unknown.
    public var powerSource: PowerSource?
    /// The power or voltage.
    @Field(.text(1...100, example: "18 V")) public var power: String?
    /// The battery system.
    @Field(.text(1...100, example: "Ironwell 18 V")) public var batterySystem: String?
    /// The weight.
    @Field(.number(above: 0, through: 100_000, .kilograms)) public var weight: Double?
    /// The date it was last serviced.
    public var lastServiced: CalendarDay?
    /// The maintenance schedule, in words.
    @Field(.text(1...2_000, example: "Oil the wood each spring.")) public var maintenanceSchedule: String?
    /// The maintenance interval, in days.
    @Field(.integer(1...36_500, .days)) public var maintenanceDays: Int?
    /// The last day of the warranty.
    public var warrantyExpires: CalendarDay?
    /// The URL of the manual.
    @Field(.webAddress) public var manualURL: String?
    /// The safety notes.
    @Field(.text(1...2_000, example: "Wear goggles.")) public var safetyNotes: String?
    /// The URL of the page it was bought from.
    @Field(.webAddress) public var purchaseURL: String?
}
