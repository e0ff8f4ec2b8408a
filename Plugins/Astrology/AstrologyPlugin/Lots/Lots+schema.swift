// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Sect: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.Sect", "Whether the Sun is above the horizon.") {
        $0 == .day ? "the Sun is above the horizon" : "the Sun is below the horizon"
    }
}

extension Lot.Formula: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "astrology.LotFormula", "The formula of the lots, which can be reversed in a night chart."
    ) {
        $0 == .sect ? "the formula is reversed at night" : "the day formula is always used"
    }
}
