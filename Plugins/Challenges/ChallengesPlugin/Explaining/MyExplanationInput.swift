// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge to explain, and the situation.
public struct MyExplanationInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title, or the beginning of its key.
    public var challenge: String
    /// The situation.
    public var situation: StatedSituation

    /// Creates an input; now by default.
    public init(challenge: String, situation: StatedSituation = StatedSituation()) {
        self.challenge = challenge
        self.situation = situation
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyExplanationInput", "The challenge to explain, and the situation."
    ) {
        field(
            "challenge", \.challenge, "The challenge, by its key, its title, or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
        field("situation", \.situation, "The situation.", default: StatedSituation()).formerly(
            "moment")
    }
}
