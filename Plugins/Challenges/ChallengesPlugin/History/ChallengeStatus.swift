// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The status of a challenge.
@Schema("challenges.ChallengeStatus")
public enum ChallengeStatus: String, CaseIterable, SchemaProviding {
    /// Assigned, without an outcome yet.
    case pending
    /// Completed.
    case completed
    /// Skipped.
    case skipped
    /// The day ended without an outcome.
    case expired
}
