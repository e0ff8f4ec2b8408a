// SPDX-License-Identifier: Apache-2.0

public import ChallengesPlugin
public import ComputationKit

/// What became of a challenge that was to go.
public struct RemovedChallenge: Described, Hashable {
    /// The challenge.
    public var challenge: CatalogueChallenge
    /// Whether it stays, switched off, since it belongs to a pack.
    public var isSwitchedOff: Bool

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("RemovedChallenge", "What became of a challenge that was to go.") {
        field("challenge", \.challenge, "The challenge.")
        field("isSwitchedOff", \.isSwitchedOff, "Whether it stays, switched off, since a pack has it.", .boolean)
    }
}
