// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Where to move an item.
public struct MoveInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    public var item: String?
    /// The place: its key, its name, its path, or the beginning of its key.
    public var location: String
    /// Where exactly it is in that place.
    public var spot: String?

    /// Creates the value from its required attributes.
    public init(twin: String, location: String, spot: String? = nil) {
        self.twin = twin
        self.location = location
        self.spot = spot
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MoveInput", "Where to move an item.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field(
            "item", \.item,
            "The key of one of its inventory items, or the beginning of the key; needed if it has several.",
            .recordName("0198c3a0"))
        field(
            "location", \.location, "The place: its key, its name, its path, or the beginning of its key.",
            .recordName("Kitchen"))
        field("spot", \.spot, "Where exactly it is in that place.", .text(1...200, example: "Top shelf"))
    }
}
