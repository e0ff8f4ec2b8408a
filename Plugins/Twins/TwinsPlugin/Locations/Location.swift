// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A place where things are.
@Schema("twins.Location")
public struct Location: SchemaProviding, Hashable {
    /// The unique key of the place.
    @Field(.recordKey) public var id: String
    /// The name.
    @Field(.text(1...200, example: "Living room")) public var name: String
    /// The kind of the place.
    public var kind: LocationKind = .other
    /// The key of the parent place.
    @Field(.recordKey) public var parent: String?
    /// The key of the inventory item that serves as this place, such as a bookshelf.
    @Field(.recordKey) public var item: String?
    /// The position among places with the same parent, smallest first.
    @Field(.integer(-1_000_000...1_000_000)) public var sortOrder: Int = 0
    /// The time it was first saved, set by the store.
    public var created: Timestamp?
}
