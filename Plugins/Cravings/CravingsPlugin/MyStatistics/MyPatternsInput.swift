// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The period of the person's diary, and the parts of its patterns.
public struct MyPatternsInput: SchemaProviding, Hashable {
    /// The period; the whole diary by default.
    public var period: StatedPeriod
    /// The entries of the pattern by hour and weekday.
    public var entries: PatternEntries
    /// The parts, which presenters show in the same order.
    public var parts: [PatternPart]
    /// The hour at which a day begins, 0 to 12.
    public var dayBoundary: Int

    /// Creates an input.
    public init(
        period: StatedPeriod = StatedPeriod(), entries: PatternEntries = .cravings,
        parts: [PatternPart] = PatternPart.allCases, dayBoundary: Int = DayBoundary.defaultHour
    ) {
        self.period = period
        self.entries = entries
        self.parts = parts
        self.dayBoundary = dayBoundary
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MyPatternsInput", "The period of the person's diary, and the parts of its patterns."
    ) {
        field("period", \.period, "The period; the whole diary by default.", default: StatedPeriod())
        field("entries", \.entries, "The entries of the pattern by hour and weekday.", default: .cravings)
        field(
            "parts", \.parts, "The parts, which presenters show in the same order.",
            .list(of: .nested, count: 1...3), default: PatternPart.allCases)
        field(
            "dayBoundary", \.dayBoundary, "The hour at which a day begins.", .dayBoundary,
            default: DayBoundary.defaultHour)
    }
}
