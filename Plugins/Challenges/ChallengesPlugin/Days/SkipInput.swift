// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge to skip.
public struct SkipInput: SchemaProviding, Hashable {
    /// The day of the challenge; today by default.
    public var day: DayReference?
    /// The expected challenge, as a check: its key or its title.
    public var challenge: String?
    /// Why it is skipped.
    public var reason: SkipReason?
    /// The note, such as another reason.
    public var note: String?

    /// Creates an input; today's challenge by default.
    public init(
        day: DayReference? = nil, challenge: String? = nil, reason: SkipReason? = nil, note: String? = nil
    ) {
        self.day = day
        self.challenge = challenge
        self.reason = reason
        self.note = note
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.SkipInput", "The challenge to skip.") {
        field("day", \.day, "The day of the challenge; today by default.")
        field(
            "challenge", \.challenge, "The expected challenge, as a check: its key or its title.",
            .text(1...200, example: "physical-stairs-only"))
        field("reason", \.reason, "Why it is skipped.")
        field("note", \.note, "The note, such as another reason.", .text(0...10_000, example: "my knee hurts"))
    }
}
