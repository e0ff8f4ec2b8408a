// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The light that a challenge needs.
@Schema("challenges.ChallengeLight")
public enum ChallengeLight: String, CaseIterable, SchemaProviding {
    /// It must end before dusk.
    case daylight
    /// It's done after dusk.
    case darkness
}
