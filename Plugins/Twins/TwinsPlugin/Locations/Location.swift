// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A place where things are.
public struct Location: SchemaProviding, Hashable {
    /// The unique key of the place.
    public var id: String
    /// The name.
    public var name: String
    /// The kind of the place.
    public var kind: LocationKind
    /// The key of the place that it is in.
    public var parent: String?
    /// The key of the inventory item that is this place, such as a bookshelf.
    public var item: String?
    /// The position among the places in the same one, smallest first.
    public var sortOrder: Int
    /// The time it was first saved, set by the store.
    public var created: Timestamp?

    /// Creates the value from its required attributes.
    public init(id: String, name: String, kind: LocationKind = .other, parent: String? = nil, item: String? = nil) {
        self.id = id
        self.name = name
        self.kind = kind
        self.parent = parent
        self.item = item
        sortOrder = 0
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.Location", "A place where things are.") {
        field("id", \.id, "The unique key of the place.", .recordKey)
        field("name", \.name, "The name.", .text(1...200, example: "Living room"))
        field("kind", \.kind, "The kind of the place.", default: .other)
        field("parent", \.parent, "The key of the place that it is in.", .recordKey)
        field("item", \.item, "The key of the inventory item that is this place, such as a bookshelf.", .recordKey)
        field(
            "sortOrder", \.sortOrder, "The position among the places in the same one, smallest first.",
            .integer(-1_000_000...1_000_000), default: 0)
        field("created", \.created, "The time it was first saved, set by the store.")
    }
}
