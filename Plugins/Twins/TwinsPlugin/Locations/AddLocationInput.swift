// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A place to add.
@Schema("twins.AddLocationInput")
public struct AddLocationInput: SchemaProviding, Hashable {
    /// The name; that of the item if omitted.
    @Field(.text(1...200, example: "Kitchen")) public var name: String?
    /// The kind of the place.
    public var kind: LocationKind = .other
    /// The parent place: its key, its name, or its path.
    @Field(.recordName("Home")) public var parent: String?
    /// The twin that serves as this place, such as a bookshelf: its key, its name or part of it.
    @Field(.recordName("Bookshelf")) public var twin: String?
    /// The key of one of its inventory items; needed if it has several.
    @Field(.recordName("0198c3a0")) public var item: String?
    /// The position among places with the same parent; last by default.
    @Field(.integer(-1_000_000...1_000_000)) public var sortOrder: Int?
}
