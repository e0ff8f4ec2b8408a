// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The value of things by currency, room, and kind.
///
/// Amounts in different currencies are never added.
@Schema("twins.ValueSummary")
public struct ValueSummary: SchemaProviding, Hashable {
    /// The day of the values.
    public var day: CalendarDay
    /// The number of items.
    @Field(.tally) public var items: Int
    /// The number of items without a known value.
    @Field(.tally) public var withoutValue: Int
    /// The totals, by currency.
    public var totals: [CurrencyValue]
    /// The totals of each room; items without a place come last.
    public var rooms: [RoomValue]
    /// The totals of each kind.
    public var kinds: [KindValue]
    /// Every item with its value, if requested: by room, then by name.
    public var list: [ItemValue] = []
}

/// The totals of a room.
@Schema("twins.RoomValue")
public struct RoomValue: SchemaProviding, Hashable {
    /// The path of the room; none for items without a place.
    @Field(.text(1...5_000, example: "Home / Kitchen")) public var room: String?
    /// The number of items.
    @Field(.tally) public var items: Int
    /// The totals, by currency.
    public var totals: [CurrencyValue]
}

/// The totals of a kind.
@Schema("twins.KindValue")
public struct KindValue: SchemaProviding, Hashable {
    /// The kind.
    public var kind: TwinKind
    /// The number of items.
    @Field(.tally) public var items: Int
    /// The totals, by currency.
    public var totals: [CurrencyValue]
}
