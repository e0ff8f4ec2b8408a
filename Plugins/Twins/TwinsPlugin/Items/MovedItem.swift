// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An item that was moved.
public struct MovedItem: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The key of the item.
    public var item: String
    /// The path of the place where it was.
    public var from: String?
    /// The path of the place where it is.
    public var to: String

    /// Creates the value from its required attributes.
    public init(twin: NamedRecord, item: String, from: String? = nil, to: String) {
        self.twin = twin
        self.item = item
        self.from = from
        self.to = to
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MovedItem", "An item that was moved.") {
        field("twin", \.twin, "The twin.")
        field("item", \.item, "The key of the item.", .recordKey)
        field("from", \.from, "The path of the place where it was.", .text(1...5_000, example: "Home / Kitchen"))
        field("to", \.to, "The path of the place where it is.", .text(1...5_000, example: "Home / Cellar"))
    }
}
