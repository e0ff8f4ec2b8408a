// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Sect: SchemaProviding {
    /// Day and night.
    public static let schema = Schema<Self>.enumeration("astrology.Sect", "Whether the Sun is above the horizon.") {
        $0 == .day ? "the Sun is above the horizon" : "the Sun is below the horizon"
    }
}

extension Lot.Formula: SchemaProviding {
    /// The formulas by their names.
    public static let schema = Schema<Self>.enumeration(
        "astrology.LotFormula", "Whether lots turn round in a night chart."
    ) {
        $0 == .sect ? "by day and by night differently" : "the day formula always"
    }
}
