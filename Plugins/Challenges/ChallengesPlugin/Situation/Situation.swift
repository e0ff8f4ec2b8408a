// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// When and in what circumstances a challenge is chosen.
public struct Situation: SchemaProviding, Hashable {
    /// The day.
    public var day: CalendarDay
    /// The hour of the local clock, 0 to 23.
    public var hour: Int
    /// The weather; nil when not known.
    public var weather: DayWeather?
    /// The mood, from low to high, 1 to 5; nil when not known.
    public var mood: Int?
    /// The season, when it is to be another than that of the day.
    public var season: Season?
    /// Whether the place is south of the equator.
    public var isSouthern: Bool
    /// Whether a holiday of the place is near.
    public var isHoliday: Bool

    /// A situation.
    public init(
        day: CalendarDay, hour: Int = 9, weather: DayWeather? = nil, mood: Int? = nil, season: Season? = nil,
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

    /// The season of the day, unless another is stated.
    public var effectiveSeason: Season { season ?? Season(month: day.month, isSouthern: isSouthern) }

    /// The part of the day.
    public var dayPart: DayPart { DayPart(hour: hour) }

    /// The day of the week, 1 for Monday to 7 (ISO 8601).
    public var weekday: Int { day.weekday }

    /// Whether it is Saturday or Sunday.
    public var isWeekend: Bool { weekday >= 6 }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.Situation", "When and in what circumstances a challenge is chosen."
    ) {
        field("day", \.day, "The day.")
        field("hour", \.hour, "The hour of the local clock.", .integer(0...23, .hours), default: 9)
        field("weather", \.weather, "The weather.")
        field("mood", \.mood, "The mood, from low to high.", .integer(1...5))
        field("season", \.season, "The season, when it is to be another than that of the day.")
        field("isSouthern", \.isSouthern, "Whether the place is south of the equator.", .boolean, default: false)
        field("isHoliday", \.isHoliday, "Whether a holiday of the place is near.", .boolean, default: false)
    }
}
