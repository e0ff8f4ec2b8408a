// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// The weather of a day's waking hours or of an event's hours, in the form of a request.
///
/// Our convention: the range is that of the hours' temperatures, and wind and humidity are their means. The condition
/// is the worst wet one that brings 0.2 mm in an hour or is at least 30% probable, or else the most frequent one.
package struct DayWeather: Equatable {
    package let coldest: Double
    package let warmest: Double
    package let wind: Double?
    package let humidity: Double?
    package let condition: WeatherCondition?
    /// The largest of the hours with a wet condition, else the largest of all; 0 to 1.
    package let precipitationProbability: Double?

    /// The probability from which a wet condition counts, regardless of its amount.
    private static let leastProbability = 0.3
    /// The amount from which a wet condition counts, in mm per hour.
    private static let leastAmount = 0.2

    /// Creates the weather of a day at a longitude, or returns nil if the hours don't cover it.
    package init?(of day: CalendarDay, longitude: Double, in hours: [HourlyWeather]) {
        self.init(over: WeatherSpan(wakingHoursOf: day, longitude: longitude), in: hours)
    }

    /// Creates the weather of a time span, or returns nil if the hours don't cover it.
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

    /// Returns the request with this weather, except for values it already has.
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
