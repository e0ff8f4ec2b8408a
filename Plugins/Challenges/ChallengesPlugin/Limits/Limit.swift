// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A reason to exclude a challenge.
@Schema("challenges.Limit")
public enum Limit: String, CaseIterable, SchemaProviding, CodingKeyRepresentable {
    /// It is switched off.
    case inactive
    /// Its last day has passed.
    case validity
    /// It takes longer than mostTime.
    case time
    /// It costs more than budget.
    case budget
    /// It needs more company than socialComfort allows.
    case socialComfort
    /// Its place is among excludedLocations.
    case location
    /// It's for another time of year.
    case season
    /// It was completed, skipped, or missed recently.
    case coolDown
    /// It's for an earlier time of day.
    case timeOfDay
    /// The rest of the day doesn't have the light it needs.
    case daylight
    /// It needs a booking, and bookings exclude it at this hour.
    case booking
}

/// How long a challenge rests after it was assigned.
@Schema("challenges.CoolDown")
public struct CoolDown: SchemaProviding, Hashable {
    /// Days after it was completed.
    @Field(.integer(0...3_650, .days)) public var completed: Int = 7
    /// Days after it was skipped, or expired.
    @Field(.integer(0...3_650, .days)) public var skipped: Int = 7
}

/// The number of challenges that one limit excluded.
///
/// The number of challenges that a limit excludes, and the number that only it excludes.
@Schema("challenges.LimitCount")
public struct LimitCount: SchemaProviding, Hashable {
    /// The number of challenges that it excludes.
    ///
    /// Including those that other limits exclude too.
    @Field(.integer(0...Int.max)) public var removed: Int
    /// The number of challenges that only this limit excludes.
    @Field(.integer(0...Int.max)) public var wouldReturn: Int
}
