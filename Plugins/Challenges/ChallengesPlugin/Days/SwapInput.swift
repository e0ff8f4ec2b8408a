// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge to swap in.
public struct SwapInput: SchemaProviding, Hashable {
    /// The day of the challenge; today by default.
    public var day: DayReference?
    /// The challenge to swap in, by its key, its title, or the beginning of its key; the first alternative by default.
    public var challenge: String?
    /// Why the replaced challenge is skipped.
    public var reason: SkipReason?

    /// Creates an input; today's first alternative by default.
    public init(day: DayReference? = nil, challenge: String? = nil, reason: SkipReason? = nil) {
        self.day = day
        self.challenge = challenge
        self.reason = reason
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.SwapInput", "The challenge to swap in."
    ) {
        field("day", \.day, "The day of the challenge; today by default.")
        field(
            "challenge", \.challenge,
            "The challenge to swap in, by its key, its title, or the beginning of its key; the first alternative by default.",
            .text(1...200, example: "physical-stairs-only"))
        field("reason", \.reason, "Why the replaced challenge is skipped.")
    }
}
