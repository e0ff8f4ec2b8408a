// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A public holiday on one day.
public struct Holiday: SchemaProviding, Hashable {
    /// What it is called, in English.
    public var name: String
    /// The day itself.
    public var day: CalendarDay
    /// Whether the day is an estimate, which depends on an observation or a decision that is still to come.
    public var isEstimated: Bool

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("calendars.Holiday", "A public holiday on one day.") {
        field("name", \.name, "What it is called.", .text(1...200, example: "Independence Day"))
        field("day", \.day, "The day itself.")
        field("isEstimated", \.isEstimated, "Whether the day is an estimate.", .boolean, default: false)
    }
}
