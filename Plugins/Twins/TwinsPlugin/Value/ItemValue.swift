// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// An item with its value and the details for an insurer.
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
    /// The path of its place.
    @Field(.text(1...5_000, example: "Home / Kitchen")) public var place: String?
    /// The condition.
    public var condition: ItemCondition
    /// The purchase.
    public var purchase: Purchase?
    /// The value on the day; none if it isn't known.
    public var value: Money?
    /// The basis of the value.
    public var basis: Basis
    /// The explanation of the value, as a sentence.
    public var explanation: Message
    /// The depreciation behind the value.
    public var depreciation: Depreciation?
    /// The replacement price.
    public var replacementPrice: Money?
    /// The available photos.
    @Field(.list(of: .photo)) public var photos: [Blob] = []
    /// The number of photos that the item has.
    @Field(.tally) public var photoCount: Int
    /// The open recalls of the thing.
    public var recalls: [RecallMatch] = []

    /// The basis of a value.
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
