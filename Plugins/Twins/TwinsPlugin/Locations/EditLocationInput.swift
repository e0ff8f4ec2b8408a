// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to a place; omitted fields keep their values.
public struct EditLocationInput: SchemaProviding, Hashable {
    /// The place: its key, its name, its path, or the beginning of its key.
    public var location: String
    /// A new name.
    public var name: String?
    /// A new kind.
    public var kind: LocationKind?
    /// The place to which it moves, with all that it holds.
    public var parent: String?
    /// Whether it moves out of every place.
    public var isTopLevel: Bool
    /// The position among the places in the same one.
    public var sortOrder: Int?

    /// Creates an input for a place; set the changes afterwards.
    public init(location: String) {
        self.location = location
        isTopLevel = false
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.EditLocationInput", "Changes to a place; omitted fields keep their values."
    ) {
        field(
            "location", \.location, "The place: its key, its name, its path, or the beginning of its key.",
            .recordName("Kitchen"))
        field("name", \.name, "A new name.", .text(1...200, example: "Pantry"))
        field("kind", \.kind, "A new kind.")
        field("parent", \.parent, "The place to which it moves, with all that it holds.", .recordName("Home"))
        field("isTopLevel", \.isTopLevel, "Whether it moves out of every place.", .boolean, default: false)
        field(
            "sortOrder", \.sortOrder, "The position among the places in the same one.", .integer(-1_000_000...1_000_000)
        )
    }
}
