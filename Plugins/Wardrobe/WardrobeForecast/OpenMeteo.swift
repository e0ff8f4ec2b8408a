// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import HTTPFetch
internal import WardrobePlugin

/// The Open-Meteo forecast service, or your own compatible server.
///
/// ```swift
/// let forecast = try await OpenMeteo().forecast(latitude: 48.86, longitude: 2.35, from: today, through: today)
/// ```
///
/// Nothing is sent until you request a forecast. The service then receives the coordinates rounded to two decimals
/// (about 1 km), the days, and the IP address of this machine. Redirects aren't followed. Open-Meteo's own
/// server is free for non-commercial use, and its data is licensed under CC BY 4.0.
public struct OpenMeteo: Sendable {
    /// The service's base URL, without a trailing slash.
    public let baseURL: String
    /// The time limit for a forecast, in seconds.
    public let timeout: Double

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - baseURL: a URL that begins with `https://` or `http://`; Open-Meteo's own by default.
    ///   - timeout: the time limit for a forecast in seconds, 0.05 to 600.
    /// - Throws: ``ForecastError`` with the code `bad-request` if the URL or the timeout is invalid.
    public init(baseURL: String = "https://api.open-meteo.com", timeout: Double = 10) throws(ForecastError) {
        var address = baseURL
        while address.hasSuffix("/") { address.removeLast() }
        guard HTTPFetch.isURL(address), !address.contains("?")
        else {
            throw ForecastError(
                .badRequest,
                "expected an address such as https://api.open-meteo.com, got "
                    + "\"\(HTTPFetch.withoutUserInformation(baseURL))\"")
        }
        guard (0.05...600).contains(timeout) else {
            throw ForecastError(.badRequest, "expected a timeout from 0.05 to 600 seconds, got \(timeout)")
        }
        self.baseURL = address
        self.timeout = timeout
    }

    /// Fetches the hourly weather at a place for a range of days.
    ///
    /// - Parameters:
    ///   - latitude: degrees, north positive, -90 to 90.
    ///   - longitude: degrees, east positive, -180 to 180.
    ///   - first: the first day, in UTC.
    ///   - last: the last day, in UTC; the service forecasts about two weeks ahead.
    ///   - context: permits network access and ends the request at its deadline.
    /// - Throws: ``ForecastError``, or a `ComputationError` if the context doesn't permit network access.
    public func forecast(
        latitude: Double, longitude: Double, from first: CalendarDay, through last: CalendarDay,
        in context: Context = Context()
    ) async throws -> Forecast {
        let place = try Self.rounded(latitude, longitude)
        guard first <= last, last.daysSince1970 - first.daysSince1970 <= 31 else {
            throw ForecastError(.badRequest, "expected at most 32 days in order, got \(first) to \(last)")
        }
        let answer = try await get(Self.path(place.latitude, place.longitude, first, last), in: context)
        return Forecast(
            source: baseURL, attribution: "Weather data by Open-Meteo.com (CC BY 4.0)",
            latitude: place.latitude, longitude: place.longitude,
            hours: try ForecastAnswer(answer, from: baseURL).hours)
    }

    /// Returns the coordinates as they are sent: rounded to two decimals, so that they don't identify a house.
    static func rounded(
        _ latitude: Double, _ longitude: Double
    ) throws(ForecastError) -> (latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude) else {
            throw ForecastError(.badRequest, "latitude: expected a number from -90 to 90 degrees, got \(latitude)")
        }
        guard (-180...180).contains(longitude) else {
            throw ForecastError(.badRequest, "longitude: expected a number from -180 to 180 degrees, got \(longitude)")
        }
        // Adding zero turns negative zero into zero.
        return ((latitude * 100).rounded() / 100 + 0, (longitude * 100).rounded() / 100 + 0)
    }

    static func path(_ latitude: Double, _ longitude: Double, _ first: CalendarDay, _ last: CalendarDay) -> String {
        "/v1/forecast?latitude=\(latitude)&longitude=\(longitude)"
            + "&hourly=\(ForecastAnswer.variables.joined(separator: ","))"
            + "&temperature_unit=celsius&wind_speed_unit=ms&precipitation_unit=mm&timeformat=iso8601&timezone=UTC"
            + "&start_date=\(first)&end_date=\(last)"
    }

    private static let largestAnswer = 4 << 20

    private func get(_ path: String, in context: Context) async throws -> [UInt8] {
        let fetch = HTTPFetch(baseURL + path, timeout: timeout, largest: Self.largestAnswer)
        switch try await fetch.get(in: context) {
        case .response(200, let body): return body
        case .response(let status, let body): throw refusal(status, body)
        case .tooLarge:
            throw ForecastError(
                .wrongShape, "\(baseURL) sent more than \(Self.largestAnswer) bytes, too large for a forecast.")
        case .incomplete:
            throw ForecastError(
                .unreachable,
                "\(baseURL) closed the connection before the response was complete. Are you online? "
                    + "You can also enter the weather yourself.")
        case .timedOut:
            throw ForecastError(
                .timeout,
                "\(baseURL) didn't respond within \(timeout) seconds. Try again, or enter the weather yourself.")
        case .unreachable(let reason):
            throw ForecastError(
                .unreachable,
                "Can't reach \(baseURL) (\(reason)). Are you online? You can also enter the weather yourself.")
        }
    }

    /// Returns the error for a status other than 200.
    ///
    /// The documented body is `{"error": true, "reason": "…"}`.
    private func refusal(_ status: UInt, _ body: [UInt8]) -> ForecastError {
        let reason = (try? JSONValue(parsing: body))?["reason"]?.string.map { ": \($0.prefix(300))" } ?? ""
        let cure =
            switch status {
            case 300..<400: "; it redirects to another address, so use that one"
            case 429: "; it received too many requests from here, so try again later"
            case 500...: "; the service has a problem, so try again later"
            default: ""
            }
        return ForecastError(.refused, "\(baseURL) responded with status \(status)\(reason)\(cure).")
    }
}
