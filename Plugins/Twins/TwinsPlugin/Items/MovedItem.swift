// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An item that was moved.
@Schema("twins.MovedItem")
public struct MovedItem: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The key of the item.
    @Field(.recordKey) public var item: String
    /// The path of its previous place.
    @Field(.text(1...5_000, example: "Home / Kitchen")) public var from: String?
    /// The path of its place.
    @Field(.text(1...5_000, example: "Home / Cellar")) public var to: String
}
