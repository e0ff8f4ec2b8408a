// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which wears to list, and how many.
@Schema("wardrobe.MyHistoryInput")
public struct MyHistoryInput: SchemaProviding, Hashable {
    /// The filter for wears.
    public var wears: WearFilter = WearFilter()
    /// The maximum number of wears.
    @Field(.integer(1...100_000)) public var limit: Int = 20
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?
}

/// A filter for logged wears.
///
/// Omitted fields match every wear.
@Schema("wardrobe.WearFilter")
public struct WearFilter: SchemaProviding, Hashable {
    /// The first day.
    public var from: DayReference?
    /// The last day.
    public var through: DayReference?
    /// An item worn: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Navy blazer")) public var item: String?
    /// An outfit worn: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Monday at the office")) public var outfit: String?
    /// The occasion.
    public var occasion: Occasion?
}
