// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A fixed star.
///
/// In the catalog of a source of positions.
@Schema("astrology.FixedStar")
public struct FixedStar: SchemaProviding, Equatable {
    /// The traditional name; empty if there is none.
    public var name: String
    /// The abbreviated Bayer or Flamsteed designation.
    ///
    /// Such as `alLeo`.
    public var designation: String
    /// The visual magnitude.
    ///
    /// `nil` if the source has none.
    @Field(.number(-30...60)) public var magnitude: Double?
}
