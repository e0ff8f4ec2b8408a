// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The entry to remove.
@Schema("cravings.RemoveEntryInput")
public struct RemoveEntryInput: SchemaProviding, Hashable {
    /// The entry, by its key or the beginning of its key; `last` for the one that was logged last.
    @Field(.entryReference) public var entry: String
}
