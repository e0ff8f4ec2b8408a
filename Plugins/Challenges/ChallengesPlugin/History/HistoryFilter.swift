// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for records of the history.
public struct HistoryFilter: SchemaProviding, Hashable {
    /// The first day.
    public var from: DayReference?
    /// The last day.
    public var through: DayReference?
    /// The challenge, by its key, its title, or the beginning of its key.
    public var challenge: String?
    /// The status.
    public var status: ChallengeStatus?
    /// The category.
    public var category: ChallengeCategory?

    /// Creates an input; all records by default.
    public init(
        from: DayReference? = nil, through: DayReference? = nil, challenge: String? = nil,
        status: ChallengeStatus? = nil,
        category: ChallengeCategory? = nil
    ) {
        self.from = from
        self.through = through
        self.challenge = challenge
        self.status = status
        self.category = category
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.HistoryFilter", "A filter for records of the history."
    ) {
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field(
            "challenge", \.challenge, "The challenge, by its key, its title, or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
        field("status", \.status, "The status.")
        field("category", \.category, "The category.")
    }
}
