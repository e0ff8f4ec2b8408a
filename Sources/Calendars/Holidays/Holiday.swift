// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A public holiday on one day.
public struct Holiday: SchemaProviding, Hashable {
    /// The name in English.
    public var name: String
    /// The day.
    public var day: CalendarDay
    /// Whether the day is an estimate, which depends on a future observation or decision.
    public var isEstimated: Bool

    /// The schema.
    public static let schema = Schema<Self>.object("calendars.Holiday", "A public holiday on one day.") {
        field("name", \.name, "The name in English.", .text(1...200, example: "Independence Day"))
        field("day", \.day, "The day.")
        field("isEstimated", \.isEstimated, "Whether the day is an estimate.", .boolean, default: false)
    }
}
