// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import LoopbackHTTP
import Testing

@Suite("outfit with a forecast")
struct ForecastTests {
    /// A forecast in the format of open-meteo.com/en/docs: 2 °C at night, and 10 to 16 °C from 8 to 20 UTC.
    ///
    /// - Parameter probability: The probability of precipitation in percent; nil for a server without the variable.
    private static func answer(
        from first: String, days: Int, condition: Int = 61, probability: Int? = 40
    ) -> String {
        var times: [String] = []
        var temperatures: [String] = []
        let start = first.split(separator: "-").map { Int($0) ?? 0 }
        for hour in 0..<(24 * days) {
            let pair = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
            times.append("\"\(start[0])-\(pair(start[1]))-\(pair(start[2] + hour / 24))T\(pair(hour % 24)):00\"")
            temperatures.append((8...20).contains(hour % 24) ? (hour % 24 == 14 ? "16.0" : "10.0") : "2.0")
        }
        let list = { (value: String) in
            "[" + Array(repeating: value, count: times.count).joined(separator: ",") + "]"
        }
        let unit = probability == nil ? "" : ",\"precipitation_probability\":\"%\""
        let values = probability.map { ",\"precipitation_probability\":" + list("\($0)") } ?? ""
        return """
            {"latitude":48.85,"longitude":0.0,"utc_offset_seconds":0,"timezone":"GMT","hourly_units":{"time":"iso8601",
            "temperature_2m":"°C","relative_humidity_2m":"%","apparent_temperature":"°C","precipitation":"mm",
            "weather_code":"wmo code","wind_speed_10m":"m/s"\(unit)},"hourly":{"time":[\(times.joined(separator: ","))],
            "temperature_2m":[\(temperatures.joined(separator: ","))],"relative_humidity_2m":\(list("80")),
            "apparent_temperature":\(list("8.0")),"precipitation":\(list("1.2")),"weather_code":\(list("\(condition)")),
            "wind_speed_10m":\(list("4.0"))\(values)}}
            """
    }

    private let options = [
        "suggest", "--weather", "open-meteo", "--lat", "48.8566", "--lon", "0", "--date", "2026-11-21", "--unit", "C",
        "--occasion", "work",
    ]

    @Test
    func `the service supplies the day's weather, with at most one request per hour`() async throws {
        let home = try OutfitHome()
        let server = try LoopbackServer(.status(200, Self.answer(from: "2026-11-21", days: 1)))
        let environment = home.environment.merging(["ALMANAC_WEATHER_URL": server.url]) { $1 }
        let first = try await BuiltProgram.outfit(options, environment: environment)
        // From 7 to 22 in solar time, the minimum is 2 °C at 7, and the maximum is at 14.
        #expect(first.succeeded().contains("2 to 16 °C, rainy"))
        #expect(first.errors.contains("Open-Meteo.com"))
        let second = try await BuiltProgram.outfit(options, environment: environment)
        #expect(second.succeeded() == first.output)
        #expect(second.errors.contains("Open-Meteo.com"))
        #expect(server.requests.count == 1)
        // Requests have coordinates with only two decimals.
        #expect(server.requests.first?.contains("latitude=48.86&") == true)
    }

    private func planned(_ server: LoopbackServer, _ more: String...) async throws -> Finished {
        let home = try OutfitHome()
        try home.folder.write(PlanAndPackTests.calendar, to: "calendar.ics")
        let line = [
            "plan", "calendar.ics", "--weather", "open-meteo", "--weather-url", server.url, "--lat", "48.8566",
            "--lon", "0", "--date", "2026-11-23", "--unit", "C",
        ]
        return try await BuiltProgram.outfit(line + more, environment: home.environment, in: home.folder.path)
    }

    @Test
    func `a plan uses the weather at the hours of each event`() async throws {
        let server = try LoopbackServer(.status(200, Self.answer(from: "2026-11-23", days: 2)))
        let finished = try await planned(server)
        finished.fits80Columns()
        // It is 10 °C from 8 to 10, and 10 °C and 2 °C from 18 to 23.
        #expect(finished.output.contains("  10 °C at that hour, rainy (40 % chance).\n"))
        #expect(finished.output.contains("  2 to 10 °C at that hour, rainy (40 % chance).\n"))
        let request = try #require(server.requests.first)
        #expect(request.contains("precipitation_probability&"))
        #expect(request.contains("start_date=2026-11-23&end_date=2026-11-29"))
        let events = try #require(try await planned(server, "--format", "json").json()["events"]?.array)
        try #require(events.count == 2)
        #expect(events[0]["request"]?["temperature"]?.double == 10)
        #expect(events[0]["request"]?["coldest"] == nil)
        #expect(events[1]["request"]?["coldest"]?.double == 2)
        #expect(events[1]["request"]?["warmest"]?.double == 10)
        #expect(events[1]["request"]?["condition"] == "rainy")
        #expect(events[1]["request"]?["precipitationProbability"]?.double == 0.4)
    }

    @Test
    func `servers without rain probabilities are accepted`() async throws {
        let server = try LoopbackServer(
            .status(200, Self.answer(from: "2026-11-23", days: 2, probability: nil)))
        let finished = try await planned(server)
        #expect(finished.succeeded().contains("  2 to 10 °C at that hour, rainy.\n"))
        let events = try #require(try await planned(server, "--format", "json").json()["events"]?.array)
        #expect(events.count == 2)
        #expect(events.allSatisfy { $0["request"]?["precipitationProbability"] == nil })
        #expect(events.allSatisfy { $0["request"]?["condition"] == "rainy" })
    }

    @Test
    func `typed values override the forecast`() async throws {
        let server = try LoopbackServer(.status(200, Self.answer(from: "2026-11-21", days: 1)))
        let text = try await BuiltProgram.outfit(
            options + ["--weather-url", server.url, "--temp", "20", "--condition", "clear"],
            environment: OutfitHome().environment
        ).succeeded()
        #expect(text.contains("20 °C, clear"))
    }

    @Test
    func `no request is sent without the option`() async throws {
        let server = try LoopbackServer(.status(200, "{}"))
        let environment = try OutfitHome().environment.merging(["ALMANAC_WEATHER_URL": server.url]) { $1 }
        let line = ["suggest", "--temp", "10C", "--lat", "48.86", "--lon", "2.35"]
        _ = try await BuiltProgram.outfit(line, environment: environment).succeeded()
        #expect(server.requests.isEmpty)
    }

    @Test
    func `a failed request is reported in one sentence`() async throws {
        let server = try LoopbackServer(.status(200, "{\"hourly\":[]}"))
        let wrong = try await BuiltProgram.outfit(
            options + ["--weather-url", server.url], environment: OutfitHome().environment)
        #expect(wrong.exitCode != 0 && wrong.output == "")
        wrong.refused(wrong.exitCode ?? 0, [server.url])
        let none = try await BuiltProgram.outfit(
            options + ["--weather-url", "http://127.0.0.1:1"], environment: OutfitHome().environment)
        #expect(none.exitCode != 0)
        none.refused(none.exitCode ?? 0, ["127.0.0.1:1"])
    }
}
