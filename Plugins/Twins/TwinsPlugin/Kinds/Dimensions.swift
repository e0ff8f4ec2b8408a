// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The dimensions of a piece of furniture, in centimeters.
@Schema("twins.Dimensions")
public struct Dimensions: SchemaProviding, Hashable {
    /// The width.
    @Field(.number(above: 0, through: 100_000, .centimeters)) public var width: Double
    /// The height.
    @Field(.number(above: 0, through: 100_000, .centimeters)) public var height: Double
    /// The depth.
    @Field(.number(above: 0, through: 100_000, .centimeters)) public var depth: Double
}
