// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The result of importing a pack.
@Schema("challenges.ImportedPack")
public struct ImportedPack: SchemaProviding, Hashable {
    /// The pack.
    public var pack: PackSummary
    /// The number of added challenges.
    @Field(.integer(0...Int.max)) public var added: Int
    /// The number of challenges that replaced those of the earlier version.
    ///
    /// They replaced them.
    @Field(.integer(0...Int.max)) public var updated: Int
    /// The number of challenges that keep the user's edits.
    @Field(.integer(0...Int.max)) public var kept: Int
    /// The number of removed challenges of the earlier version.
    @Field(.integer(0...Int.max)) public var removed: Int
    /// Whether this version was already in the catalog.
    public var wasThere: Bool
    /// The rules for choosing, if the pack changed them.
    public var rules: ChoiceRules?
    /// The user's language.
    public var language: Language

    /// Whether the catalog is unchanged.
    public var changedNothing: Bool { wasThere && added + updated + removed == 0 }
}
