// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
import WardrobePlugin

/// The weather of a day's waking hours, as a request asks for it.
///
/// Our convention: the hours from 7 to 22 by the sun, which stands highest at 12; the range is that of their
/// temperatures, wind and humidity are their means, and of conditions the worst wet one that brings 0.2 mm in an hour
/// counts, else the most frequent.
struct DayWeather: Equatable {
    let coldest: Double
    let warmest: Double
    let wind: Double?
    let humidity: Double?
    let condition: WeatherCondition?

    /// The weather of a day at a longitude, or nil when the hours do not reach over it.
    init?(of day: CalendarDay, longitude: Double, in hours: [HourlyWeather]) {
        let midnight = Double(day.daysSince1970) * 86_400 - longitude * 240
        let waking = hours.filter { hour in
            guard let seconds = hour.time.secondsSince1970 else { return false }
            return (7 * 3_600...22 * 3_600).contains(Double(seconds) - midnight)
        }
        // A forecast has each hour, so that fewer than 15 of the 16 mean that it begins or ends within the day.
        guard waking.count >= 15, let coldest = waking.map(\.temperature).min(),
            let warmest = waking.map(\.temperature).max()
        else { return nil }
        self.coldest = coldest
        self.warmest = warmest
        wind = Self.mean(waking.compactMap(\.wind))
        humidity = Self.mean(waking.compactMap(\.humidity))
        let wet = waking.filter { ($0.precipitation ?? 0) >= 0.2 }.compactMap(\.condition).filter(\.isWet)
        let worst = [WeatherCondition.stormy, .snowy, .rainy].first(where: wet.contains)
        let counts = WeatherCondition.allCases.map { condition in
            (condition, waking.count { $0.condition == condition })
        }
        let usual = counts.filter { $0.1 > 0 && !$0.0.isWet }.max { $0.1 < $1.1 }?.0
        condition = worst ?? usual ?? counts.filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
    }

    private static func mean(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    /// The request with this weather, save for what it has already.
    func applied(to request: OutfitRequest) -> OutfitRequest {
        var request = request
        if request.temperature == nil, request.coldest == nil {
            request.coldest = coldest
            request.warmest = warmest
        }
        request.wind = request.wind ?? wind
        request.humidity = request.humidity ?? humidity
        request.condition = request.condition ?? condition
        return request
    }
}
