// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which records of the history are meant.
public struct HistoryFilter: SchemaProviding, Hashable {
    /// The first day.
    public var from: DayReference?
    /// The last day.
    public var through: DayReference?
    /// The challenge, by its key, its title or the beginning of its key.
    public var challenge: String?
    /// What became of it.
    public var status: ChallengeStatus?
    /// What it was about.
    public var category: ChallengeCategory?

    /// All records unless stated.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.HistoryFilter", "Which records of the history are meant."
    ) {
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field(
            "challenge", \.challenge, "The challenge, by its key, its title or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
        field("status", \.status, "What became of it.")
        field("category", \.category, "What it was about.")
    }
}
