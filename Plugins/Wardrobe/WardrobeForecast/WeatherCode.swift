// SPDX-License-Identifier: Apache-2.0

internal import WardrobePlugin

/// A code for present weather from table 4677 of the Manual on Codes (World Meteorological Organization, No.
///
/// 306).
///
/// Open-Meteo uses these codes: 0 to 3 clear to overcast, 45 and 48 fog, 51 to 57 drizzle, 61 to 67 rain, 71 to 77
/// snow, 80 to 82 showers of rain, 85 and 86 of snow, 95, 96 and 99 thunderstorm (open-meteo.com/en/docs, "WMO
/// Weather interpretation codes").
struct WeatherCode {
    let value: Int

    /// The wind at 10 m, in m/s, from which rain counts as a storm: a near gale on the Beaufort scale (our convention).
    static let stormyWind = 13.9

    /// Returns the weather condition, or nil for a code that the service doesn't document.
    ///
    /// The table doesn't include wind. By our convention, dry weather from ``WeatherDemand/strongWind`` on is windy.
    ///
    /// - Parameter wind: the speed at 10 m in m/s, if known.
    func condition(wind: Double?) -> WeatherCondition? {
        let wind = wind ?? 0
        switch value {
        case 0...3 where wind >= WeatherDemand.strongWind: return .windy
        case 0, 1: return .clear
        case 2: return .partlyCloudy
        case 3: return .cloudy
        case 45, 48: return .foggy
        case 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 80, 81, 82: return wind >= Self.stormyWind ? .stormy : .rainy
        case 71, 73, 75, 77, 85, 86: return .snowy
        case 95, 96, 99: return .stormy
        default: return nil
        }
    }
}
