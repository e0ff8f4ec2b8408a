// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A page of a list of twins.
@Schema("twins.TwinList")
public struct TwinList: SchemaProviding, Hashable {
    /// The twins.
    public var twins: [TwinEntry]
    /// The number of matching twins, including those beyond the limit.
    @Field(.tally) public var total: Int
    /// The total number of twins.
    @Field(.tally) public var all: Int
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}

/// A twin in a list.
@Schema("twins.TwinEntry")
public struct TwinEntry: SchemaProviding, Hashable {
    /// The twin.
    public var twin: Twin
    /// The path of the place of each item.
    @Field(.list(of: .optional(.text(example: "Home / Kitchen")))) public var places: [String?]
    /// The freshness, for food.
    public var freshness: FreshnessStatus?
    /// The reason for the freshness.
    public var freshnessReason: LotDue.Reason?
    /// Its open recalls.
    public var recalls: [RecallMatch] = []
    /// The borrower, if an item is lent.
    @Field(.text(1...200, example: "Ana")) public var borrower: String?
}
