// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The result of removing a pack.
@Schema("challenges.RemovedPack")
public struct RemovedPack: SchemaProviding, Hashable {
    /// The pack.
    public var pack: PackSummary
    /// The number of removed challenges.
    @Field(.integer(0...Int.max)) public var challenges: Int
    /// The number of removed settings.
    @Field(.integer(0...Int.max)) public var settings: Int
    /// The user's language.
    public var language: Language
}
