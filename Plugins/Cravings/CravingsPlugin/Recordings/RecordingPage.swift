// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A page of recordings.
@Schema("cravings.RecordingPage")
public struct RecordingPage: SchemaProviding, Hashable {
    /// The number of matching recordings.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The recordings.
    public var recordings: [Recording]
    /// The cursor of the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
