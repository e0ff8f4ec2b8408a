// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The key and name of a record.
public struct NamedRecord: SchemaProviding, Hashable {
    /// The key.
    public var id: String
    /// The name.
    public var name: String

    /// Creates the value from its required attributes.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.NamedRecord", "The key and name of a record.") {
        field("id", \.id, "The key.", .recordKey)
        field("name", \.name, "The name.", .text(example: "Oat milk"))
    }
}
