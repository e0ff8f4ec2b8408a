// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which wears to list, and how many.
public struct MyHistoryInput: SchemaProviding, Hashable {
    /// The filter for wears.
    public var wears: WearFilter
    /// The maximum number of wears.
    public var limit: Int
    /// The cursor from an earlier response, to continue its list.
    public var cursor: String?

    /// Creates an input; 20 wears by default.
    public init(wears: WearFilter = WearFilter(), limit: Int = 20, cursor: String? = nil) {
        self.wears = wears
        self.limit = limit
        self.cursor = cursor
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyHistoryInput", "Which wears to list, and how many."
    ) {
        field("wears", \.wears, "The filter for wears.", default: WearFilter())
        field("limit", \.limit, "The maximum number of wears.", .integer(1...100_000), default: 20).formerly("count")
        field("cursor", \.cursor, "The cursor from an earlier response, to continue its list.", .cursor)
    }
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
