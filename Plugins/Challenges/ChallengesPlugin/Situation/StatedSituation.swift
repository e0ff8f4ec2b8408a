// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The known parts of a situation; the rest comes from the clock.
@Schema("challenges.StatedSituation")
public struct StatedSituation: SchemaProviding, Hashable {
    /// The day; today by default.
    public var day: DayReference?
    /// The hour of the local clock; the current hour by default.
    @Field(.integer(0...23, .hours)) public var hour: Int?
    /// The weather.
    public var weather: DayWeather?
    /// The mood, from 1 (low) to 5 (high).
    @Field(.integer(1...5)) public var mood: Int?
    /// The season, if it differs from the day's.
    public var season: Season?
    /// Whether the place is south of the equator.
    public var isSouthern: Bool = false
    /// Whether a holiday is near.
    public var isHoliday: Bool = false
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
