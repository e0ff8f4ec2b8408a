// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to a place; omitted fields keep their values.
@Schema("twins.EditLocationInput")
public struct EditLocationInput: SchemaProviding, Hashable {
    /// The place: its key, its name, its path, or the beginning of its key.
    @Field(.recordName("Kitchen")) public var location: String
    /// A new name.
    @Field(.text(1...200, example: "Pantry")) public var name: String?
    /// A new kind.
    public var kind: LocationKind?
    /// The new parent place, to which it moves with its contents.
    @Field(.recordName("Home")) public var parent: String?
    /// Whether to make it a top-level place.
    public var isTopLevel: Bool = false
    /// The position among places with the same parent.
    @Field(.integer(-1_000_000...1_000_000)) public var sortOrder: Int?
}
