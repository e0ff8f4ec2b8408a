// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A page of a list of twins.
public struct TwinList: SchemaProviding, Hashable {
    /// The twins.
    public var twins: [TwinEntry]
    /// The number of matching twins, including those beyond the limit.
    public var total: Int
    /// The total number of twins.
    public var all: Int
    /// The cursor for the next page; absent on the last page.
    public var cursor: String?

    /// Creates the value from its required attributes.
    public init(twins: [TwinEntry], total: Int, all: Int, cursor: String? = nil) {
        self.twins = twins
        self.total = total
        self.all = all
        self.cursor = cursor
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.TwinList", "A page of a list of twins.") {
        field("twins", \.twins, "The twins.")
        field("total", \.total, "The number of matching twins, including those beyond the limit.", .tally)
        field("all", \.all, "The total number of twins.", .tally)
        field("cursor", \.cursor, "The cursor for the next page; absent on the last page.", .cursor)
    }
}

/// A twin in a list.
public struct TwinEntry: SchemaProviding, Hashable {
    /// The twin.
    public var twin: Twin
    /// The path of the place of each item.
    public var places: [String?]
    /// How soon it should be used, for food.
    public var freshness: FreshnessStatus?
    /// What the freshness follows from.
    public var freshnessReason: LotDue.Reason?
    /// Its open recalls.
    public var recalls: [RecallMatch]
    /// The person who has it, if an item is lent.
    public var borrower: String?

    /// Creates the value from its required attributes.
    public init(
        twin: Twin, places: [String?], freshness: FreshnessStatus? = nil, freshnessReason: LotDue.Reason? = nil,
        recalls: [RecallMatch] = [], borrower: String? = nil
    ) {
        self.twin = twin
        self.places = places
        self.freshness = freshness
        self.freshnessReason = freshnessReason
        self.recalls = recalls
        self.borrower = borrower
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.TwinEntry", "A twin in a list.") {
        field("twin", \.twin, "The twin.")
        field(
            "places", \.places, "The path of the place of each item.",
            .list(of: .optional(.text(example: "Home / Kitchen"))))
        field("freshness", \.freshness, "How soon it should be used, for food.")
        field("freshnessReason", \.freshnessReason, "What the freshness follows from.")
        field("recalls", \.recalls, "Its open recalls.", .list(of: .nested), default: [])
        field("borrower", \.borrower, "The person who has it, if an item is lent.", .text(1...200, example: "Ana"))
    }
}
