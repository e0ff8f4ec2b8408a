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
/// Nothing is sent before a forecast is asked for. Then the service learns the coordinates rounded to two decimals
/// (about 1 km), the days, and the address of this machine; redirections elsewhere are not followed. Open-Meteo's own
/// server is free for non-commercial use, and its data is licensed under CC BY 4.0.
public struct OpenMeteo: Sendable {
    /// Where the service is, without a slash at the end.
    public let baseURL: String
    /// How many seconds a forecast may take in all.
    public let timeout: Double

    /// Names a service.
    ///
    /// - Parameters:
    ///   - baseURL: an address that begins with `https://` or `http://`; Open-Meteo's own unless given.
    ///   - timeout: how many seconds a forecast may take in all, 0.05 to 600.
    /// - Throws: ``ForecastError`` with the code `bad-request` when the address or the timeout is none.
    public init(baseURL: String = "https://api.open-meteo.com", timeout: Double = 10) throws(ForecastError) {
        var address = baseURL
        while address.hasSuffix("/") { address.removeLast() }
        guard HTTPFetch.isAddress(address), !address.contains("?")
        else {
            throw ForecastError(
                .badRequest, "expected an address such as https://api.open-meteo.com, got \"\(baseURL)\"")
        }
        guard (0.05...600).contains(timeout) else {
            throw ForecastError(.badRequest, "expected a timeout from 0.05 to 600 seconds, got \(timeout)")
        }
        self.baseURL = address
        self.timeout = timeout
    }

    /// Asks for the weather at a place.
    ///
    /// - Parameters:
    ///   - latitude: degrees, north positive, -90 to 90.
    ///   - longitude: degrees, east positive, -180 to 180.
    ///   - first: the first day, in UTC.
    ///   - last: the last day, in UTC; the service knows about two weeks ahead.
    ///   - context: permits the network, and ends the request at its deadline.
    /// - Throws: ``ForecastError``, or a `ComputationError` when the context doesn't permit the network.
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

    /// The coordinates as they are sent: to two decimals, so that no house is named.
    static func rounded(
        _ latitude: Double, _ longitude: Double
    ) throws(ForecastError) -> (latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude) else {
            throw ForecastError(.badRequest, "latitude: expected a number from -90 to 90 degrees, got \(latitude)")
        }
        guard (-180...180).contains(longitude) else {
            throw ForecastError(.badRequest, "longitude: expected a number from -180 to 180 degrees, got \(longitude)")
        }
        // Adding zero makes a zero of minus zero.
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
        switch try await fetch.json(in: context) {
        case .answer(200, let body): return body
        case .answer(let status, let body): throw refusal(status, body)
        case .tooLarge:
            throw ForecastError(
                .wrongShape, "\(baseURL) sent more than \(Self.largestAnswer) bytes, which is no forecast.")
        case .cutOff:
            throw ForecastError(
                .unreachable,
                "\(baseURL) broke off in the midst of its answer. Are you online? You can give the weather yourself instead."
            )
        case .timeIsOver:
            throw ForecastError(
                .timeout,
                "\(baseURL) did not answer within \(timeout) seconds. Try again, or give the weather yourself.")
        case .unreachable(let reason):
            throw ForecastError(
                .unreachable,
                "Cannot reach \(baseURL) (\(reason)). Are you online? You can give the weather yourself instead.")
        }
    }

    /// A status other than 200; a documented refusal is `{"error": true, "reason": "…"}`.
    private func refusal(_ status: UInt, _ body: [UInt8]) -> ForecastError {
        let reason = (try? JSONValue(parsing: body))?["reason"]?.string.map { ": \($0.prefix(300))" } ?? ""
        let cure =
            switch status {
            case 300..<400: "; it redirects to another address, so use that one"
            case 429: "; it had too many questions from here, so try again later"
            case 500...: "; that is its own trouble, so try again later"
            default: ""
            }
        return ForecastError(.refused, "\(baseURL) answered with status \(status)\(reason)\(cure).")
    }
}
