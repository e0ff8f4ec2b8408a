// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Entries by hour and weekday, and by day.
public struct CravingsPatterns: SchemaProviding, Hashable {
    /// The days, and how much is known about them.
    public var period: DiaryPeriod
    /// The parts, in the order in which presenters show them.
    public var parts: [PatternPart]
    /// Entries by hour and weekday; nil if that part wasn't requested.
    public var heatMap: HeatMap?
    /// The days, oldest first, for the calendar and the series; nil if neither was requested.
    public var days: [PatternDay]?
    /// The hour pattern in sentences.
    public var statements: [Message]

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.Patterns", "Entries by hour and weekday, and by day.") {
        field("period", \.period, "The days, and how much is known about them.")
        field(
            "parts", \.parts, "The parts, in the order in which presenters show them.",
            .list(of: .nested, count: 1...3))
        field("heatMap", \.heatMap, "Entries by hour and weekday.")
        field("days", \.days, "The days, oldest first, for the calendar and the series.")
        field("statements", \.statements, "The hour pattern in sentences.")
    }
}
