// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// When something happened, as a person states it: an instant, or a day and a time of day; now if nothing is stated.
public struct EntryMoment: SchemaProviding, Hashable {
    /// The instant; excludes the day and the time of day.
    public var instant: Timestamp?
    /// The day; today by default.
    public var day: DayReference?
    /// The time of day on the person's clock; required with a day.
    public var clock: ClockTime?

    /// Creates a moment; now by default.
    public init(instant: Timestamp? = nil, day: DayReference? = nil, clock: ClockTime? = nil) {
        self.instant = instant
        self.day = day
        self.clock = clock
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.EntryMoment",
        "When something happened: an instant, or a day and a time of day; now if nothing is stated."
    ) {
        field("instant", \.instant, "The instant; excludes the day and the time of day.")
        field("day", \.day, "The day; today by default.")
        field("clock", \.clock, "The time of day on the person's clock; required with a day.")
    }
}
