// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A reminder every day at the start of the hours for reminders, on the clock of a zone.
@Schema("challenges.ReminderSeries")
public struct ReminderSeries: SchemaProviding, Hashable {
    /// A key unique to this user; the same for every call.
    @Field(.text(1...100, example: "challenge-0123456789abcdef")) public var id: String
    /// The first local time, on or after the day of the next reminder.
    public var first: CivilDateTime
    /// The changes of the zone's clocks: the one in force, and those of the next years, in ascending order.
    public var clockChanges: [ClockChange]

    /// The years for which changes of the clocks are listed.
    package static let years = 10

    /// A change of a zone's clocks.
    @Schema("challenges.ClockChange")
    public struct ClockChange: SchemaProviding, Hashable {
        /// The local time on the clock before the change.
        public var local: CivilDateTime
        /// The seconds ahead of UTC before the change.
        @Field(.integer(-172_800...172_800, .seconds)) public var offsetBefore: Int
        /// The seconds ahead of UTC after the change.
        @Field(.integer(-172_800...172_800, .seconds)) public var offsetAfter: Int
        /// The abbreviation after the change.
        @Field(.text(1...20, example: "EEST")) public var abbreviation: String
        /// Whether daylight saving time begins.
        public var isDaylight: Bool
    }
}
