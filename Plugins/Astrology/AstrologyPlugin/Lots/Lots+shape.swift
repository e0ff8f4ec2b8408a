// SPDX-License-Identifier: AGPL-3.0-or-later

public import ComputationKit

extension Sect: Described {
    /// Day and night.
    public static let shape = Shape<Self>.enumeration("Sect", "Whether the Sun is above the horizon.") {
        $0 == .day ? "the Sun is above the horizon" : "the Sun is below the horizon"
    }
}

extension Lot.Formula: Described {
    /// The formulas by their names.
    public static let shape = Shape<Self>.enumeration("LotFormula", "Whether lots turn round in a night chart.") {
        $0 == .sect ? "by day and by night differently" : "the day formula always"
    }
}
