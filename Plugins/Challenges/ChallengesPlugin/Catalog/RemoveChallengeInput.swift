// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The challenge to remove.
@Schema("challenges.RemoveChallengeInput")
public struct RemoveChallengeInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title, or the beginning of its key.
    @Field(.text(1...200, example: "physical-stairs-only")) public var challenge: String
}
