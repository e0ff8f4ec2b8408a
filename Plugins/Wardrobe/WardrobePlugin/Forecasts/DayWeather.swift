// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// The weather of a day's waking hours or of an event's hours, as a request takes it.
///
/// Our convention: the range is that of the hours' temperatures, and wind and humidity are their means. Of conditions the
/// worst wet one counts that brings 0.2 mm in an hour or is at least 30 % probable, else the most frequent.
package struct DayWeather: Equatable {
    package let coldest: Double
    package let warmest: Double
    package let wind: Double?
    package let humidity: Double?
    package let condition: WeatherCondition?
    /// The largest of the hours with a wet condition, else the largest of all; 0 to 1.
    package let precipitationProbability: Double?

    /// From this probability on a wet condition counts, however little it brings.
    private static let leastProbability = 0.3
    /// From this amount on a wet condition counts, in mm an hour.
    private static let leastAmount = 0.2

    /// The weather of a day at a longitude, or nil when the hours do not reach over it.
    package init?(of day: CalendarDay, longitude: Double, in hours: [HourlyWeather]) {
        self.init(over: WeatherSpan(wakingHoursOf: day, longitude: longitude), in: hours)
    }

    /// The weather of a stretch of time, or nil when the hours do not reach over it.
    package init?(over span: WeatherSpan, in forecast: [HourlyWeather]) {
        guard let hours = span.hours(of: forecast), let coldest = hours.map(\.temperature).min(),
            let warmest = hours.map(\.temperature).max()
        else { return nil }
        self.coldest = coldest
        self.warmest = warmest
        wind = Self.mean(hours.compactMap(\.wind))
        humidity = Self.mean(hours.compactMap(\.humidity))
        let wet = hours.filter { $0.condition?.isWet == true }
        let counted = wet.filter {
            ($0.precipitation ?? 0) >= Self.leastAmount || ($0.precipitationProbability ?? 0) >= Self.leastProbability
        }
        .compactMap(\.condition)
        let worst = [WeatherCondition.stormy, .snowy, .rainy].first(where: counted.contains)
        let counts = WeatherCondition.allCases.map { condition in
            (condition, hours.count { $0.condition == condition })
        }
        let usual = counts.filter { $0.1 > 0 && !$0.0.isWet }.max { $0.1 < $1.1 }?.0
        condition = worst ?? usual ?? counts.filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
        precipitationProbability =
            wet.compactMap(\.precipitationProbability).max() ?? hours.compactMap(\.precipitationProbability).max()
    }

    private static func mean(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    /// The request with this weather, save for what it has already.
    package func applied(to request: OutfitRequest) -> OutfitRequest {
        var request = request
        if request.temperature == nil, request.coldest == nil {
            request.coldest = coldest
            request.warmest = warmest
        }
        request.wind = request.wind ?? wind
        request.humidity = request.humidity ?? humidity
        request.condition = request.condition ?? condition
        request.precipitationProbability = request.precipitationProbability ?? precipitationProbability
        return request
    }
}
