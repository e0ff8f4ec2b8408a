// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A page of entries.
public struct EntryPage: SchemaProviding, Hashable {
    /// The number of matching entries.
    public var total: Int
    /// The number of all entries, matching or not.
    public var recorded: Int
    /// The entries, latest first unless the input says otherwise.
    public var entries: [Entry]
    /// The days with a status, earliest first: those of the period, or if none is stated, from the first to the last
    /// listed entry.
    public var days: [DiaryDay]
    /// The recordings that the listed cravings are linked to.
    public var recordings: [Recording]
    /// The messages that were shown with the listed cravings, without removed ones.
    public var messages: [CravingMessage]
    /// The cursor of the next page; absent on the last page.
    public var cursor: String?

    /// A page.
    package init(
        total: Int, recorded: Int, entries: [Entry], days: [DiaryDay], recordings: [Recording] = [],
        messages: [CravingMessage] = [], cursor: String? = nil
    ) {
        self.total = total
        self.recorded = recorded
        self.entries = entries
        self.days = days
        self.recordings = recordings
        self.messages = messages
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.EntryPage", "A page of entries.") {
        field("total", \.total, "The number of matching entries.", .integer(0...Int.max))
        field("recorded", \.recorded, "The number of all entries, matching or not.", .integer(0...Int.max))
        field("entries", \.entries, "The entries, latest first unless the input says otherwise.")
        field(
            "days", \.days,
            "The days with a status, earliest first: those of the period, or if none is stated, from the first to the last listed entry."
        )
        field("recordings", \.recordings, "The recordings that the listed cravings are linked to.", default: [])
        field(
            "messages", \.messages, "The messages that were shown with the listed cravings, without removed ones.",
            default: [])
        field("cursor", \.cursor, "The cursor of the next page; absent on the last page.", .cursor)
    }
}
