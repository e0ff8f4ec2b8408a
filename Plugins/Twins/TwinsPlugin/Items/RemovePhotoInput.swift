// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which photo to remove.
public struct RemovePhotoInput: SchemaProviding, Hashable {
    /// The twin: its key, its whole name, or at least 8 characters of its key.
    public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    public var item: String?
    /// The photo: its key, or its number in the list of the item, from 1.
    public var photo: String

    /// Creates the value from its required attributes.
    public init(twin: String, photo: String) {
        self.twin = twin
        self.photo = photo
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.RemovePhotoInput", "Which photo to remove.") {
        field(
            "twin", \.twin, "The twin: its key, its whole name, or at least 8 characters of its key.",
            .recordName("Oat milk"))
        field(
            "item", \.item,
            "The key of one of its inventory items, or the beginning of the key; needed if it has several.",
            .recordName("0198c3a0"))
        field("photo", \.photo, "The photo: its key, or its number in the list of the item, from 1.", .recordName("1"))
    }
}
