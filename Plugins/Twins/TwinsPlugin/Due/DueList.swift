// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is due, the earliest first.
public struct DueList: SchemaProviding, Hashable {
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// What is due, the earliest first; what is overdue comes before.
    public var entries: [DueEntry]
    /// Things that need care at an interval, without a day from which it counts.
    public var withoutDate: [NamedRecord]

    /// The schema.
    public static let schema = Schema<Self>.object("twins.DueList", "What is due, the earliest first.") {
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("entries", \.entries, "What is due, the earliest first; what is overdue comes before.")
        field(
            "withoutDate", \.withoutDate,
            "Things that need care at an interval, without a day from which it counts.")
    }
}

/// Something that is due.
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
    public var item: String?
    /// The key of the lot, for food.
    public var lot: String?
    /// The path of the place where it is.
    public var place: String?
    /// What is due, as a sentence.
    public var message: Message

    /// The schema.
    public static let schema = Schema<Self>.object("twins.DueEntry", "Something that is due.") {
        field("day", \.day, "The day.")
        field("daysLeft", \.daysLeft, "The number of days left; negative if it is overdue.", .integer())
        field("kind", \.kind, "The kind of date.")
        field("twin", \.twin, "The thing.")
        field("item", \.item, "The key of the inventory item, if the date is that of one item.", .recordKey)
        field("lot", \.lot, "The key of the lot, for food.", .recordKey)
        field("place", \.place, "The path of the place where it is.", .text(1...5_000, example: "Home / Kitchen"))
        field("message", \.message, "What is due, as a sentence.")
    }
}
