// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How the marks of one habit become days of the history.
///
/// A mark that says that the habit was done is a completed challenge. All other marks are left out and counted, unless
/// the user says what they mean.
public struct ImportedHabit: SchemaProviding, Hashable {
    /// The name of the habit in the export.
    public var habit: String
    /// The challenge of the catalog that it was, by its key or its title; omit it for a habit that isn't in the catalog.
    public var challenge: String?
    /// The category; required without a challenge.
    public var category: ChallengeCategory?
    /// What a day means on which the habit was due and not done.
    public var missed: Meaning
    /// What a day means that the user skipped, or on which the habit wasn't due.
    public var excused: Meaning
    /// What a mark means that doesn't say whether the habit was done, as in Habitica's history.csv.
    public var unclear: Meaning
    /// The least amount at which a numeric habit is done; without it, amounts are unclear.
    public var least: Double?

    /// What a mark means.
    public enum Meaning: String, Codable, Sendable, CaseIterable {
        case leaveOut
        case completed
        case skipped
    }

    /// Creates a habit.
    public init(
        habit: String, challenge: String? = nil, category: ChallengeCategory? = nil, missed: Meaning = .leaveOut,
        excused: Meaning = .leaveOut, unclear: Meaning = .leaveOut, least: Double? = nil
    ) {
        self.habit = habit
        self.challenge = challenge
        self.category = category
        self.missed = missed
        self.excused = excused
        self.unclear = unclear
        self.least = least
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ImportedHabit", "How the marks of one habit become days of the history."
    ) {
        field("habit", \.habit, "The name of the habit in the export.", .text(1...200, example: "Meditate"))
        field(
            "challenge", \.challenge, "The challenge of the catalog that it was, by its key or its title.",
            .text(1...200, example: "mindfulness-tea"))
        field("category", \.category, "The category; required without a challenge.")
        field(
            "missed", \.missed, "What a day means on which the habit was due and not done.", default: .leaveOut)
        field(
            "excused", \.excused, "What a day means that the user skipped, or on which the habit wasn't due.",
            default: .leaveOut)
        field(
            "unclear", \.unclear, "What a mark means that doesn't say whether the habit was done.", default: .leaveOut)
        field(
            "least", \.least, "The least amount at which a numeric habit is done.", .number(0...1_000_000_000))
    }
}

extension ImportedHabit.Meaning: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.MarkMeaning", "What a mark means.") {
        switch $0 {
        case .leaveOut: "It is left out and counted."
        case .completed: "A completed challenge."
        case .skipped: "A skipped challenge."
        }
    }
}
