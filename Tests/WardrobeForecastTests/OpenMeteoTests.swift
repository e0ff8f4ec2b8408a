// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import LoopbackHTTP
import Testing
import WardrobePlugin

@testable import WardrobeForecast

@Suite("Open-Meteo")
struct OpenMeteoTests {
    /// A response in the form documented at open-meteo.com/en/docs, "JSON Return Object".
    static let answer = """
        {"latitude": 48.86, "longitude": 2.3599997, "generationtime_ms": 0.08, "utc_offset_seconds": 0,
         "timezone": "GMT", "timezone_abbreviation": "GMT", "elevation": 38.0,
         "hourly_units": {"time": "iso8601", "temperature_2m": "°C", "relative_humidity_2m": "%",
          "apparent_temperature": "°C", "precipitation": "mm", "weather_code": "wmo code", "wind_speed_10m": "m/s",
          "precipitation_probability": "%"},
         "hourly": {"time": ["2026-11-21T00:00", "2026-11-21T01:00", "2026-11-21T02:00", "2026-11-21T03:00"],
          "temperature_2m": [7.4, 7, null, -0.5], "relative_humidity_2m": [81, 84, 85, null],
          "apparent_temperature": [4.9, 4.6, 4.2, null], "precipitation": [0.00, 0.30, 0.10, null],
          "weather_code": [3, 61, 61, 42], "wind_speed_10m": [2.31, 3.02, 3.3, null],
          "precipitation_probability": [0, 62, 100, null]}}
        """

    private func ask(_ base: String, timeout: Double = 120) async throws -> Forecast {
        let day = try CalendarDay("2026-11-21")
        return try await OpenMeteo(baseURL: base, timeout: timeout)
            .forecast(latitude: 48.85661, longitude: -0.0012, from: day, through: day)
    }

    private func refusal(_ answer: LoopbackServer.Answer, timeout: Double = 120) async throws -> ForecastError {
        let server = try LoopbackServer(answer)
        defer { server.stop() }
        return try #require(await #expect(throws: ForecastError.self) { try await ask(server.url, timeout: timeout) })
    }

    @Test func `the documented response becomes hours`() async throws {
        let server = try LoopbackServer(.status(200, Self.answer))
        defer { server.stop() }
        let forecast = try await ask("\(server.url)/")
        #expect(forecast.source == server.url)
        #expect(forecast.attribution.contains("Open-Meteo.com"))
        #expect(forecast.hours.count == 3, "an hour without a temperature is left out")
        // date -u -d 2026-11-21T00:00Z +%s
        #expect(forecast.hours.map(\.unixSeconds) == [1_795_219_200, 1_795_222_800, 1_795_230_000])
        #expect(
            forecast.hours[1]
                == ForecastHour(
                    unixSeconds: 1_795_222_800, temperature: 7, apparentTemperature: 4.6, humidity: 84,
                    precipitation: 0.3, precipitationProbability: 0.62, wind: 3.02, condition: .rainy))
        #expect(forecast.hours.map(\.precipitationProbability) == [0, 0.62, nil])
        #expect(forecast.hours[0].condition == .cloudy)
        #expect(forecast.hours[2].condition == nil && forecast.hours[2].wind == nil)
        #expect(Forecast.schema.issues(of: forecast) == [])
    }

    /// The user's own server may not provide the variable, and Open-Meteo returns nulls for a model without it.
    @Test(arguments: [
        answer.replacing(",\n  \"precipitation_probability\": \"%\"", with: "")
            .replacing(",\n  \"precipitation_probability\": [0, 62, 100, null]", with: ""),
        answer.replacing("[0, 62, 100, null]", with: "null"),
        answer.replacing("[0, 62, 100, null]", with: "[null, null, null, null]")
            .replacing("\"precipitation_probability\": \"%\"", with: "\"precipitation_probability\": \"undefined\""),
    ])
    func `forecasts can lack probabilities`(body: String) async throws {
        try #require(body != Self.answer && !body.contains("62"))
        let server = try LoopbackServer(.status(200, body))
        defer { server.stop() }
        let forecast = try await ask(server.url)
        #expect(forecast.hours.map(\.temperature) == [7.4, 7, -0.5])
        #expect(forecast.hours.map(\.precipitation) == [0, 0.3, nil])
        #expect(forecast.hours.map(\.precipitationProbability) == [nil, nil, nil])
    }

    @Test func `requests contain only rounded coordinates, days and variables`() async throws {
        let server = try LoopbackServer(.status(200, Self.answer))
        defer { server.stop() }
        let forecast = try await ask(server.url)
        #expect(forecast.latitude == 48.86 && forecast.longitude == 0)
        let request = try #require(server.requests.first)
        #expect(server.requests.count == 1)
        #expect(
            request.hasPrefix(
                "GET /v1/forecast?latitude=48.86&longitude=0.0&hourly=temperature_2m,relative_humidity_2m,"
                    + "apparent_temperature,precipitation,weather_code,wind_speed_10m,precipitation_probability"
                    + "&temperature_unit=celsius&wind_speed_unit=ms&precipitation_unit=mm&timeformat=iso8601&timezone=UTC"
                    + "&start_date=2026-11-21&end_date=2026-11-21 HTTP/1.1\r\n"))
        #expect(!request.contains("48.8566"))
        #expect(!request.lowercased().contains("cookie"))
    }

    @Test func `rejections include the service's reason`() async throws {
        let error = try await refusal(
            .status(400, #"{"error":true,"reason":"Parameter 'end_date' is out of allowed range"}"#))
        #expect(error.code == .refused)
        #expect(error.exitCode == 69)
        #expect(error.description.contains("status 400: Parameter 'end_date' is out of allowed range"))
    }

    @Test(arguments: [
        (500, "the service has a problem"), (503, "the service has a problem"), (429, "too many requests"),
        (404, "404"),
    ])
    func `other HTTP statuses are reported`(status: Int, words: String) async throws {
        let error = try await refusal(.status(status, "<html>"))
        #expect(error.code == .refused && error.description.contains(words))
    }

    @Test func `redirects are not followed`() async throws {
        let other = try LoopbackServer(.status(200, Self.answer))
        defer { other.stop() }
        let error = try await refusal(.status(302, "", headers: "Location: \(other.url)/v1/forecast\r\n"))
        #expect(error.code == .refused && error.description.contains("redirects to another address"))
        #expect(other.requests == [])
    }

    @Test(arguments: [
        ("<html>", "line 1, column 1: expected"), ("{}", "utc_offset_seconds: expected 0, got nothing"),
        (answer.replacing("\"utc_offset_seconds\": 0", with: "\"utc_offset_seconds\": 3600"), "expected 0, got 3600"),
        (answer.replacing("\"m/s\"", with: "\"km/h\""), "hourly_units.wind_speed_10m: expected \"m/s\", got \"km/h\""),
        (answer.replacing("[7.4, 7, null, -0.5]", with: "[7.4, 7]"), "expected a list of 4 values, got a list of 2"),
        (answer.replacing("[7.4,", with: "[\"7.4\","), "hourly.temperature_2m[0]: expected a number or null"),
        (answer.replacing("[7.4,", with: "[740,"), "hour 0, temperature: expected a number from -90 to 60"),
        (answer.replacing("[7.4, 7, null, -0.5]", with: "[null, null, null, null]"), "at least one hour"),
        (
            answer.replacing("[0, 62, 100, null]", with: "[0, 100.5, 100, null]"),
            "hourly.precipitation_probability[1]: expected a number from 0 to 100 or null, got 100.5"
        ),
        (answer.replacing("[0, 62, 100, null]", with: "[-1, 62, 100, null]"), "[0]: expected a number from 0 to 100"),
        (answer.replacing("[0, 62, 100, null]", with: "[0, \"62\", 100, null]"), "[1]: expected a number from 0"),
        (answer.replacing("[0, 62, 100, null]", with: "[0, 62]"), "expected a list of 4 values, got a list of 2"),
        (answer.replacing("[0, 62, 100, null]", with: "62"), "hourly.precipitation_probability: expected a list of 4"),
        (
            answer.replacing("\"precipitation_probability\": \"%\"", with: "\"precipitation_probability\": \"\""),
            "hourly_units.precipitation_probability: expected \"%\""
        ),
        (answer.replacing("T01:00", with: "T25:00"), "hourly.time[1]: expected a time such as"),
        (answer.replacing("T02:00", with: "T01:00"), "hourly.time[2]: expected a time after the one before"),
    ])
    func `malformed responses are rejected with a path`(body: String, words: String) async throws {
        let error = try await refusal(.status(200, body))
        #expect(error.code == .wrongShape && error.exitCode == 65)
        #expect(error.description.contains(words), "\(error)")
    }

    @Test(arguments: ["", "garbage\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{\"lati", "HTTP/1.1 200"])
    func `broken connections and other protocols are reported`(bytes: String) async throws {
        let error = try await refusal(.bytes(bytes))
        #expect(error.code == .unreachable, "\(error)")
        #expect(error.description.contains("Are you online?"))
    }

    @Test func `endless responses are cut off`() async throws {
        let error = try await refusal(.status(200, String(repeating: " ", count: 5 << 20)))
        #expect(error.code == .wrongShape, "\(error)")
        #expect(error.description.contains("more than"))
    }

    @Test func `silent and slow responses end at the timeout`() async throws {
        for answer in [LoopbackServer.Answer.silence, .trickle] {
            let error = try await refusal(answer, timeout: 0.3)
            #expect(error.code == .timeout, "\(answer): \(error)")
            #expect(error.description.contains("within 0.3 seconds"))
        }
    }

    @Test func `unreachable servers are reported`() async throws {
        let server = try LoopbackServer(.silence)
        server.stop()
        let error = try #require(await #expect(throws: ForecastError.self) { try await ask(server.url) })
        #expect(error.code == .unreachable && error.exitCode == 69, "\(error)")
        let unknown = try #require(
            await #expect(throws: ForecastError.self) { try await ask("http://no-such-host.invalid") })
        #expect([.unreachable, .timeout].contains(unknown.code), "\(unknown)")
    }

    @Test(arguments: [
        "", "api.open-meteo.com", "ftp://a", "https://", "https:///v1", "http://a b", "http://a?x=1", "http://ä",
    ])
    func `invalid addresses are rejected`(text: String) {
        let error = #expect(throws: ForecastError.self) { try OpenMeteo(baseURL: text) }
        #expect(error?.code == .badRequest && error?.exitCode == 64)
    }

    @Test(arguments: [
        (91.0, 0.0, "latitude"), (-.infinity, 0, "latitude"), (0, 180.5, "longitude"), (0, .nan, "longitude"),
    ])
    func `invalid places are rejected before a request`(
        latitude: Double, longitude: Double, word: String
    ) async throws {
        let server = try LoopbackServer(.silence)
        defer { server.stop() }
        let day = try CalendarDay("2026-11-21")
        let service = try OpenMeteo(baseURL: server.url)
        let error = try #require(
            await #expect(throws: ForecastError.self) {
                try await service.forecast(latitude: latitude, longitude: longitude, from: day, through: day)
            })
        #expect(error.code == .badRequest && error.description.hasPrefix(word))
        #expect(server.requests == [])
        await #expect(throws: ForecastError.self) {
            try await service.forecast(latitude: 0, longitude: 0, from: day, through: day.adding(days: -1))
        }
    }

    @Test func `a computation that doesn't declare the network sends nothing`() async throws {
        let server = try LoopbackServer(.silence)
        defer { server.stop() }
        let day = try CalendarDay("2026-11-21")
        let url = server.url
        let asking = AnyComputation(
            manifest: Manifest(id: "test.asking", summary: "Asks.", examples: [Example("Go", [:])]),
            input: try AnySchema(jsonSchema: ["type": "object", "additionalProperties": false, "properties": [:]]),
            output: try AnySchema(jsonSchema: ["type": "object", "additionalProperties": false, "properties": [:]])
        ) { _, context in
            _ = try await OpenMeteo(baseURL: url).forecast(
                latitude: 0, longitude: 0, from: day, through: day, in: context)
            return [:]
        }
        struct Asking: Plugin {
            let manifest = PluginManifest(
                name: "test", title: "Test", summary: "Made for tests.", version: "1.0.0", license: "Apache-2.0")
            let computations: [AnyComputation]
        }
        let engine = try Engine([Asking(computations: [asking])])
        let error = await #expect(throws: ComputationError.self) { try await engine.run("test.asking", [:]) }
        #expect(error?.message == "test.asking has an effect that its manifest doesn't declare: network.")
        #expect(server.requests == [])
    }

    /// The documented codes, from table 4677 of the WMO's Manual on Codes.
    @Test(arguments: [
        ([0, 1], WeatherCondition.clear), ([2], .partlyCloudy), ([3], .cloudy), ([45, 48], .foggy),
        ([51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 80, 81, 82], .rainy), ([71, 73, 75, 77, 85, 86], .snowy),
        ([95, 96, 99], .stormy),
    ])
    func `weather codes are mapped to conditions`(codes: [Int], condition: WeatherCondition) {
        for code in codes { #expect(WeatherCode(value: code).condition(wind: 1) == condition, "\(code)") }
    }

    @Test func `wind changes dry weather and rain, and unknown codes are ignored`() {
        #expect(WeatherCode(value: 2).condition(wind: 9) == .windy)
        #expect(WeatherCode(value: 63).condition(wind: 9) == .rainy)
        #expect(WeatherCode(value: 63).condition(wind: 14) == .stormy)
        for code in [-1, 4, 42, 50, 100] { #expect(WeatherCode(value: code).condition(wind: nil) == nil) }
    }
}
