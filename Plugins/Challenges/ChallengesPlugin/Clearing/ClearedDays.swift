// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// What was cleared or, in a dry run, would be.
public struct ClearedDays: SchemaProviding, Hashable {
    /// The first day that isn't cleared.
    public var keptFrom: CalendarDay
    /// The first cleared day; absent if there is none.
    public var from: CalendarDay?
    /// The last cleared day; absent if there is none.
    public var through: CalendarDay?
    /// The number of records whose candidate list, ranking, or reasons are cleared.
    public var lists: Int
    /// The size of those lists, rankings, and reasons, in bytes.
    public var listBytes: Int
    /// The deleted records by status; all 0 if only lists are cleared.
    public var records: StatusCounts
    /// The number of deleted records with a note.
    public var notes: Int
    /// The number of deleted photos.
    public var photos: Int
    /// The number of outcomes and pieces of feedback that learning no longer has one by one.
    public var learned: Int
    /// What happens to the model learned from them.
    public var afterwards: Retention.Afterwards
    /// What else the user should know.
    public var notices: [Message]
    /// Whether nothing was changed.
    public var dryRun: Bool

    /// A report of nothing.
    package init(keptFrom: CalendarDay, afterwards: Retention.Afterwards, dryRun: Bool) {
        self.keptFrom = keptFrom
        (lists, listBytes, notes, photos, learned) = (0, 0, 0, 0, 0)
        records = StatusCounts([])
        self.afterwards = afterwards
        notices = []
        self.dryRun = dryRun
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ClearedDays", "What was cleared or, in a dry run, would be."
    ) {
        field("keptFrom", \.keptFrom, "The first day that isn't cleared.")
        field("from", \.from, "The first cleared day; absent if there is none.")
        field("through", \.through, "The last cleared day; absent if there is none.")
        field(
            "lists", \.lists, "The number of records whose candidate list, ranking, or reasons are cleared.",
            .integer(0...Int.max))
        field(
            "listBytes", \.listBytes, "The size of those lists, rankings, and reasons, in bytes.",
            .integer(0...Int.max))
        field("records", \.records, "The deleted records by status; all 0 if only lists are cleared.")
        field("notes", \.notes, "The number of deleted records with a note.", .integer(0...Int.max))
        field("photos", \.photos, "The number of deleted photos.", .integer(0...Int.max))
        field(
            "learned", \.learned,
            "The number of outcomes and pieces of feedback that learning no longer has one by one.",
            .integer(0...Int.max))
        field("afterwards", \.afterwards, "What happens to the model learned from them.")
        field("notices", \.notices, "What else the user should know.")
        field("dryRun", \.dryRun, "Whether nothing was changed.", .boolean)
    }
}
