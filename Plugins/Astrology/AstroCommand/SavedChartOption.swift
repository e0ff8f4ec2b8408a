// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import ComputationKit

/// The option for a saved chart instead of a date and a place.
struct SavedChartOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Saved chart to use instead of a date and a place; astro charts lists them.", valueName: "chart"))
    var saved: String?

    /// Returns the saved chart; `nil` if a birth is given instead.
    ///
    /// - Parameter birth: The options of the birth.
    /// - Throws: `ComputationError` if both are given, `ValidationError` if neither is.
    func chart(without birth: BirthOptions) throws -> String? {
        guard let saved else {
            guard birth.date != nil else {
                throw ValidationError(
                    "expected --date with a date of birth, or --saved with a saved chart, got neither")
            }
            return nil
        }
        if let (option, value) = birth.firstGiven { throw Self.contradiction(option, value) }
        return saved
    }

    /// Returns the error for an option that has no meaning for a saved chart.
    static func contradiction(_ option: String, _ value: String) -> ComputationError {
        .refused(path: option, expected: "no value with --saved", got: value.quoted(limit: 60))
    }
}
