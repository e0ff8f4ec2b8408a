// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// The ranges of ISO 7730.
enum ISO7730Range {
    /// Air temperatures in °C.
    static let airTemperatures: ClosedRange<Double> = 10...30
    /// Mean radiant temperatures in °C.
    static let radiantTemperatures: ClosedRange<Double> = 10...40
    /// Relative air speeds in m/s.
    static let relativeAirSpeeds: ClosedRange<Double> = 0...1
    /// Metabolic rates in met.
    static let metabolicRates: ClosedRange<Double> = 0.8...4
    /// Insulation in clo.
    static let insulation: ClosedRange<Double> = 0...2
    /// Vapor pressures in Pa.
    static let vaporPressures: ClosedRange<Double> = 0...2700
    /// Mean votes.
    static let votes: ClosedRange<Double> = -2...2

    /// Returns an issue for each value of a balance that is outside, including the insulation if given, by the names of
    /// PMV's input.
    static func issues(of balance: ThermalComfortBalance, clo: Double? = nil) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        func check(_ path: String, _ value: Double, _ range: ClosedRange<Double>, _ unit: String, _ what: String) {
            guard !range.contains(value) else { return }
            let (low, high) = (Figure.short(range.lowerBound), Figure.short(range.upperBound))
            issues.append(
                ValidationIssue(
                    path: path, expected: "\(what) from \(low) to \(high) \(unit), the range of ISO 7730",
                    got: "\(Figure.short(value)) \(unit)"))
        }
        check("airTemperature", balance.airTemperature, airTemperatures, "°C", "an air temperature")
        if balance.radiantTemperature != balance.airTemperature {
            check("radiantTemperature", balance.radiantTemperature, radiantTemperatures, "°C", "a radiant temperature")
        }
        check("relativeAirSpeed", balance.relativeAirSpeed, relativeAirSpeeds, "m/s", "a relative air speed")
        check("met", balance.met, metabolicRates, "met", "a metabolic rate")
        if let clo { check("clo", clo, insulation, "clo", "an insulation") }
        check("humidity", balance.vaporPressure.rounded(), vaporPressures, "Pa", "a vapor pressure")
        return issues
    }
}
