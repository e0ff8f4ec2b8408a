// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which twin or inventory item to remove.
public struct RemoveTwinInput: SchemaProviding, Hashable {
    /// The twin: its key, its whole name, or at least 8 characters of its key.
    public var twin: String
    /// The key of one of its inventory items, or at least 8 characters of it, to remove only that.
    public var item: String?
    /// Whether to only count what would be removed.
    public var dryRun: Bool

    /// Creates the value from its required attributes.
    public init(twin: String, item: String? = nil, dryRun: Bool = false) {
        self.twin = twin
        self.item = item
        self.dryRun = dryRun
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.RemoveTwinInput", "Which twin or inventory item to remove.") {
        field(
            "twin", \.twin, "The twin: its key, its whole name, or at least 8 characters of its key.",
            .recordName("Oat milk"))
        field(
            "item", \.item,
            "The key of one of its inventory items, or at least 8 characters of it, to remove only that.",
            .recordName("0198c3a0"))
        field("dryRun", \.dryRun, "Whether to only count what would be removed.", .boolean, default: false)
    }
}
