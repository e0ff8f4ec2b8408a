// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import WardrobePlugin

extension OpenMeteo: ForecastService {
    /// The service's URL.
    public var address: String { baseURL }

    /// Returns the hourly weather at a place for a range of days.
    /// - Throws: as ``forecast(latitude:longitude:from:through:in:)``.
    public func weather(
        latitude: Double, longitude: Double, from first: CalendarDay, through last: CalendarDay, in context: Context
    ) async throws -> ServiceForecast {
        let forecast = try await forecast(
            latitude: latitude, longitude: longitude, from: first, through: last, in: context)
        return ServiceForecast(attribution: forecast.attribution, hours: forecast.hours.map(HourlyWeather.init))
    }
}

extension HourlyWeather {
    /// Creates an hour of weather from an hour of a service's forecast.
    fileprivate init(_ hour: ForecastHour) {
        self.init(time: EventTime(secondsSince1970: hour.unixSeconds), temperature: hour.temperature)
        apparentTemperature = hour.apparentTemperature
        humidity = hour.humidity
        wind = hour.wind
        precipitation = hour.precipitation
        precipitationProbability = hour.precipitationProbability
        condition = hour.condition
    }
}

extension ForecastServices {
    /// Open-Meteo, or compatible servers.
    ///
    /// - Parameter address: the default server's URL, such as that of your own; Open-Meteo's if nil or empty.
    public static func openMeteo(at address: String? = nil) -> ForecastServices {
        let usual = address.flatMap { $0.isEmpty ? nil : $0 }
        return ForecastServices { chosen in
            guard let server = chosen ?? usual else { return try OpenMeteo() }
            return try OpenMeteo(baseURL: server)
        }
    }
}
