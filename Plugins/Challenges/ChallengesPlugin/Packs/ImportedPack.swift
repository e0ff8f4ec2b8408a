// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The result of importing a pack.
public struct ImportedPack: SchemaProviding, Hashable {
    /// The pack.
    public var pack: PackSummary
    /// The number of added challenges.
    public var added: Int
    /// The number of challenges that replaced those of the earlier version.
    ///
    /// They replaced them.
    public var updated: Int
    /// The number of challenges that keep the user's edits.
    public var kept: Int
    /// The number of removed challenges of the earlier version.
    public var removed: Int
    /// Whether this version was already in the catalog.
    public var wasThere: Bool
    /// The rules for choosing, if the pack changed them.
    public var rules: ChoiceRules?
    /// The user's language.
    public var language: Language

    /// Whether the catalog is unchanged.
    public var changedNothing: Bool { wasThere && added + updated + removed == 0 }

    /// Creates the result.
    package init(
        pack: PackSummary, added: Int, updated: Int, kept: Int, removed: Int, wasThere: Bool, language: Language
    ) {
        self.pack = pack
        self.added = added
        self.updated = updated
        self.kept = kept
        self.removed = removed
        self.wasThere = wasThere
        self.language = language
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.ImportedPack", "The result of importing a pack.") {
        field("pack", \.pack, "The pack.")
        field("added", \.added, "The number of added challenges.", .integer(0...Int.max))
        field(
            "updated", \.updated, "The number of challenges that replaced those of the earlier version.",
            .integer(0...Int.max))
        field("kept", \.kept, "The number of challenges that keep the user's edits.", .integer(0...Int.max))
        field("removed", \.removed, "The number of removed challenges of the earlier version.", .integer(0...Int.max))
        field("wasThere", \.wasThere, "Whether this version was already in the catalog.", .boolean)
        field("rules", \.rules, "The rules for choosing, if the pack changed them.")
        field("language", \.language, "The user's language.")
    }
}
