// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge to explain, and the situation.
public struct MyExplanationInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title or the beginning of its key.
    public var challenge: String
    /// When and in what circumstances.
    public var situation: StatedSituation

    /// An input; now unless stated.
    public init(challenge: String, situation: StatedSituation = StatedSituation()) {
        self.challenge = challenge
        self.situation = situation
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.MyExplanationInput", "The challenge to explain, and the situation."
    ) {
        field(
            "challenge", \.challenge, "The challenge, by its key, its title or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
        field("situation", \.situation, "When and in what circumstances.", default: StatedSituation()).formerly(
            "moment")
    }
}
