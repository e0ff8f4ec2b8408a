// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// An item with its value and what an insurer wants to know about it.
@Schema("twins.ItemValue")
public struct ItemValue: SchemaProviding, Hashable {
    /// The thing.
    public var twin: NamedRecord
    /// The key of the item.
    @Field(.recordKey) public var item: String
    /// The kind of the thing.
    public var kind: TwinKind
    /// The author, brand, publisher, or species.
    @Field(.text(1...500)) public var maker: String?
    /// The model.
    @Field(.text(1...500)) public var model: String?
    /// The serial number.
    @Field(.text(1...500)) public var serialNumber: String?
    /// The path of the place where it is.
    @Field(.text(1...5_000, example: "Home / Kitchen")) public var place: String?
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
    @Field(.list(of: .photo)) public var photos: [Blob] = []
    /// The number of photos that the item has.
    @Field(.tally) public var photoCount: Int
    /// The open recalls of the thing.
    public var recalls: [RecallMatch] = []

    /// Where a value is from.
    @Schema("twins.ValueBasis")
    public enum Basis: String, CaseIterable, SchemaProviding {
        /// Your estimate.
        case estimate
        /// The price paid, less depreciation.
        case depreciation
        /// The price paid.
        case purchase
        /// No value is known.
        case unknown
    }
}
