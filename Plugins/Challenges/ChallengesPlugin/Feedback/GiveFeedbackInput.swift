// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A request for more or fewer challenges like one.
public struct GiveFeedbackInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title, or the beginning of its key.
    public var challenge: String
    /// Whether the user wants more challenges like it; otherwise fewer.
    public var isMore: Bool
    /// The situation.
    public var situation: StatedSituation

    /// Creates feedback; given now by default.
    public init(challenge: String, isMore: Bool, situation: StatedSituation = StatedSituation()) {
        self.challenge = challenge
        self.isMore = isMore
        self.situation = situation
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.GiveFeedbackInput", "A request for more or fewer challenges like one."
    ) {
        field(
            "challenge", \.challenge, "The challenge, by its key, its title, or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
        field("isMore", \.isMore, "Whether the user wants more challenges like it; otherwise fewer.", .boolean)
        field("situation", \.situation, "The situation.", default: StatedSituation()).formerly(
            "moment")
    }
}
