// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The depreciated values of items.
@Schema("twins.DepreciationList")
public struct DepreciationList: SchemaProviding, Hashable {
    /// The day of the values.
    public var day: CalendarDay
    /// The items, in the order in which they were added.
    public var items: [DepreciatedItem]
    /// Things with a depreciation plan that lack a price or a start date, or start later.
    public var incomplete: [NamedRecord]
}

/// The depreciated value of an item.
@Schema("twins.DepreciatedItem")
public struct DepreciatedItem: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The key of the item.
    @Field(.recordKey) public var item: String
    /// The value, with its method.
    public var depreciation: Depreciation
}
