// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A record's key and name.
public struct NamedRecord: SchemaProviding, Hashable {
    /// The record's key.
    public var id: String
    /// The record's name.
    public var name: String

    /// Creates a record with a key and a name.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.NamedRecord", "A record's key and name.") {
        field("id", \.id, "The record's key.", .text(example: "navy-blazer"))
        field("name", \.name, "The record's name.", .text(example: "Navy blazer"))
    }
}
