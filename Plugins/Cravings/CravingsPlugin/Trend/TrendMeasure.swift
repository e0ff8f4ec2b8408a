// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A value of each day whose trend is tested.
@Schema("cravings.TrendMeasure")
public enum TrendMeasure: String, CaseIterable, SchemaProviding {
    /// The median intensity of the day's cravings; a day without cravings has none.
    case intensity
    /// The number of cravings of a covered day.
    case cravings
    /// The number of uses of a covered day, of all methods or of one.
    case uses
    /// The amount of one method on a covered day, in its unit.
    case amount
}
