// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A reminder every day at the start of the hours for reminders, on the clock of a zone.
public struct ReminderSeries: SchemaProviding, Hashable {
    /// A key unique to this user; the same for every call.
    public var id: String
    /// The first local time, on or after the day of the next reminder.
    public var first: CivilDateTime
    /// The changes of the zone's clocks: the one in force, and those of the next years, in ascending order.
    public var clockChanges: [ClockChange]

    /// The years for which changes of the clocks are listed.
    package static let years = 10

    /// A change of a zone's clocks.
    public struct ClockChange: SchemaProviding, Hashable {
        /// The local time on the clock before the change.
        public var local: CivilDateTime
        /// The seconds ahead of UTC before the change.
        public var offsetBefore: Int
        /// The seconds ahead of UTC after the change.
        public var offsetAfter: Int
        /// The abbreviation after the change.
        public var abbreviation: String
        /// Whether daylight saving time begins.
        public var isDaylight: Bool

        /// A change.
        package init(
            local: CivilDateTime, offsetBefore: Int, offsetAfter: Int, abbreviation: String, isDaylight: Bool
        ) {
            self.local = local
            self.offsetBefore = offsetBefore
            self.offsetAfter = offsetAfter
            self.abbreviation = abbreviation
            self.isDaylight = isDaylight
        }

        /// The schema.
        public static let schema = Schema<Self>.object("challenges.ClockChange", "A change of a zone's clocks.") {
            field("local", \.local, "The local time on the clock before the change.")
            field(
                "offsetBefore", \.offsetBefore, "The seconds ahead of UTC before the change.",
                .integer(-172_800...172_800, .seconds))
            field(
                "offsetAfter", \.offsetAfter, "The seconds ahead of UTC after the change.",
                .integer(-172_800...172_800, .seconds))
            field("abbreviation", \.abbreviation, "The abbreviation after the change.", .text(1...20, example: "EEST"))
            field("isDaylight", \.isDaylight, "Whether daylight saving time begins.", .boolean)
        }
    }

    /// A series.
    package init(id: String, first: CivilDateTime, clockChanges: [ClockChange]) {
        self.id = id
        self.first = first
        self.clockChanges = clockChanges
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ReminderSeries",
        "A reminder every day at the start of the hours for reminders, on the clock of a zone."
    ) {
        field(
            "id", \.id, "A key unique to this user; the same for every call.",
            .text(1...100, example: "challenge-0123456789abcdef"))
        field("first", \.first, "The first local time, on or after the day of the next reminder.")
        field(
            "clockChanges", \.clockChanges,
            "The changes of the zone's clocks: the one in force, and those of the next years, in ascending order.")
    }
}
