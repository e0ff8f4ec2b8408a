// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The order of a list of recordings.
@Schema("cravings.RecordingOrder")
public enum RecordingOrder: String, CaseIterable, SchemaProviding {
    /// The newest first.
    case newest
    /// The most played first.
    case mostPlayed = "most-played"
}

/// A filter for recordings, their order, and the size of a page.
@Schema("cravings.MyRecordingsInput")
public struct MyRecordingsInput: SchemaProviding, Hashable {
    /// The filter for recordings.
    public var filter: RecordingFilter = RecordingFilter()
    /// The order.
    public var order: RecordingOrder = .newest
    /// The maximum number of results.
    @Field(.integer(1...100_000)) public var limit: Int = 20
    /// The cursor of the page to continue from.
    @Field(.cursor) public var cursor: String?
}
