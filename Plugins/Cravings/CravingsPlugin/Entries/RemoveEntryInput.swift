// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The entry to remove.
public struct RemoveEntryInput: SchemaProviding, Hashable {
    /// The entry, by its key or the beginning of its key; `last` for the one that was logged last.
    public var entry: String

    /// Creates an input.
    public init(entry: String) { self.entry = entry }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.RemoveEntryInput", "The entry to remove.") {
        field(
            "entry", \.entry,
            "The entry, by its key or the beginning of its key; `last` for the one that was logged last.",
            .entryReference)
    }
}
