// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// The request of a computation on the user's records, partly in numbers and partly as typed.
package struct StatedRequest {
    private let request: OutfitRequest
    private let typed: TypedRequest
    private let unit: TemperatureUnit?

    /// Creates a request.
    /// - Parameter unit: the unit of figures without one and of the output; nil if not stated.
    package init(_ request: OutfitRequest, _ typed: TypedRequest, unit: TemperatureUnit?) {
        self.request = request
        self.typed = typed
        self.unit = unit
    }

    /// The wind that the NWS treats as calm in its wind chill, in m/s: 3 mph, walking speed.
    private static let calm = SpeedUnit.milesPerHour.metersPerSecond(3)

    /// Returns the unit of figures without one and of the output.
    ///
    /// It's the stated unit, or else that of a typed temperature, or else the profile's. Without a profile, the output
    /// is in °C for a request in numbers, which are in °C, and in °F for any other.
    ///
    /// - Parameter profile: the unit of the wearer's profile; nil without a profile.
    package func unit(profile: TemperatureUnit?) -> TemperatureUnit {
        let isInNumbers = request.temperature != nil || request.coldest != nil || request.warmest != nil
        return unit ?? typed.temperature?.unit ?? typed.feelsLike?.unit ?? profile
            ?? (isInNumbers ? .celsius : .fahrenheit)
    }

    /// Whether a temperature or a range is stated.
    package var hasTemperature: Bool {
        typed.temperature != nil || typed.feelsLike != nil || request.temperature != nil || request.coldest != nil
            || request.warmest != nil
    }

    /// Returns the stated day.
    /// - Parameter today: the current day.
    package func date(today: CalendarDay) -> CalendarDay? { typed.date?.day(today: today) ?? request.date }

    /// Returns the request in numbers.
    ///
    /// - Parameters:
    ///   - unit: the unit of figures without one.
    ///   - today: the current day.
    ///   - needsTemperature: whether a temperature is required.
    /// - Throws: ``ComputationKit/ComputationError`` with the paths of the invalid fields.
    package func request(
        in unit: TemperatureUnit, today: CalendarDay, needsTemperature: Bool
    ) throws(ComputationError) -> OutfitRequest {
        var issues = contradictions
        var read = request
        read.date = date(today: today)
        read.met = typed.activity?.met ?? request.met
        read.wind = typed.wind?.metersPerSecond ?? request.wind
        read.humidity = typed.humidity?.percent ?? request.humidity
        read.precipitationProbability = typed.precipitation.map { $0.percent / 100 } ?? request.precipitationProbability
        do throws(ValidationIssue) {
            if let settings = typed.settings { read.settings = try settings.settings(assuming: unit) }
        } catch {
            issues.append(error.at("typed.settings"))
        }
        if typed.feelsLike != nil, read.setting != .indoors { read.wind = Self.calm }
        // Both are parsed, so that errors in either are reported.
        for (name, text) in [("temperature", typed.temperature), ("feelsLike", typed.feelsLike)] {
            guard let text else { continue }
            do throws(ValidationIssue) {
                let (low, high) = try text.celsius(assuming: unit)
                (read.temperature, read.coldest, read.warmest) = high.map { (nil, low, $0) } ?? (low, nil, nil)
            } catch {
                issues.append(error.at("typed.\(name)"))
            }
        }
        if issues.isEmpty {
            issues = OutfitRequest.schema.issues(of: read).map { $0.at(path(ofField: $0.path)) }
        }
        if issues.isEmpty, needsTemperature, !hasTemperature {
            issues.append(
                ValidationIssue(
                    path: "request.temperature", expected: "a temperature, both coldest and warmest, or a forecast",
                    got: "none"))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return read
    }

    /// Returns the fields that are given twice.
    private var contradictions: [ValidationIssue] {
        let twice: [(String, Bool)] = [
            ("date", typed.date != nil && request.date != nil),
            ("temperature", typed.temperature != nil && hasNumbers),
            ("feelsLike", typed.feelsLike != nil && hasNumbers),
            ("wind", typed.wind != nil && request.wind != nil),
            ("humidity", typed.humidity != nil && request.humidity != nil),
            ("precipitation", typed.precipitation != nil && request.precipitationProbability != nil),
            ("settings", typed.settings != nil && !request.settings.isEmpty),
            ("activity", typed.activity != nil && request.met != nil),
        ]
        var issues = twice.filter(\.1).map { name, _ in
            ValidationIssue(path: "typed.\(name)", expected: "no value when request has the same field", got: "both")
        }
        guard typed.feelsLike != nil else { return issues }
        if typed.temperature != nil {
            issues.append(
                ValidationIssue(
                    path: "typed.feelsLike", expected: "no air temperature besides, which it would replace",
                    got: "both"))
        }
        for (path, isGiven) in [
            (typed.wind == nil ? "request.wind" : "typed.wind", (typed.wind?.metersPerSecond ?? request.wind) != nil),
            (
                typed.humidity == nil ? "request.humidity" : "typed.humidity",
                (typed.humidity?.percent ?? request.humidity) != nil
            ),
        ] where isGiven {
            issues.append(
                ValidationIssue(
                    path: path, expected: "no value with `typed.feelsLike`, which includes it", got: "both",
                    recoverySuggestion: "give the air temperature in place of the feels-like temperature",
                    naming: ["typed.feelsLike"]))
        }
        return issues
    }

    private var hasNumbers: Bool { request.temperature != nil || request.coldest != nil || request.warmest != nil }

    /// Returns the error with the paths of the fields in the input.
    ///
    /// - Parameter list: the name of the list of requests that the error refers to, if there are several.
    package func renamingPaths(of error: ComputationError, list: String? = nil) -> ComputationError {
        error.renamingPaths { path in
            if path.hasPrefix("request.") { return self.path(ofField: String(path.dropFirst("request.".count))) }
            guard let list, path.hasPrefix("\(list)["), let end = path.firstIndex(of: "]"),
                path[end...].hasPrefix("].")
            else { return path }
            return self.path(ofField: String(path[end...].dropFirst(2)))
        }
    }

    /// Returns the path of the input for a field of the request.
    private func path(ofField field: String) -> String {
        let name = String(field.prefix { $0 != "." && $0 != "[" })
        let temperature = typed.feelsLike != nil ? "feelsLike" : typed.temperature != nil ? "temperature" : nil
        let own: String? =
            switch name {
            case "temperature", "coldest", "warmest": temperature
            case "date": typed.date.map { _ in "date" }
            case "wind": typed.wind.map { _ in "wind" }
            case "humidity": typed.humidity.map { _ in "humidity" }
            case "precipitationProbability": typed.precipitation.map { _ in "precipitation" }
            case "settings": typed.settings.map { _ in "settings" }
            case "met": typed.activity.map { _ in "activity" }
            default: nil
            }
        return own.map { "typed.\($0)" } ?? "request.\(field)"
    }
}

extension ValidationIssue {
    /// Returns the issue at another path.
    package func at(_ path: String) -> ValidationIssue {
        var issue = self
        issue.path = path
        return issue
    }
}
