// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The traits of a challenge.
///
/// Everything that limits and ranking use.
///
/// The history stores a copy with each event, so learning continues after a challenge is edited or removed.
@Schema("challenges.ChallengeTraits")
public struct ChallengeTraits: SchemaProviding, Hashable {
    /// The category.
    public var category: ChallengeCategory
    /// The time it takes.
    public var timeInvestment: TimeInvestment = .quick
    /// The company it needs.
    public var socialRequirement: SocialRequirement = .solo
    /// The cost.
    public var costLevel: CostLevel = .free
    /// The difficulty.
    ///
    /// From 1 (trivial) to 5 (very hard).
    @Field(.integer(1...5)) public var difficulty: Int = 2
    /// The kind of place it needs.
    public var locationType: LocationType = .anywhere
    /// The time of year it suits; any if omitted.
    public var seasonality: Seasonality?
    /// The times of day at which it can be begun; any if omitted.
    @Field(.timesOfDay) public var timesOfDay: [TimeOfDay]?
    /// The light it needs; any if omitted.
    public var light: ChallengeLight?
    /// Whether it must be booked in advance; no if omitted.
    public var needsBooking: Bool?
}

extension Schema where Value == [TimeOfDay] {
    /// Times of day, at least one.
    static var timesOfDay: Schema { list(of: .nested, count: 1...5) }
}
