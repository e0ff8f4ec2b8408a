// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The rating of a logged wear.
public struct RateWearInput: SchemaProviding, Hashable {
    /// The rating, from never again to perfect, 1 to 5; if omitted, the rating is removed.
    public var rating: Int?
    /// The wear, by its key or a key prefix; by default the most recent one.
    public var wear: String?
    /// The day it was worn.
    public var date: DayReference?

    /// Creates a rating of the latest wear, or of a given one.
    public init(rating: Int?, wear: String? = nil, date: DayReference? = nil) {
        self.rating = rating
        self.wear = wear
        self.date = date
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.RateWearInput", "The rating of a logged wear.") {
        field(
            "rating", \.rating,
            "The rating, from never again to perfect, 1 to 5; if omitted, the rating is removed.",
            .integer(1...5))
        field(
            "wear", \.wear,
            "The wear, by its key or a key prefix; by default the most recent one.",
            .recordName("0198c2f1"))
        field("date", \.date, "The day it was worn.")
    }
}

/// Which wear to remove from the log.
public struct UndoWearInput: SchemaProviding, Hashable {
    /// The wear, by its key or a key prefix; by default the last one logged.
    public var wear: String?
    /// The day it was worn.
    public var date: DayReference?

    /// Creates an input for the last logged wear, or a given one.
    public init(wear: String? = nil, date: DayReference? = nil) {
        self.wear = wear
        self.date = date
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.UndoWearInput", "Which wear to remove from the log."
    ) {
        field(
            "wear", \.wear,
            "The wear, by its key or a key prefix; by default the last one logged.",
            .recordName("0198c2f1"))
        field("date", \.date, "The day it was worn.")
    }
}
