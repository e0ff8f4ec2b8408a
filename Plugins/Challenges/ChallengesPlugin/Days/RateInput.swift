// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The rating of a completed challenge.
@Schema("challenges.RateInput")
public struct RateInput: SchemaProviding, Hashable {
    /// The rating.
    @Field(.integer(1...5)) public var rating: Int
    /// The day of the challenge; today by default.
    public var day: DayReference?
}
