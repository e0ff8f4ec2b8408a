// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge that is turned down.
public struct SkipInput: SchemaProviding, Hashable {
    /// The day it was for; today unless given.
    public var day: DayReference?
    /// The challenge that is meant, to be sure: its key or its title.
    public var challenge: String?

    /// An input; the challenge of today unless stated.
    public init(day: DayReference? = nil, challenge: String? = nil) {
        self.day = day
        self.challenge = challenge
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.SkipInput", "The challenge that is turned down.") {
        field("day", \.day, "The day it was for; today unless given.")
        field(
            "challenge", \.challenge, "The challenge that is meant, to be sure: its key or its title.",
            .text(1...200, example: "physical-stairs-only"))
    }
}
