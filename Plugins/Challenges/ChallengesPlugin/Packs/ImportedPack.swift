// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What bringing a pack in changed.
public struct ImportedPack: SchemaProviding, Hashable {
    /// The pack.
    public var pack: PackSummary
    /// How many challenges are new.
    public var added: Int
    /// How many differ from those of the earlier version.
    ///
    /// They replaced them.
    public var updated: Int
    /// How many stay as you edited them.
    public var kept: Int
    /// How many of an earlier version went.
    public var removed: Int
    /// Whether this very version was there already.
    public var wasThere: Bool
    /// How challenges are chosen now, where the pack changed that.
    public var rules: ChoiceRules?
    /// The language in which the user reads challenges.
    public var language: Language

    /// Whether the catalog is as it was.
    public var changedNothing: Bool { wasThere && added + updated + removed == 0 }

    /// What changed.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ImportedPack", "What bringing a pack in changed.") {
        field("pack", \.pack, "The pack.")
        field("added", \.added, "How many challenges are new.", .integer(0...Int.max))
        field("updated", \.updated, "How many differ from those of the earlier version.", .integer(0...Int.max))
        field("kept", \.kept, "How many stay as you edited them.", .integer(0...Int.max))
        field("removed", \.removed, "How many of an earlier version went.", .integer(0...Int.max))
        field("wasThere", \.wasThere, "Whether this very version was there already.", .boolean)
        field("rules", \.rules, "How challenges are chosen now, where the pack changed that.")
        field("language", \.language, "The language in which the user reads challenges.")
    }
}
