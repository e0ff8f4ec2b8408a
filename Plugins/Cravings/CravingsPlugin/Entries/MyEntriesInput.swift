// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for entries, and the size of a page.
@Schema("cravings.MyEntriesInput")
public struct MyEntriesInput: SchemaProviding, Hashable {
    /// The filter for entries.
    public var filter: EntryFilter = EntryFilter()
    /// Whether to list the earliest entries first.
    public var earliestFirst: Bool = false
    /// Whether to include coordinates.
    public var includesCoordinates: Bool = false
    /// The maximum number of results.
    @Field(.integer(1...100_000)) public var limit: Int = 20
    /// The cursor of the page to continue from.
    @Field(.cursor) public var cursor: String?
}
