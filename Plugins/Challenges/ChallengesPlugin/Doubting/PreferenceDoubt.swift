// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A stated preference that the person's days contradict.
public struct PreferenceDoubt: SchemaProviding, Hashable {
    /// The preference in question, such as `preferredCategories`.
    public var preference: String
    /// The value in question, such as `creative`.
    public var value: String
    /// The number of completed challenges of that kind.
    public var completed: Int
    /// The number of completed and skipped challenges of that kind.
    public var tried: Int
    /// The number of other completed challenges.
    public var otherCompleted: Int
    /// The number of other completed and skipped challenges.
    public var otherTried: Int
    /// The question, with its counts.
    public var question: Message

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.PreferenceDoubt", "A stated preference that the person's days contradict."
    ) {
        field(
            "preference", \.preference, "The preference in question, such as preferredCategories.",
            .text(1...100, example: "preferredCategories"))
        field("value", \.value, "The value in question, such as creative.", .text(1...100, example: "creative"))
        field("completed", \.completed, "The number of completed challenges of that kind.", .integer(0...Int.max))
        field(
            "tried", \.tried, "The number of completed and skipped challenges of that kind.", .integer(0...Int.max))
        field("otherCompleted", \.otherCompleted, "The number of other completed challenges.", .integer(0...Int.max))
        field(
            "otherTried", \.otherTried, "The number of other completed and skipped challenges.", .integer(0...Int.max))
        field("question", \.question, "The question, with its counts.")
    }
}

/// The stated preferences that the person's days contradict.
public struct PreferenceDoubts: SchemaProviding, Hashable {
    /// The doubts, clearest first; empty if there are none.
    public var doubts: [PreferenceDoubt]

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.PreferenceDoubts", "The stated preferences that the person's days contradict."
    ) {
        field("doubts", \.doubts, "The doubts, clearest first; empty if there are none.")
    }
}
