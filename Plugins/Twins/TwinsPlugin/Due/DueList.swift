// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// What is due, the earliest first.
@Schema("twins.DueList")
public struct DueList: SchemaProviding, Hashable {
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// What is due, the earliest first; what is overdue comes before.
    public var entries: [DueEntry]
    /// Things that need care at an interval, without a day from which it counts.
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
    /// The path of the place where it is.
    @Field(.text(1...5_000, example: "Home / Kitchen")) public var place: String?
    /// What is due, as a sentence.
    public var message: Message
}
