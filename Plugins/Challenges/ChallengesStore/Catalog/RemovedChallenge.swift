// SPDX-License-Identifier: Apache-2.0

public import ChallengesPlugin
public import ComputationKit

/// What became of a challenge that was to go.
public struct RemovedChallenge: SchemaProviding, Hashable {
    /// The challenge.
    public var challenge: CatalogChallenge
    /// Whether it stays, switched off, since a pack has it.
    public var isSwitchedOff: Bool

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.RemovedChallenge", "What became of a challenge that was to go."
    ) {
        field("challenge", \.challenge, "The challenge.")
        field("isSwitchedOff", \.isSwitchedOff, "Whether it stays, switched off, since a pack has it.", .boolean)
    }
}
