// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What the user wants more or less like.
public struct GiveFeedbackInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title or the beginning of its key.
    public var challenge: String
    /// Whether more like it is wanted; otherwise less.
    public var isMore: Bool
    /// When and in what circumstances.
    public var situation: StatedSituation

    /// Feedback; said now unless stated.
    public init(challenge: String, isMore: Bool, situation: StatedSituation = StatedSituation()) {
        self.challenge = challenge
        self.isMore = isMore
        self.situation = situation
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.GiveFeedbackInput", "What the user wants more or less like."
    ) {
        field(
            "challenge", \.challenge, "The challenge, by its key, its title or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
        field("isMore", \.isMore, "Whether more like it is wanted; otherwise less.", .boolean)
        field("situation", \.situation, "When and in what circumstances.", default: StatedSituation()).formerly(
            "moment")
    }
}
