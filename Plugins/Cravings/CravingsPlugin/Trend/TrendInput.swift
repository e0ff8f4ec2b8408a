// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A diary, a period, and the daily value whose trend to test.
@Schema("cravings.TrendInput")
public struct TrendInput: SchemaProviding, Hashable {
    /// The diary.
    public var diary: Diary
    /// The first day.
    ///
    /// Nil for the first day with an entry or a status.
    public var from: CalendarDay?
    /// The last day.
    ///
    /// Nil, or a later day, for the current one.
    public var through: CalendarDay?
    /// The current instant; later entries are left out.
    public var now: Timestamp
    /// The offset of the person's clock now.
    public var offset: UTCOffset = .zero
    /// The daily value.
    public var measure: TrendMeasure = .intensity
    /// The method, required for amounts and possible for uses.
    public var method: UseMethod?
    /// The number of series to draw for the test.
    ///
    /// 99 to 9,999.
    @Field(.integer(99...9_999)) public var resamples: Int = 999

    /// Returns every problem that involves several fields.
    func contradictions() -> [ValidationIssue] {
        switch (measure, method) {
        case (.amount, nil):
            [ValidationIssue(path: "method", expected: "a method for a trend of amounts", got: "nothing")]
        case (.intensity, let method?), (.cravings, let method?):
            [
                ValidationIssue(
                    path: "method", expected: "no method for a trend of \(measure.rawValue)", got: method.rawValue)
            ]
        default: []
        }
    }
}
