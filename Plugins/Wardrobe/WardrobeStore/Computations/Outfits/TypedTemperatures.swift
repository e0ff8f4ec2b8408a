// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The temperatures an outfit is suitable for, as typed.
struct TypedTemperatures {
    let coldest: TypedTemperature?
    let warmest: TypedTemperature?

    /// Sets the temperatures of an outfit's details in °C, rounded to hundredths.
    ///
    /// A number without a unit uses the other temperature's unit, or else the profile's, or else °F.
    ///
    /// - Throws: ``ComputationError`` for a range, an impossible air temperature, or one that is also given in °C.
    func set(in details: inout OutfitDetails, of records: WardrobeRecords, _ db: Database) throws {
        let unit =
            try coldest?.unit ?? warmest?.unit ?? records.statedProfile(db)?.temperatureUnit ?? .fahrenheit
        if let coldest {
            details.minimumTemperature = try celsius(
                coldest, in: unit, at: "coldest", besides: details.minimumTemperature)
        }
        if let warmest {
            details.maximumTemperature = try celsius(
                warmest, in: unit, at: "warmest", besides: details.maximumTemperature)
        }
    }

    private func celsius(
        _ typed: TypedTemperature, in unit: TemperatureUnit, at path: String, besides stated: Double?
    ) throws(ComputationError) -> Double {
        do throws(ValidationIssue) {
            let ends = try typed.celsius(assuming: unit)
            guard ends.high == nil else {
                throw ValidationIssue(path: "", expected: "one temperature", got: "a range, \(typed.description)")
            }
            guard stated == nil else {
                throw ValidationIssue(path: "", expected: "a temperature that isn't also given in °C", got: "both")
            }
            return (ends.low * 100).rounded() / 100
        } catch {
            var issue = error
            issue.path = path
            throw ComputationError.refused([issue])
        }
    }
}
