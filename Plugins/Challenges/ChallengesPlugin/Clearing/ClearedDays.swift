// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// What was cleared or, in a dry run, would be.
@Schema("challenges.ClearedDays")
public struct ClearedDays: SchemaProviding, Hashable {
    /// The first day that isn't cleared.
    public var keptFrom: CalendarDay
    /// The first cleared day; absent if there is none.
    public var from: CalendarDay?
    /// The last cleared day; absent if there is none.
    public var through: CalendarDay?
    /// The number of records whose candidate list, ranking, or reasons are cleared.
    @Field(.integer(0...Int.max)) public var lists: Int
    /// The size of those lists, rankings, and reasons, in bytes.
    @Field(.integer(0...Int.max)) public var listBytes: Int
    /// The deleted records by status; all 0 if only lists are cleared.
    public var records: StatusCounts
    /// The number of deleted records with a note.
    @Field(.integer(0...Int.max)) public var notes: Int
    /// The number of deleted photos.
    @Field(.integer(0...Int.max)) public var photos: Int
    /// The number of outcomes and pieces of feedback that learning no longer has one by one.
    @Field(.integer(0...Int.max)) public var learned: Int
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
}
