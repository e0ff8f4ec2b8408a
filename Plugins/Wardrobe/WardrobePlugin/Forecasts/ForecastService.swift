// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A service that provides weather forecasts.
public protocol ForecastService: Sendable {
    /// The service's address.
    var address: String { get }

    /// Returns the hourly weather of a range of days at a place.
    ///
    /// - Parameters:
    ///   - latitude: degrees, north positive.
    ///   - longitude: degrees, east positive.
    ///   - first: the first day, in UTC.
    ///   - last: the last day, in UTC.
    ///   - context: allows network access and sets the request's deadline.
    /// - Throws: an error of the service or the network, as a `ComputationError` or an error that converts to one.
    func weather(
        latitude: Double, longitude: Double, from first: CalendarDay, through last: CalendarDay, in context: Context
    ) async throws -> ServiceForecast
}

/// The forecast of a service.
public struct ServiceForecast: Sendable, Hashable {
    /// The attribution that the service requires.
    public var attribution: String?
    /// The weather of each hour, in order.
    public var hours: [HourlyWeather]

    /// Creates a forecast.
    public init(attribution: String?, hours: [HourlyWeather]) {
        self.attribution = attribution
        self.hours = hours
    }
}

/// A lookup of forecast services by address.
public struct ForecastServices: Sendable {
    private let service: @Sendable (String?) throws -> any ForecastService

    /// Creates a lookup of services by address; nil stands for the default service.
    public init(_ service: @escaping @Sendable (String?) throws -> any ForecastService) { self.service = service }

    /// Returns the service at an address, or the default one.
    /// - Throws: a `ComputationError`, or an error that converts to one, if there is no such service.
    public func callAsFunction(_ address: String?) throws -> any ForecastService { try service(address) }

    /// A lookup without services.
    public static let none = ForecastServices { _ in
        throw ComputationError(.unavailable, "No forecast service is configured.")
    }
}
