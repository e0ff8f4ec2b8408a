// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How a logged wear was.
public struct RateWearInput: SchemaProviding, Hashable {
    /// How it was, from never again to as good as can be, 1 to 5; left out, a rating is taken back.
    public var rating: Int?
    /// The wear, by its key or a key prefix; the most recent one unless given.
    public var wear: String?
    /// The day it was worn.
    public var date: DayReference?

    /// A rating of the latest wear, or of the one that is named.
    public init(rating: Int?, wear: String? = nil, date: DayReference? = nil) {
        self.rating = rating
        self.wear = wear
        self.date = date
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.RateWearInput", "How a logged wear was.") {
        field(
            "rating", \.rating,
            "How it was, from never again to as good as can be, 1 to 5; left out, a rating is taken back.",
            .integer(1...5))
        field(
            "wear", \.wear,
            "The wear, by its key or a key prefix; the most recent one unless given.",
            .recordName("0198c2f1"))
        field("date", \.date, "The day it was worn.")
    }
}

/// Which wear is to be removed from the log.
public struct UndoWearInput: SchemaProviding, Hashable {
    /// The wear, by its key or a key prefix; the last one logged unless given.
    public var wear: String?
    /// The day it was worn.
    public var date: DayReference?

    /// The wear that was logged last, or the one that is named.
    public init(wear: String? = nil, date: DayReference? = nil) {
        self.wear = wear
        self.date = date
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.UndoWearInput", "Which wear is to be removed from the log."
    ) {
        field(
            "wear", \.wear,
            "The wear, by its key or a key prefix; the last one logged unless given.",
            .recordName("0198c2f1"))
        field("date", \.date, "The day it was worn.")
    }
}
