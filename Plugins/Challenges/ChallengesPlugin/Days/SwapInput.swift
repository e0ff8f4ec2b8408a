// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge that is taken in place of another.
public struct SwapInput: SchemaProviding, Hashable {
    /// The day it is for; today unless given.
    public var day: DayReference?
    /// The challenge to take, by its key, its title or the beginning of its key; the first alternative unless given.
    public var challenge: String?

    /// An input; the first alternative of today unless stated.
    public init(day: DayReference? = nil, challenge: String? = nil) {
        self.day = day
        self.challenge = challenge
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.SwapInput", "The challenge that is taken in place of another."
    ) {
        field("day", \.day, "The day it is for; today unless given.")
        field(
            "challenge", \.challenge,
            "The challenge to take, by its key, its title or the beginning of its key; the first alternative unless given.",
            .text(1...200, example: "physical-stairs-only"))
    }
}
