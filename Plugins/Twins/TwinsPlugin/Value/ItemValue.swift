// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// An item with its value and what an insurer wants to know about it.
public struct ItemValue: SchemaProviding, Hashable {
    /// The thing.
    public var twin: NamedRecord
    /// The key of the item.
    public var item: String
    /// The kind of the thing.
    public var kind: TwinKind
    /// The author, brand, publisher, or species.
    public var maker: String?
    /// The model.
    public var model: String?
    /// The serial number.
    public var serialNumber: String?
    /// The path of the place where it is.
    public var place: String?
    /// The condition.
    public var condition: ItemCondition
    /// The purchase.
    public var purchase: Purchase?
    /// The value on the day; none if it isn't known.
    public var value: Money?
    /// Where the value is from.
    public var basis: Basis
    /// How the value was found, as a sentence.
    public var explanation: Message
    /// The depreciation that gives the value.
    public var depreciation: Depreciation?
    /// The price of a replacement.
    public var replacementPrice: Money?
    /// The photos that are at hand.
    public var photos: [Blob]
    /// The number of photos that the item has.
    public var photoCount: Int
    /// The open recalls of the thing.
    public var recalls: [RecallMatch]

    /// Where a value is from.
    public enum Basis: String, CaseIterable, SchemaProviding {
        /// Your estimate.
        case estimate
        /// The price paid, less depreciation.
        case depreciation
        /// The price paid.
        case purchase
        /// No value is known.
        case unknown

        /// One of the words.
        public static let schema = Schema<Self>.enumeration("twins.ValueBasis", "Where a value is from.") {
            switch $0 {
            case .estimate: "Your estimate."
            case .depreciation: "The price paid, less depreciation."
            case .purchase: "The price paid."
            case .unknown: "No value is known."
            }
        }
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.ItemValue", "An item with its value and what an insurer wants to know about it."
    ) {
        field("twin", \.twin, "The thing.")
        field("item", \.item, "The key of the item.", .recordKey)
        field("kind", \.kind, "The kind of the thing.")
        field("maker", \.maker, "The author, brand, publisher, or species.", .text(1...500))
        field("model", \.model, "The model.", .text(1...500))
        field("serialNumber", \.serialNumber, "The serial number.", .text(1...500))
        field("place", \.place, "The path of the place where it is.", .text(1...5_000, example: "Home / Kitchen"))
        field("condition", \.condition, "The condition.")
        field("purchase", \.purchase, "The purchase.")
        field("value", \.value, "The value on the day; none if it isn't known.")
        field("basis", \.basis, "Where the value is from.")
        field("explanation", \.explanation, "How the value was found, as a sentence.")
        field("depreciation", \.depreciation, "The depreciation that gives the value.")
        field("replacementPrice", \.replacementPrice, "The price of a replacement.")
        field("photos", \.photos, "The photos that are at hand.", .list(of: .photo), default: [])
        field("photoCount", \.photoCount, "The number of photos that the item has.", .tally)
        field("recalls", \.recalls, "The open recalls of the thing.", .list(of: .nested), default: [])
    }
}
