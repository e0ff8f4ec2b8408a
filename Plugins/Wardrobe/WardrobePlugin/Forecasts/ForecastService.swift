// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A service that forecasts the weather of a place.
public protocol ForecastService: Sendable {
    /// The service's address.
    var address: String { get }

    /// The weather of some days at a place, hour by hour.
    ///
    /// - Parameters:
    ///   - latitude: degrees, north positive.
    ///   - longitude: degrees, east positive.
    ///   - first: the first day, in UTC.
    ///   - last: the last day, in UTC.
    ///   - context: permits the network, and ends the request at its deadline.
    /// - Throws: what the service or the network refuses, as a `ComputationError` or an error that becomes
    ///   one.
    func weather(
        latitude: Double, longitude: Double, from first: CalendarDay, through last: CalendarDay, in context: Context
    ) async throws -> ServiceForecast
}

/// What a service forecasts.
public struct ServiceForecast: Sendable, Hashable {
    /// What the service asks to be said with its figures.
    public var attribution: String?
    /// The weather of each hour, in order.
    public var hours: [HourlyWeather]

    /// A forecast.
    public init(attribution: String?, hours: [HourlyWeather]) {
        self.attribution = attribution
        self.hours = hours
    }
}

/// Finds the forecast service of an address.
public struct ForecastServices: Sendable {
    private let service: @Sendable (String?) throws -> any ForecastService

    /// Services by their addresses; nil asks for the usual one.
    public init(_ service: @escaping @Sendable (String?) throws -> any ForecastService) { self.service = service }

    /// The service of an address, or the usual one.
    /// - Throws: a `ComputationError`, or an error that becomes one, when there is none.
    public func callAsFunction(_ address: String?) throws -> any ForecastService { try service(address) }

    /// No service at all.
    public static let none = ForecastServices { _ in
        throw ComputationError(.unavailable, "No forecast service is set up.")
    }
}
