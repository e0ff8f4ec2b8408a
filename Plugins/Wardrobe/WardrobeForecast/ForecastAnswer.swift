// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import WardrobePlugin

/// The service's response: for each variable, a list with a value or null for each hour.
struct ForecastAnswer {
    /// The requested variables by the service's names, each with its expected unit; codes have none.
    private static let units: [(String, String?)] = [
        ("temperature_2m", "°C"), ("relative_humidity_2m", "%"), ("apparent_temperature", "°C"),
        ("precipitation", "mm"), ("weather_code", nil), ("wind_speed_10m", "m/s"),
    ]
    /// The probability of precipitation, which the user's own server may not provide.
    private static let probability = "precipitation_probability"
    static let variables = units.map(\.0) + [probability]

    let hours: [ForecastHour]

    init(_ bytes: [UInt8], from source: String) throws(ForecastError) {
        func wrong(_ path: String, _ expected: String, _ got: String) -> ForecastError {
            ForecastError(
                .wrongShape, "\(source) returned an invalid forecast: \(path): expected \(expected), got \(got).")
        }
        let json: JSONValue
        do {
            json = try JSONValue(parsing: bytes)
        } catch {
            throw wrong("line \(error.line), column \(error.column)", error.expected, error.got)
        }
        guard json["utc_offset_seconds"]?.int == 0 else {
            throw wrong("utc_offset_seconds", "0", json["utc_offset_seconds"]?.inWords ?? "nothing")
        }
        guard let texts = json["hourly"]?["time"]?.array else {
            throw wrong("hourly.time", "a list of times", json["hourly"]?["time"]?.inWords ?? "nothing")
        }
        var times: [Int] = []
        for (index, text) in texts.enumerated() {
            guard let time = text.string.flatMap(Self.unixSeconds) else {
                throw wrong("hourly.time[\(index)]", "a time such as 2026-11-21T09:00", text.inWords)
            }
            if let last = times.last, last >= time {
                throw wrong("hourly.time[\(index)]", "a time after the one before", text.inWords)
            }
            times.append(time)
        }
        var columns: [String: [Double?]] = [:]
        for (name, unit) in Self.units {
            if let unit, json["hourly_units"]?[name]?.string != unit {
                throw wrong("hourly_units.\(name)", "\"\(unit)\"", json["hourly_units"]?[name]?.inWords ?? "nothing")
            }
            guard let values = json["hourly"]?[name]?.array, values.count == times.count else {
                throw wrong(
                    "hourly.\(name)", "a list of \(times.count) values",
                    json["hourly"]?[name]?.array.map { "a list of \($0.count)" } ?? "none")
            }
            var column: [Double?] = []
            for (index, value) in values.enumerated() {
                guard value == .null || value.double != nil else {
                    throw wrong("hourly.\(name)[\(index)]", "a number or null", value.inWords)
                }
                column.append(value.double)
            }
            columns[name] = column
        }
        let probabilities: [Double?]
        do {
            probabilities = try Self.probabilities(in: json, count: times.count)
        } catch {
            throw wrong(error.path, error.expected, error.got)
        }
        var hours: [ForecastHour] = []
        for (index, time) in times.enumerated() {
            func value(_ name: String) -> Double? { columns[name]?[index] }
            guard let temperature = value("temperature_2m") else { continue }
            let wind = value("wind_speed_10m")
            let code = value("weather_code").flatMap { Int(exactly: $0) }
            let hour = ForecastHour(
                unixSeconds: time, temperature: temperature, apparentTemperature: value("apparent_temperature"),
                humidity: value("relative_humidity_2m"), precipitation: value("precipitation"),
                precipitationProbability: probabilities[index], wind: wind,
                condition: code.flatMap { WeatherCode(value: $0).condition(wind: wind) })
            if let issue = ForecastHour.schema.issues(of: hour).first {
                throw wrong("hour \(index), \(issue.path)", issue.expected, issue.got)
            }
            hours.append(hour)
        }
        guard !hours.isEmpty else { throw wrong("hourly", "at least one hour with a temperature", "none") }
        self.hours = hours
    }

    /// Returns the probability of precipitation for each hour, 0 to 1, or nil for all if the response has no such list.
    ///
    /// - Throws: ``ValidationIssue`` for an invalid list, a wrong unit, or a probability outside 0 to 100 %.
    private static func probabilities(in json: JSONValue, count: Int) throws(ValidationIssue) -> [Double?] {
        let path = "hourly.\(probability)"
        guard let list = json["hourly"]?[probability], list != .null else {
            return Array(repeating: nil, count: count)
        }
        guard let values = list.array, values.count == count else {
            throw ValidationIssue(path: path, expected: "a list of \(count) values", got: list.inWords)
        }
        // For a model without probabilities, Open-Meteo returns nulls with the unit "undefined".
        let isKnown = values.contains { $0 != .null }
        if isKnown, json["hourly_units"]?[probability]?.string != "%" {
            throw ValidationIssue(
                path: "hourly_units.\(probability)", expected: "\"%\"",
                got: json["hourly_units"]?[probability]?.inWords ?? "nothing")
        }
        var column: [Double?] = []
        for (index, value) in values.enumerated() {
            guard value != .null else {
                column.append(nil)
                continue
            }
            guard let percent = value.double, 0...100 ~= percent else {
                throw ValidationIssue(
                    path: "\(path)[\(index)]", expected: "a number from 0 to 100 or null", got: value.inWords)
            }
            column.append(percent / 100)
        }
        return column
    }

    /// Parses a time in UTC such as `2026-11-21T09:00`.
    private static func unixSeconds(_ text: String) -> Int? {
        let digits = Array(text.utf8)
        guard digits.count == 16, digits[10] == UInt8(ascii: "T"), digits[13] == UInt8(ascii: ":"),
            let day = try? CalendarDay(String(decoding: digits[..<10], as: UTF8.self))
        else { return nil }
        let numbers = [digits[11..<13], digits[14..<16]].compactMap { pair -> Int? in
            let areDigits = pair.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            return areDigits ? Int(String(decoding: pair, as: UTF8.self)) : nil
        }
        guard numbers.count == 2, numbers[0] < 24, numbers[1] < 60 else { return nil }
        return day.daysSince1970 * 86_400 + numbers[0] * 3_600 + numbers[1] * 60
    }
}
