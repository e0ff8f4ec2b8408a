// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A record by its key and its name.
public struct NamedRecord: SchemaProviding, Hashable {
    /// The record's key.
    public var id: String
    /// What its owner calls it.
    public var name: String

    /// A record with a key and a name.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.NamedRecord", "A record by its key and its name.") {
        field("id", \.id, "The record's key.", .text(example: "navy-blazer"))
        field("name", \.name, "What its owner calls it.", .text(example: "Navy blazer"))
    }
}
