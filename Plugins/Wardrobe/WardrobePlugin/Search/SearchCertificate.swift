// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a search went through, and the proof that nothing better was left out.
public struct SearchCertificate: SchemaProviding, Hashable {
    /// How many combinations there are; exact up to 2⁵³.
    public var combinations: Double
    /// How many partial combinations were looked into.
    public var visited: Int
    /// Whether the answer is proven to be the best: ``bound`` does not exceed the last outfit's score.
    public var optimal: Bool
    /// The greatest total that anything left out could have reached, in points; absent when nothing was left out.
    ///
    /// It is no less than the true total of the best outfit left out. When variety is asked for, it is what was left
    /// out of the search for the last outfit; each earlier one was proven by a search of its own.
    public var bound: Double?

    /// A certificate from its figures.
    public init(combinations: Double, visited: Int, optimal: Bool, bound: Double?) {
        self.combinations = combinations
        self.visited = visited
        self.optimal = optimal
        self.bound = bound
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.SearchCertificate", "What the search went through, and the proof that nothing better was left out."
    ) {
        field("combinations", \.combinations, "How many combinations there are.", .number(0...))
        field("visited", \.visited, "How many partial combinations were looked into.", .integer(0...Int.max))
        field("optimal", \.optimal, "Whether the answer is proven to be the best.", .boolean)
        field("bound", \.bound, "The greatest total that anything left out could have reached.", .number())
    }
}
