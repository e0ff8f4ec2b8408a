// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The order of a list of recordings.
public enum RecordingOrder: String, Codable, Sendable, CaseIterable {
    case newest
    case mostPlayed = "most-played"
}

extension RecordingOrder: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "cravings.RecordingOrder", "The order of a list of recordings."
    ) {
        switch $0 {
        case .newest: "The newest first."
        case .mostPlayed: "The most played first."
        }
    }
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
