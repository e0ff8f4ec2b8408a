// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The saved twin.
public struct SavedTwin: SchemaProviding, Hashable {
    /// The twin.
    public var twin: Twin
    /// The key of the inventory item that was added or changed.
    public var item: String?
    /// What to know about it, such as what the code says.
    public var notes: [Message]
    /// Its open recalls.
    public var recalls: [RecallMatch]

    /// Creates the value from its required attributes.
    public init(twin: Twin, item: String? = nil, notes: [Message] = [], recalls: [RecallMatch] = []) {
        self.twin = twin
        self.item = item
        self.notes = notes
        self.recalls = recalls
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.SavedTwin", "The saved twin.") {
        field("twin", \.twin, "The twin.")
        field("item", \.item, "The key of the inventory item that was added or changed.", .recordKey)
        field("notes", \.notes, "What to know about it, such as what the code says.", .list(of: .nested), default: [])
        field("recalls", \.recalls, "Its open recalls.", .list(of: .nested), default: [])
    }
}
