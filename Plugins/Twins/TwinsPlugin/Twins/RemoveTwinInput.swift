// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which twin or inventory item to remove.
@Schema("twins.RemoveTwinInput")
public struct RemoveTwinInput: SchemaProviding, Hashable {
    /// The twin: its key, its whole name, or at least 8 characters of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The key of one of its inventory items, or at least 8 characters of it, to remove only that.
    @Field(.recordName("0198c3a0")) public var item: String?
    /// Whether to only count what would be removed.
    public var dryRun: Bool = false
}
