// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which wears are to be listed, and how many.
public struct MyHistoryInput: SchemaProviding, Hashable {
    /// Which wears.
    public var wears: WearFilter
    /// The most wears to list.
    public var limit: Int
    /// The cursor of an earlier answer, to continue its list.
    public var cursor: String?

    /// Twenty wears unless stated.
    public init(wears: WearFilter = WearFilter(), limit: Int = 20, cursor: String? = nil) {
        self.wears = wears
        self.limit = limit
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyHistoryInput", "Which wears are to be listed, and how many."
    ) {
        field("wears", \.wears, "Which wears.", default: WearFilter())
        field("limit", \.limit, "The most wears to list.", .integer(1...100_000), default: 20).formerly("count")
        field("cursor", \.cursor, "The cursor of an earlier answer, to continue its list.", .cursor)
    }
}

/// Which wears of the log are wanted; what is left out does not matter.
public struct WearFilter: SchemaProviding, Hashable {
    /// The first day.
    public var from: DayReference?
    /// The last day.
    public var through: DayReference?
    /// An item that was worn: its key, its name or a part of it, or the beginning of its key.
    public var item: String?
    /// An outfit that was worn: its key, its name or a part of it, or the beginning of its key.
    public var outfit: String?
    /// What it was worn for.
    public var occasion: Occasion?

    /// All wears.
    public init(
        from: DayReference? = nil, through: DayReference? = nil, item: String? = nil, outfit: String? = nil,
        occasion: Occasion? = nil
    ) {
        self.from = from
        self.through = through
        self.item = item
        self.outfit = outfit
        self.occasion = occasion
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WearFilter", "A filter for logged wears.") {
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field(
            "item", \.item, "An item that was worn: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Navy blazer"))
        field(
            "outfit", \.outfit,
            "An outfit that was worn: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Monday at the office"))
        field("occasion", \.occasion, "What it was worn for.")
    }
}
