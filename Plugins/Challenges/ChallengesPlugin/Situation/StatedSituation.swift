// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// When and in what circumstances, as far as it is stated.
public struct StatedSituation: SchemaProviding, Hashable {
    /// The day; today unless given.
    public var day: DayReference?
    /// The hour of the local clock; now unless given.
    public var hour: Int?
    /// The weather.
    public var weather: DayWeather?
    /// The mood, from low to high.
    public var mood: Int?
    /// The season, when it is to be another than that of the day.
    public var season: Season?
    /// Whether the place is south of the equator.
    public var isSouthern: Bool
    /// Whether a holiday of the place is near.
    public var isHoliday: Bool

    /// A situation; what is left out is today and now.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.StatedSituation", "When and in what circumstances, as far as it is stated."
    ) {
        field("day", \.day, "The day; today unless given.")
        field("hour", \.hour, "The hour of the local clock; now unless given.", .integer(0...23, .hours))
        field("weather", \.weather, "The weather.")
        field("mood", \.mood, "The mood, from low to high.", .integer(1...5))
        field("season", \.season, "The season, when it is to be another than that of the day.")
        field("isSouthern", \.isSouthern, "Whether the place is south of the equator.", .boolean, default: false)
        field("isHoliday", \.isHoliday, "Whether a holiday of the place is near.", .boolean, default: false)
    }
}

extension StatedSituation {
    /// A situation of which everything is stated.
    package init(_ situation: Situation) {
        self.init(
            day: .date(situation.day), hour: situation.hour, weather: situation.weather, mood: situation.mood,
            season: situation.season, isSouthern: situation.isSouthern, isHoliday: situation.isHoliday)
    }

    /// The situation for somebody whose clocks show a time.
    package func situation(at now: CivilDateTime) -> Situation {
        Situation(
            day: day?.day(today: now.day) ?? now.day, hour: hour ?? now.time.hour, weather: weather, mood: mood,
            season: season,
            isSouthern: isSouthern, isHoliday: isHoliday)
    }
}
