// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What things are worth, by currency, room, and kind.
///
/// Amounts in different currencies are never added.
public struct ValueSummary: SchemaProviding, Hashable {
    /// The day of the values.
    public var day: CalendarDay
    /// The number of items.
    public var items: Int
    /// The number of items without a known value.
    public var withoutValue: Int
    /// The totals, by currency.
    public var totals: [CurrencyValue]
    /// The totals of each room; items without a place come last.
    public var rooms: [RoomValue]
    /// The totals of each kind.
    public var kinds: [KindValue]
    /// Every item with its value, if requested: by room, then by name.
    public var list: [ItemValue]

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.ValueSummary", "What things are worth, by currency, room, and kind."
    ) {
        field("day", \.day, "The day of the values.")
        field("items", \.items, "The number of items.", .tally)
        field("withoutValue", \.withoutValue, "The number of items without a known value.", .tally)
        field("totals", \.totals, "The totals, by currency.")
        field("rooms", \.rooms, "The totals of each room; items without a place come last.")
        field("kinds", \.kinds, "The totals of each kind.")
        field("list", \.list, "Every item with its value, if requested: by room, then by name.", default: [])
    }
}

/// The totals of a room.
public struct RoomValue: SchemaProviding, Hashable {
    /// The path of the room; none for items without a place.
    public var room: String?
    /// The number of items.
    public var items: Int
    /// The totals, by currency.
    public var totals: [CurrencyValue]

    /// The schema.
    public static let schema = Schema<Self>.object("twins.RoomValue", "The totals of a room.") {
        field(
            "room", \.room, "The path of the room; none for items without a place.",
            .text(1...5_000, example: "Home / Kitchen"))
        field("items", \.items, "The number of items.", .tally)
        field("totals", \.totals, "The totals, by currency.")
    }
}

/// The totals of a kind.
public struct KindValue: SchemaProviding, Hashable {
    /// The kind.
    public var kind: TwinKind
    /// The number of items.
    public var items: Int
    /// The totals, by currency.
    public var totals: [CurrencyValue]

    /// The schema.
    public static let schema = Schema<Self>.object("twins.KindValue", "The totals of a kind.") {
        field("kind", \.kind, "The kind.")
        field("items", \.items, "The number of items.", .tally)
        field("totals", \.totals, "The totals, by currency.")
    }
}
