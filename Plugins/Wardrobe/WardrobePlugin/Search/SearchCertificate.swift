// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The extent of a search, and the proof that it missed no better outfit.
public struct SearchCertificate: SchemaProviding, Hashable {
    /// The number of combinations; exact up to 2⁵³.
    public var combinations: Double
    /// The number of partial combinations searched.
    public var visited: Int
    /// Whether the result is proven to be the best: ``bound`` does not exceed the last outfit's score.
    public var optimal: Bool
    /// The greatest total that a left-out outfit could have reached, in points; absent if nothing was left out.
    ///
    /// It is at least the actual total of the best outfit left out. With variety, it refers to the search for the last
    /// outfit; each earlier one was proven by its own search.
    public var bound: Double?

    /// Creates a certificate.
    public init(combinations: Double, visited: Int, optimal: Bool, bound: Double?) {
        self.combinations = combinations
        self.visited = visited
        self.optimal = optimal
        self.bound = bound
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.SearchCertificate", "The extent of a search, and the proof that it missed no better outfit."
    ) {
        field("combinations", \.combinations, "The number of combinations; exact up to 2⁵³.", .number(0...))
        field("visited", \.visited, "The number of partial combinations searched.", .integer(0...Int.max))
        field("optimal", \.optimal, "Whether the result is proven to be the best.", .boolean)
        field("bound", \.bound, "The greatest total that a left-out outfit could have reached.", .number())
    }
}
