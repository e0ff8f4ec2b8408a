// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A place to add.
public struct AddLocationInput: SchemaProviding, Hashable {
    /// The name; that of the item if omitted.
    public var name: String?
    /// The kind of the place.
    public var kind: LocationKind
    /// The place that it is in: its key, its name, or its path.
    public var parent: String?
    /// The twin that is this place, such as a bookshelf: its key, its name or part of it.
    public var twin: String?
    /// The key of one of its inventory items; needed if it has several.
    public var item: String?
    /// The position among the places in the same one; the last one by default.
    public var sortOrder: Int?

    /// Creates an input; give a name or a twin.
    public init(name: String? = nil, kind: LocationKind = .other, parent: String? = nil, twin: String? = nil) {
        self.name = name
        self.kind = kind
        self.parent = parent
        self.twin = twin
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.AddLocationInput", "A place to add.") {
        field("name", \.name, "The name; that of the item if omitted.", .text(1...200, example: "Kitchen"))
        field("kind", \.kind, "The kind of the place.", default: .other)
        field("parent", \.parent, "The place that it is in: its key, its name, or its path.", .recordName("Home"))
        field(
            "twin", \.twin, "The twin that is this place, such as a bookshelf: its key, its name or part of it.",
            .recordName("Bookshelf"))
        field(
            "item", \.item, "The key of one of its inventory items; needed if it has several.", .recordName("0198c3a0"))
        field(
            "sortOrder", \.sortOrder, "The position among the places in the same one; the last one by default.",
            .integer(-1_000_000...1_000_000))
    }
}
