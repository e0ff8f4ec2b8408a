// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The extent of a search, and the proof that it missed no better outfit.
@Schema("wardrobe.SearchCertificate")
public struct SearchCertificate: SchemaProviding, Hashable {
    /// The number of combinations; exact up to 2⁵³.
    @Field(.number(0...)) public var combinations: Double
    /// The number of partial combinations searched.
    @Field(.integer(0...Int.max)) public var visited: Int
    /// Whether the result is proven to be the best.
    ///
    /// ``bound`` does not exceed the last outfit's score.
    public var optimal: Bool
    /// The greatest total that a left-out outfit could have reached.
    ///
    /// In points; absent if nothing was left out.
    ///
    /// It is at least the actual total of the best outfit left out. With variety, it refers to the search for the last
    /// outfit; each earlier one was proven by its own search.
    public var bound: Double?
}
