// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a search went through, and the proof that nothing better was left out.
public struct SearchCertificate: Described, Hashable {
    /// How many combinations there are; exact up to 2⁵³.
    public var combinations: Double
    /// How many partial combinations the search looked into.
    public var visited: Int
    /// Whether the answer is proven to be the best: ``bound`` does not exceed the last outfit's score.
    public var optimal: Bool
    /// The greatest total that anything left out could have reached, in points; absent when nothing was left out.
    ///
    /// When variety is asked for, what was left out of the search for the last outfit; each earlier one was proven
    /// by a search of its own.
    public var bound: Double?

    /// A certificate from its figures.
    public init(combinations: Double, visited: Int, optimal: Bool, bound: Double?) {
        self.combinations = combinations
        self.visited = visited
        self.optimal = optimal
        self.bound = bound
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object(
        "SearchCertificate", "What the search went through, and the proof that nothing better was left out."
    ) {
        field("combinations", \.combinations, "How many combinations there are.", .number(0...))
        field("visited", \.visited, "How many partial combinations were looked into.", .integer(0...Int.max))
        field("optimal", \.optimal, "Whether the answer is proven to be the best.", .boolean)
        field("bound", \.bound, "The greatest total that anything left out could have reached.", .number())
    }
}

/// The outfits that a search found, and its proof.
struct SearchOutcome: Sendable, Equatable {
    /// The best outfits, best first.
    var outfits: [FoundOutfit]
    /// The proof.
    var certificate: SearchCertificate
    /// For each template that has no outfit at all, the slots that cannot be filled.
    var shortages: [SlotShortage]
    /// Mandatory items that no template can take together with the others, or that are not among the items.
    var unplaced: [String]
}

/// An outfit by positions in the problem.
struct FoundOutfit: Sendable, Equatable {
    /// The template's position.
    var template: Int
    /// For each slot of the template the item's position, or nil where it is empty.
    var items: [Int?]
    /// The total, equal to the sum of its parts to the unit.
    var total: Points
}
