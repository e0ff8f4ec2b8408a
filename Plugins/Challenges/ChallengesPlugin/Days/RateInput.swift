// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How good a challenge was that the user did.
public struct RateInput: SchemaProviding, Hashable {
    /// How good it was.
    public var rating: Int
    /// The day it was for; today unless given.
    public var day: DayReference?

    /// A rating.
    public init(rating: Int, day: DayReference? = nil) {
        self.rating = rating
        self.day = day
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.RateInput", "How good a challenge was that the user did."
    ) {
        field("rating", \.rating, "How good it was.", .integer(1...5))
        field("day", \.day, "The day it was for; today unless given.")
    }
}
