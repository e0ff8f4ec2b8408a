// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The due entries, earliest first.
@Schema("twins.DueList")
public struct DueList: SchemaProviding, Hashable {
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// The due entries, earliest first, beginning with the overdue ones.
    public var entries: [DueEntry]
    /// Things that need care at an interval, without a known start date.
    public var withoutDate: [NamedRecord]
}

/// Something that is due.
@Schema("twins.DueEntry")
public struct DueEntry: SchemaProviding, Hashable {
    /// The day.
    public var day: CalendarDay
    /// The number of days left; negative if it is overdue.
    public var daysLeft: Int
    /// The kind of date.
    public var kind: DueKind
    /// The thing.
    public var twin: NamedRecord
    /// The key of the inventory item, if the date is that of one item.
    @Field(.recordKey) public var item: String?
    /// The key of the lot, for food.
    @Field(.recordKey) public var lot: String?
    /// The path of its place.
    @Field(.text(1...5_000, example: "Home / Kitchen")) public var place: String?
    /// A sentence about the due date.
    public var message: Message
}
