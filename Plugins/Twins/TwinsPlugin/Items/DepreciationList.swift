// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What items are worth after a loss of value.
public struct DepreciationList: SchemaProviding, Hashable {
    /// The day of the values.
    public var day: CalendarDay
    /// The items, in the order in which they were added.
    public var items: [DepreciatedItem]
    /// Things with a plan for their loss of value that lack a price or a start, or start later.
    public var incomplete: [NamedRecord]

    /// Creates the value from its required attributes.
    public init(day: CalendarDay, items: [DepreciatedItem], incomplete: [NamedRecord]) {
        self.day = day
        self.items = items
        self.incomplete = incomplete
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.DepreciationList", "What items are worth after a loss of value."
    ) {
        field("day", \.day, "The day of the values.")
        field("items", \.items, "The items, in the order in which they were added.")
        field(
            "incomplete", \.incomplete,
            "Things with a plan for their loss of value that lack a price or a start, or start later.",
            .list(of: .nested))
    }
}

/// What an item is worth after a loss of value.
public struct DepreciatedItem: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The key of the item.
    public var item: String
    /// The value, with the method that gives it.
    public var depreciation: Depreciation

    /// Creates the value from its required attributes.
    public init(twin: NamedRecord, item: String, depreciation: Depreciation) {
        self.twin = twin
        self.item = item
        self.depreciation = depreciation
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.DepreciatedItem", "What an item is worth after a loss of value."
    ) {
        field("twin", \.twin, "The twin.")
        field("item", \.item, "The key of the item.", .recordKey)
        field("depreciation", \.depreciation, "The value, with the method that gives it.")
    }
}
