// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An entry that was removed.
public struct RemovedEntry: SchemaProviding, Hashable {
    /// The entry.
    public var entry: Entry

    /// A removed entry.
    package init(entry: Entry) { self.entry = entry }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.RemovedEntry", "An entry that was removed.") {
        field("entry", \.entry, "The entry.")
    }
}
