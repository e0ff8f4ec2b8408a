// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import WardrobePlugin

extension RequestOptions {
    /// The air that the NWS takes for still in its wind chill, in m/s: 3 mph, the pace of a walker.
    private static let calm = SpeedUnit.milesPerHour.metersPerSecond(3)

    /// The unit of figures without one, and of the answer.
    ///
    /// - Parameter profile: that of the wearer's profile; nil without one.
    /// - Throws: ``ComputationError`` for words that are no unit, and for texts that are no temperature.
    func temperatureUnit(profile: TemperatureUnit?) throws(ComputationError) -> TemperatureUnit {
        if let unit {
            switch unit.foldedWord {
            case "c", "°c", "celsius": return .celsius
            case "f", "°f", "fahrenheit": return .fahrenheit
            default:
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "--unit", expected: "C or F", got: JSONValue.string(String(unit.prefix(60))).text())
                ])
            }
        }
        let typed = try temperature.map { text throws(ComputationError) in
            try TemperatureText(parsing: text, for: "--temp").unit
        }
        let felt = try feelsLike.map { text throws(ComputationError) in
            try TemperatureText(parsing: text, for: "--feels-like").unit
        }
        return (typed ?? nil) ?? (felt ?? nil) ?? profile ?? .fahrenheit
    }

    /// The request, as the computations take it.
    ///
    /// - Parameters:
    ///   - unit: of figures without one.
    ///   - needsTemperature: whether the temperature must be typed, since no forecast gives it.
    ///   - today: the day when none is typed.
    /// - Throws: ``ComputationError`` that names the option at fault.
    func request(
        unit: TemperatureUnit, needsTemperature: Bool = true, today: CalendarDay = .today()
    ) throws(ComputationError) -> OutfitRequest {
        var request = OutfitRequest()
        request.date =
            try date.map { text throws(ComputationError) in
                try CalendarDay(typed: text, for: "--date", today: today)
            } ?? today
        request.setting =
            try setting.map { text throws(ComputationError) in
                try value(of: text, for: "--setting")
            }
        request.settings =
            try day.map { text throws(ComputationError) in try DayText(parsing: text, assuming: unit).settings } ?? []
        request.condition = try condition.map { text throws(ComputationError) in try value(of: text, for: "--condition")
        }
        request.occasion = try occasion.map { text throws(ComputationError) in try value(of: text, for: "--occasion") }
        request.dressCode = try dressCode.map { text throws(ComputationError) in
            try value(of: text, for: "--dress-code")
        }
        request.style = try style.map { text throws(ComputationError) in try value(of: text, for: "--style") }
        request.season = try season.map { text throws(ComputationError) in try value(of: text, for: "--season") }
        request.met = try activity.map { text throws(ComputationError) in try Activity.met(text, for: "--activity") }
        request.latitude = try latitudeInDegrees()
        _ = try longitudeInDegrees()
        request.humidity = try number(
            humidity.map { $0.hasSuffix("%") ? String($0.dropLast()) : $0 }, of: "--humidity", in: 0...100, "percent")
        if let text = precipitation, !text.hasSuffix("%"), let value = Double(text), value > 0, value < 1 {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--precipitation", expected: "a percentage such as 30%",
                    got: JSONValue.string(String(text.prefix(60))).text(),
                    recoverySuggestion: "is it \(Int(value * 100))%?")
            ])
        }
        request.precipitationProbability = try number(
            precipitation.map { $0.hasSuffix("%") ? String($0.dropLast()) : $0 }, of: "--precipitation", in: 0...100,
            "percent"
        ).map { $0 / 100 }
        request.wind = try wind.map { text throws(ComputationError) in
            try SpeedText(parsing: text, for: "--wind").metersPerSecond
        }
        try readTemperature(into: &request, unit, isNeeded: needsTemperature)
        return request
    }

    /// Latitude in degrees, north positive, if it was typed.
    func latitudeInDegrees() throws(ComputationError) -> Double? {
        try number(latitude, of: "--lat", in: -90...90, "degrees")
    }

    /// Longitude in degrees, east positive, if it was typed.
    func longitudeInDegrees() throws(ComputationError) -> Double? {
        try number(longitude, of: "--lon", in: -180...180, "degrees")
    }

    private func readTemperature(into request: inout OutfitRequest, _ unit: TemperatureUnit, isNeeded: Bool)
        throws(ComputationError)
    {
        // What it feels like has wind and humidity in it: it is the temperature of calm air of middling humidity.
        if feelsLike != nil {
            for (option, isGiven) in [("--wind", wind != nil), ("--humidity", humidity != nil)] where isGiven {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: option, expected: "none beside --feels-like, which has it in it already", got: "both",
                        recoverySuggestion: "give the air's own temperature with --temp and leave --feels-like out")
                ])
            }
            if request.setting != .indoors { request.wind = Self.calm }
        }
        // Both are read, so that a slip in either is told.
        let air = try temperature.map { text throws(ComputationError) in
            try TemperatureText(parsing: text, for: "--temp").celsius(assuming: unit)
        }
        let felt = try feelsLike.map { text throws(ComputationError) in
            try TemperatureText(parsing: text, for: "--feels-like").celsius(assuming: unit)
        }
        guard let (low, high) = felt ?? air else {
            guard isNeeded else { return }
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--temp", expected: "a temperature such as 55, 13C or 41..63", got: "nothing",
                    recoverySuggestion: "outfit suggest --temp 55 --occasion work")
            ])
        }
        if let high {
            request.coldest = low
            request.warmest = high
        } else {
            request.temperature = low
        }
    }

    private func number(
        _ text: String?, of option: String, in range: ClosedRange<Double>, _ unit: String
    ) throws(ComputationError) -> Double? {
        guard let text else { return nil }
        guard let value = Double(text), range.contains(value) else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: option,
                    expected: "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)) \(unit)",
                    got: JSONValue.string(String(text.prefix(60))).text())
            ])
        }
        return value
    }
}
