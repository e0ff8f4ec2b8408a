// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The rating of a completed challenge.
public struct RateInput: SchemaProviding, Hashable {
    /// The rating.
    public var rating: Int
    /// The day of the challenge; today by default.
    public var day: DayReference?

    /// A rating.
    public init(rating: Int, day: DayReference? = nil) {
        self.rating = rating
        self.day = day
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.RateInput", "The rating of a completed challenge."
    ) {
        field("rating", \.rating, "The rating.", .integer(1...5))
        field("day", \.day, "The day of the challenge; today by default.")
    }
}
