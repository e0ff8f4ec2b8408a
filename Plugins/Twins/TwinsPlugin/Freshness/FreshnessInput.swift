// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Food, and the day on which to assess its freshness.
@Schema("twins.FreshnessInput")
public struct FreshnessInput: SchemaProviding, Hashable {
    /// The food; other things are ignored.
    @Field(count: 0...1_000_000) public var twins: [Twin]
    /// The recalls; closed ones are ignored.
    @Field(count: 0...100_000) public var recalls: [Recall] = []
    /// The day; today if omitted.
    public var day: DayReference?
}
