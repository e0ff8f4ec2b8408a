// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Synchronization
import WardrobePlugin

/// A forecast service that counts its requests and returns 1 °C at midnight UTC, rising by one degree an hour.
final class StubForecasts: ForecastService {
    let address = "https://forecast.example"
    private let count = Atomic(0)
    var requests: Int { count.load(ordering: .relaxed) }

    func weather(
        latitude: Double, longitude: Double, from first: CalendarDay, through last: CalendarDay, in context: Context
    ) async throws -> ServiceForecast {
        try context.require(.network)
        count.add(1, ordering: .relaxed)
        let start = first.daysSince1970 * 24
        let hours = (start..<(last.daysSince1970 + 1) * 24).map { hour in
            var weather = HourlyWeather(
                time: EventTime(secondsSince1970: hour * 3_600),
                temperature: Double(hour - start).truncatingRemainder(dividingBy: 24) + 1)
            weather.condition = .cloudy
            weather.wind = 2
            return weather
        }
        return ServiceForecast(attribution: "Weather data by the tests", hours: hours)
    }
}

extension ForecastServices {
    /// The stub service for any address.
    static func stub(_ service: StubForecasts = StubForecasts()) -> ForecastServices {
        ForecastServices { _ in service }
    }
}
