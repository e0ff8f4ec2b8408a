// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// What items are worth after a loss of value.
@Schema("twins.DepreciationList")
public struct DepreciationList: SchemaProviding, Hashable {
    /// The day of the values.
    public var day: CalendarDay
    /// The items, in the order in which they were added.
    public var items: [DepreciatedItem]
    /// Things with a plan for their loss of value that lack a price or a start, or start later.
    public var incomplete: [NamedRecord]
}

/// What an item is worth after a loss of value.
@Schema("twins.DepreciatedItem")
public struct DepreciatedItem: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The key of the item.
    @Field(.recordKey) public var item: String
    /// The value, with the method that gives it.
    public var depreciation: Depreciation
}
