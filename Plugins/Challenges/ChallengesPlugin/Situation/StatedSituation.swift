// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The known parts of a situation; the rest comes from the clock.
public struct StatedSituation: SchemaProviding, Hashable {
    /// The day; today by default.
    public var day: DayReference?
    /// The hour of the local clock; the current hour by default.
    public var hour: Int?
    /// The weather.
    public var weather: DayWeather?
    /// The mood, from 1 (low) to 5 (high).
    public var mood: Int?
    /// The season, if it differs from the day's.
    public var season: Season?
    /// Whether the place is south of the equator.
    public var isSouthern: Bool
    /// Whether a holiday is near.
    public var isHoliday: Bool

    /// Creates a situation; today and now by default.
    public init(
        day: DayReference? = nil, hour: Int? = nil, weather: DayWeather? = nil, mood: Int? = nil, season: Season? = nil,
        isSouthern: Bool = false, isHoliday: Bool = false
    ) {
        self.day = day
        self.hour = hour
        self.weather = weather
        self.mood = mood
        self.season = season
        self.isSouthern = isSouthern
        self.isHoliday = isHoliday
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.StatedSituation", "The known parts of a situation; the rest comes from the clock."
    ) {
        field("day", \.day, "The day; today by default.")
        field("hour", \.hour, "The hour of the local clock; the current hour by default.", .integer(0...23, .hours))
        field("weather", \.weather, "The weather.")
        field("mood", \.mood, "The mood, from 1 (low) to 5 (high).", .integer(1...5))
        field("season", \.season, "The season, if it differs from the day's.")
        field("isSouthern", \.isSouthern, "Whether the place is south of the equator.", .boolean, default: false)
        field("isHoliday", \.isHoliday, "Whether a holiday is near.", .boolean, default: false)
    }
}

extension StatedSituation {
    /// Creates a situation with every part stated.
    package init(_ situation: Situation) {
        self.init(
            day: .date(situation.day), hour: situation.hour, weather: situation.weather, mood: situation.mood,
            season: situation.season, isSouthern: situation.isSouthern, isHoliday: situation.isHoliday)
    }

    /// Returns the full situation at a local time.
    package func situation(at now: CivilDateTime) -> Situation {
        Situation(
            day: day?.day(today: now.day) ?? now.day, hour: hour ?? now.time.hour, weather: weather, mood: mood,
            season: season,
            isSouthern: isSouthern, isHoliday: isHoliday)
    }
}
