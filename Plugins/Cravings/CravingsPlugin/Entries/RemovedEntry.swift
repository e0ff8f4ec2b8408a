// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An entry that was removed.
@Schema("cravings.RemovedEntry")
public struct RemovedEntry: SchemaProviding, Hashable {
    /// The entry.
    public var entry: Entry
}
