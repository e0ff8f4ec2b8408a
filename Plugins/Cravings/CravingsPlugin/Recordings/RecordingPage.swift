// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A page of recordings.
public struct RecordingPage: SchemaProviding, Hashable {
    /// The number of matching recordings.
    public var total: Int
    /// The recordings.
    public var recordings: [Recording]
    /// The cursor of the next page; absent on the last page.
    public var cursor: String?

    /// A page.
    package init(total: Int, recordings: [Recording], cursor: String? = nil) {
        self.total = total
        self.recordings = recordings
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.RecordingPage", "A page of recordings.") {
        field("total", \.total, "The number of matching recordings.", .integer(0...Int.max))
        field("recordings", \.recordings, "The recordings.")
        field("cursor", \.cursor, "The cursor of the next page; absent on the last page.", .cursor)
    }
}
