// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A reason to exclude a challenge.
public enum Limit: String, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case inactive
    case validity
    case time
    case budget
    case socialComfort
    case location
    case season
    case coolDown
    case timeOfDay
    case daylight
    case booking
}

extension Limit: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.Limit", "A reason to exclude a challenge.") {
        switch $0 {
        case .inactive: "It is switched off."
        case .validity: "Its last day has passed."
        case .time: "It takes longer than mostTime."
        case .budget: "It costs more than budget."
        case .socialComfort: "It needs more company than socialComfort allows."
        case .location: "Its place is among excludedLocations."
        case .season: "It's for another time of year."
        case .coolDown: "It was completed, skipped, or missed recently."
        case .timeOfDay: "It's for an earlier time of day."
        case .daylight: "The rest of the day doesn't have the light it needs."
        case .booking: "It needs a booking, and bookings exclude it at this hour."
        }
    }
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
