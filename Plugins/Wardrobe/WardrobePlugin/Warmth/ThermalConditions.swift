// SPDX-License-Identifier: Apache-2.0

import ComputationKit

/// The conditions of a request with omitted values filled in, and the assumptions made.
struct ThermalConditions {
    let airTemperature: Double
    let radiantTemperature: Double
    /// Air speed at the body in m/s.
    let airSpeed: Double
    let humidity: Double
    let met: Double
    let walkingSpeed: Double
    /// The lowest speed of the air around a walking body: the walking speed, or, with a wind of a forecast, the pace of the
    /// activity.
    let pace: Double
    let airPermeability: Double
    /// The assumptions, in sentences.
    let remarks: [String]
    /// The field that the air speed comes from.
    private let airSpeedPath: String

    /// Creates conditions with the setting's assumptions.
    /// - Throws: ``ComputationError`` if air speed and wind are both given or contradict the setting.
    init(_ input: RequiredInsulationInput) throws(ComputationError) {
        let setting = input.setting
        var remarks: [String] = []
        if let wind = input.wind {
            if setting == .indoors {
                throw ComputationError.refused(
                    path: "wind", expected: "no wind indoors", got: "\(Figure.short(wind)) m/s",
                    recoverySuggestion: "give the air speed at the body as `airSpeed`", naming: ["airSpeed"])
            }
            if input.airSpeed != nil {
                throw ComputationError.refused(
                    path: "wind", expected: "either wind at 10 m or `airSpeed` at the body", got: "both",
                    recoverySuggestion: "omit the less certain one", naming: ["airSpeed"])
            }
        }
        if let met = input.met {
            self.met = met
        } else {
            met = setting.assumedMet
            let what = setting == .indoors ? "light office work" : "an easy walk"
            remarks.append("Assumed \(Figure.short(met)) met: \(what).")
        }
        if let given = input.airSpeed ?? input.wind.map({ WindProfile.speed(forecast: $0) }) {
            airSpeed = given
        } else {
            airSpeed = setting.assumedAirSpeed
            remarks.append("Assumed an air speed of \(Figure.short(airSpeed)) m/s at the body.")
        }
        airSpeedPath = input.wind == nil ? "airSpeed" : "wind"
        airTemperature = input.airTemperature
        radiantTemperature = input.radiantTemperature ?? input.airTemperature
        humidity = input.humidity
        airPermeability = input.airPermeability
        let limit = setting == .indoors ? BodyMovement.iso9920WalkingLimit : BodyMovement.iso11079WalkingLimit
        walkingSpeed = input.walkingSpeed ?? BodyMovement.walkingSpeed(met: met, limit: limit)
        pace =
            input.walkingSpeed ?? (input.wind == nil ? walkingSpeed : BodyMovement.pace(met: met))
        if input.wind != nil, input.walkingSpeed == nil, pace > airSpeed {
            remarks.append(
                "Walking at \(Figure.short(pace)) m/s moves the air more than the wind does, so it counts as wind.")
        }
        self.remarks = remarks
    }

    /// The balance of ISO 7730.
    var comfort: ThermalComfortBalance {
        ThermalComfortBalance(
            airTemperature: airTemperature, radiantTemperature: radiantTemperature,
            relativeAirSpeed: BodyMovement.relativeAirSpeed(airSpeed: airSpeed, met: met), humidity: humidity, met: met)
    }

    /// The balance of ISO 11079; the air moves at least as fast as the body walks, and at 0.4 m/s.
    var coldStress: ColdStressBalance {
        ColdStressBalance(
            airTemperature: airTemperature, radiantTemperature: radiantTemperature,
            relativeAirSpeed: max(ISO11079Range.airSpeeds.lowerBound, airSpeed, pace), humidity: humidity,
            metabolicRate: met * ThermalUnits.wattsPerMet, walkingSpeed: walkingSpeed, airPermeability: airPermeability)
    }

    /// Returns the values outside ISO 11079; a temperature above 10 °C is an extrapolation, which is reported
    /// separately.
    var coldStressIssues: [ValidationIssue] {
        var issues: [ValidationIssue] = []
        let heat = met * ThermalUnits.wattsPerMet
        if !ISO11079Range.metabolicRates.contains(heat) {
            issues.append(
                ValidationIssue(
                    path: "met",
                    expected: "a metabolic rate from 58 to 400 W/m² (1 to 6.87 met), the range of ISO 11079",
                    got: "\(Figure.short(met)) met"))
        }
        if airSpeed > ISO11079Range.airSpeeds.upperBound {
            issues.append(
                ValidationIssue(
                    path: airSpeedPath, expected: "an air speed at the body of at most 18 m/s, the range of ISO 11079",
                    got: "\(Figure.short(airSpeed)) m/s"))
        }
        let slowest = BodyMovement.walkingSpeed(met: met, limit: BodyMovement.iso11079WalkingLimit)
        if walkingSpeed < slowest || walkingSpeed > BodyMovement.iso11079WalkingLimit {
            issues.append(
                ValidationIssue(
                    path: "walkingSpeed",
                    expected: "a walking speed from \(Figure.short(slowest)) to 1.2 m/s at \(Figure.short(met)) met, "
                        + "the range of ISO 11079",
                    got: "\(Figure.short(walkingSpeed)) m/s"))
        }
        return issues
    }
}

/// The ranges of ISO 11079, besides 10 °C and below.
enum ISO11079Range {
    /// Air speeds relative to the body in m/s.
    static let airSpeeds: ClosedRange<Double> = 0.4...18
    /// Metabolic rates in W/m².
    static let metabolicRates: ClosedRange<Double> = 58...400
}
