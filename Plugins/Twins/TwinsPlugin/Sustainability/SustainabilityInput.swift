// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Things whose environmental impact to sum up.
@Schema("twins.SustainabilityInput")
public struct SustainabilityInput: SchemaProviding, Hashable {
    /// The things.
    @Field(count: 0...1_000_000) public var twins: [Twin]
}
