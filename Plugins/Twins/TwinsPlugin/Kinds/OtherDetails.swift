// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The attributes of a thing of another kind.
public struct OtherDetails: SchemaProviding, Hashable {
    /// The name.
    public var name: String
    /// The brand.
    public var brand: String?
    /// The model.
    public var model: String?
    /// The serial number.
    public var serialNumber: String?
    /// A description.
    public var summary: String?
    /// The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.
    public var barcode: String?
    /// The last day of the warranty.
    public var warrantyExpires: CalendarDay?

    /// Creates the value from its required attributes.
    public init(name: String) {
        self.name = name
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.OtherDetails", "The attributes of a thing of another kind.") {
        field("name", \.name, "The name.", .text(1...500, example: "Box of cables"))
        field("brand", \.brand, "The brand.", .text(1...200, example: "Meridian"))
        field("model", \.model, "The model.", .text(1...200, example: "M1"))
        field("serialNumber", \.serialNumber, "The serial number.", .text(1...100, example: "A-20931"))
        field("summary", \.summary, "A description.", .text(1...5_000, example: "Cables and adapters"))
        field("barcode", \.barcode, "The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.", .barcode)
        field("warrantyExpires", \.warrantyExpires, "The last day of the warranty.")
    }
}
