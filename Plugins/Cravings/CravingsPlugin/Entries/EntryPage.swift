// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A page of entries.
@Schema("cravings.EntryPage")
public struct EntryPage: SchemaProviding, Hashable {
    /// The number of matching entries.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The number of all entries, matching or not.
    @Field(.integer(0...Int.max)) public var recorded: Int
    /// The entries, latest first unless the input says otherwise.
    public var entries: [Entry]
    /// The days with a status, earliest first: those of the period, or if none is stated, from the first to the last
    /// listed entry.
    public var days: [DiaryDay]
    /// The recordings that the listed cravings are linked to.
    public var recordings: [Recording] = []
    /// The messages that were shown with the listed cravings, without removed ones.
    public var messages: [CravingMessage] = []
    /// The cursor of the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
