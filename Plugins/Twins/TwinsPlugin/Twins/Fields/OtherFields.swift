// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Stated attributes of a thing of another kind.
@Schema("twins.OtherFields")
public struct OtherFields: SchemaProviding, Hashable {
    /// The name.
    @Field(.text(1...500, example: "Box of cables")) public var name: String?
    /// The brand.
    @Field(.text(1...200, example: "Meridian")) public var brand: String?
    /// The model.
    @Field(.text(1...200, example: "M1")) public var model: String?
    /// The serial number.
    @Field(.text(1...100, example: "A-20931")) public var serialNumber: String?
    /// A description.
    @Field(.text(1...5_000, example: "Cables and adapters")) public var summary: String?
    /// The GTIN: 8, 12, 13, or 14 digits with a valid check digit.
    @Field(.barcode) public var barcode: String?
    /// The last day of the warranty.
    public var warrantyExpires: CalendarDay?
}
