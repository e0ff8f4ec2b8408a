// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit
internal import ComputationMacros

/// The user's settings.
///
/// Apart from limits and preferences.
@Schema("challenges.ChallengeSettings")
public struct ChallengeSettings: SchemaProviding, Hashable {
    /// Always false: nothing is sent anywhere.
    ///
    /// That includes usage statistics.
    public var analytics: Bool = false
    /// Whether the home is south of the equator.
    ///
    /// Where the seasons are reversed.
    public var isSouthern: Bool = false
    /// Where the user lives, for the hour of dusk; dusk is by the season if omitted.
    public var home: HomePosition?
    /// The time zone for reminders whose hours aren't set yet.
    @Field(.zoneName) public var notificationZone: String?
    /// The country for public holidays.
    ///
    /// Nil for none.
    public var country: Country?
    /// The person's own holidays.
    ///
    /// In addition to the country's.
    @Field(count: 0...1_000) public var ownHolidays: [HolidayRange] = []
    /// How long training examples are kept; forever if omitted.
    public var retention: Retention?
    /// How long a challenge rests after it was assigned.
    ///
    /// Nil for the program's.
    public var coolDown: CoolDown?
    /// The scale of the posterior's spread in draws.
    ///
    /// Nil for the program's.
    @Field(.number(0...1)) public var spread: Double?
    /// Probability of picking a random challenge.
    ///
    /// 0 to 1; nil for the program's.
    @Field(.number(0...1)) public var exploration: Double?

    /// Returns whether a holiday of the country or of the person is near a day.
    public func isHoliday(_ day: CalendarDay) -> Bool {
        ownHolidays.contains { $0.contains(day) } || country.map { !$0.holidays(near: day).isEmpty } ?? false
    }

    /// Returns a situation with the hemisphere of the home, whether a holiday is near, and the hour of dusk.
    ///
    /// - Parameters:
    ///   - situation: The situation.
    ///   - offset: The offset of the local clock from UTC on that day in hours; dusk is by the season without it.
    public func situated(_ situation: Situation, offset: Double? = nil) -> Situation {
        var situation = situation
        if situation.dusk == nil, let home, let offset {
            situation.dusk = Dusk.hour(on: situation.day, at: home, offset: offset)
        }
        situation.isSouthern = situation.isSouthern || isSouthern
        situation.isHoliday = situation.isHoliday || isHoliday(situation.day)
        return situation
    }
}

/// How long training examples are kept.
///
/// It also says what happens to the model that was learned from them.
@Schema("challenges.Retention")
public struct Retention: SchemaProviding, Hashable {
    /// The retention period in days.
    @Field(.integer(1...36_500, .days)) public var days: Int
    /// What happens to the model learned from them.
    public var afterwards: Afterwards = .keepLearned

    /// What happens to the model learned from deleted examples.
    @Schema("challenges.Afterwards")
    public enum Afterwards: String, CaseIterable, SchemaProviding {
        /// It's kept as a mean and covariance that don't reveal single days.
        case keepLearned
        /// It's deleted with them.
        case forget
    }
}

/// The user's totals so far.
///
/// The store counts them.
@Schema("challenges.ChallengeCounters")
public struct ChallengeCounters: SchemaProviding, Hashable {
    /// The number of assigned challenges.
    ///
    /// Including those that the person chose.
    @Field(.integer(0...Int.max)) public var assigned: Int = 0
    /// The number of completed challenges.
    @Field(.integer(0...Int.max)) public var completed: Int = 0
    /// The number of skipped challenges.
    @Field(.integer(0...Int.max)) public var skipped: Int = 0
    /// The number of expired challenges, whose day ended without an outcome.
    @Field(.integer(0...Int.max)) public var expired: Int = 0
    /// The number of days with a completed challenge.
    @Field(.integer(0...Int.max, .days)) public var daysActive: Int = 0
}
