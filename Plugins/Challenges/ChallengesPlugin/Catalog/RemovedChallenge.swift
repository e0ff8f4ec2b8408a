// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The result of removing a challenge.
@Schema("challenges.RemovedChallenge")
public struct RemovedChallenge: SchemaProviding, Hashable {
    /// The challenge.
    public var challenge: CatalogChallenge
    /// Whether it was switched off instead of removed, because it belongs to a pack.
    public var isSwitchedOff: Bool
    /// The user's language.
    public var language: Language
}
