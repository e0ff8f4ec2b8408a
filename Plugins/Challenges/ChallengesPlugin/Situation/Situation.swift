// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The situation in which a challenge is chosen.
public struct Situation: SchemaProviding, Hashable {
    /// The day.
    public var day: CalendarDay
    /// The hour of the local clock, 0 to 23.
    public var hour: Int
    /// The weather; nil if unknown.
    public var weather: DayWeather?
    /// The mood, from 1 (low) to 5 (high); nil if unknown.
    public var mood: Int?
    /// The season, if it differs from the day's.
    public var season: Season?
    /// Whether the place is south of the equator.
    public var isSouthern: Bool
    /// Whether a holiday is near.
    public var isHoliday: Bool
    /// The hour of dusk on the local clock, 0 to 24; by the season if omitted.
    public var dusk: Double?

    /// Creates a situation.
    public init(
        day: CalendarDay, hour: Int = 9, weather: DayWeather? = nil, mood: Int? = nil, season: Season? = nil,
        isSouthern: Bool = false, isHoliday: Bool = false, dusk: Double? = nil
    ) {
        self.day = day
        self.hour = hour
        self.weather = weather
        self.mood = mood
        self.season = season
        self.isSouthern = isSouthern
        self.isHoliday = isHoliday
        self.dusk = dusk
    }

    /// The stated season, or the season of the day.
    public var effectiveSeason: Season { season ?? Season(month: day.month, isSouthern: isSouthern) }

    /// The part of the day.
    public var dayPart: DayPart { DayPart(hour: hour) }

    /// The day of the week, 1 for Monday to 7 (ISO 8601).
    public var weekday: Int { day.weekday }

    /// Whether it is Saturday or Sunday.
    public var isWeekend: Bool { weekday >= 6 }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.Situation", "The situation in which a challenge is chosen."
    ) {
        field("day", \.day, "The day.")
        field("hour", \.hour, "The hour of the local clock.", .integer(0...23, .hours), default: 9)
        field("weather", \.weather, "The weather.")
        field("mood", \.mood, "The mood, from 1 (low) to 5 (high).", .integer(1...5))
        field("season", \.season, "The season, if it differs from the day's.")
        field("isSouthern", \.isSouthern, "Whether the place is south of the equator.", .boolean, default: false)
        field("isHoliday", \.isHoliday, "Whether a holiday is near.", .boolean, default: false)
        field(
            "dusk", \.dusk, "The hour of dusk on the local clock, 0 to 24; by the season if omitted.",
            .number(0...24, .hours))
    }
}
