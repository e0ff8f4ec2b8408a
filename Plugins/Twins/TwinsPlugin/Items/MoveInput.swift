// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The item to move, and its new place.
@Schema("twins.MoveInput")
public struct MoveInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    @Field(.recordName("0198c3a0")) public var item: String?
    /// The place: its key, its name, its path, or the beginning of its key.
    @Field(.recordName("Kitchen")) public var location: String
    /// The exact spot in that place.
    @Field(.text(1...200, example: "Top shelf")) public var spot: String?
}
