// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A diary, a period, and the daily value whose trend to test.
public struct TrendInput: SchemaProviding, Hashable {
    /// The diary.
    public var diary: Diary
    /// The first day; nil for the first day with an entry or a status.
    public var from: CalendarDay?
    /// The last day; nil, or a later day, for the current one.
    public var through: CalendarDay?
    /// The current instant; later entries are left out.
    public var now: Timestamp
    /// The offset of the person's clock now.
    public var offset: UTCOffset
    /// The daily value.
    public var measure: TrendMeasure
    /// The method, required for amounts and possible for uses.
    public var method: UseMethod?
    /// The number of series to draw for the test, 99 to 9,999.
    public var resamples: Int

    /// Creates an input.
    public init(
        diary: Diary, from: CalendarDay? = nil, through: CalendarDay? = nil, now: Timestamp, offset: UTCOffset = .zero,
        measure: TrendMeasure = .intensity, method: UseMethod? = nil, resamples: Int = 999
    ) {
        self.diary = diary
        self.from = from
        self.through = through
        self.now = now
        self.offset = offset
        self.measure = measure
        self.method = method
        self.resamples = resamples
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.TrendInput", "A diary, a period, and the daily value whose trend to test."
    ) {
        field("diary", \.diary, "The diary.")
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("now", \.now, "The current instant; later entries are left out.")
        field("offset", \.offset, "The offset of the person's clock now.", default: .zero)
        field("measure", \.measure, "The daily value.", default: .intensity)
        field("method", \.method, "The method, required for amounts and possible for uses.")
        field(
            "resamples", \.resamples, "The number of series to draw for the test.", .integer(99...9_999), default: 999)
    }

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
