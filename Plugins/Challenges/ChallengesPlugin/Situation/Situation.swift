// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The situation in which a challenge is chosen.
@Schema("challenges.Situation")
public struct Situation: SchemaProviding, Hashable {
    /// The day.
    public var day: CalendarDay
    /// The hour of the local clock.
    ///
    /// 0 to 23.
    @Field(.integer(0...23, .hours)) public var hour: Int = 9
    /// The weather.
    ///
    /// Nil if unknown.
    public var weather: DayWeather?
    /// The mood, from 1 (low) to 5 (high).
    ///
    /// Nil if unknown.
    @Field(.integer(1...5)) public var mood: Int?
    /// The season, if it differs from the day's.
    public var season: Season?
    /// Whether the place is south of the equator.
    public var isSouthern: Bool = false
    /// Whether a holiday is near.
    public var isHoliday: Bool = false
    /// The hour of dusk on the local clock, 0 to 24; by the season if omitted.
    @Field(.number(0...24, .hours)) public var dusk: Double?

    /// The stated season, or the season of the day.
    public var effectiveSeason: Season { season ?? Season(month: day.month, isSouthern: isSouthern) }

    /// The part of the day.
    public var dayPart: DayPart { DayPart(hour: hour) }

    /// The day of the week, 1 for Monday to 7 (ISO 8601).
    public var weekday: Int { day.weekday }

    /// Whether it is Saturday or Sunday.
    public var isWeekend: Bool { weekday >= 6 }
}
