// SPDX-License-Identifier: Apache-2.0

public import CivilTime
package import ComputationKit

/// The hour at which a day of the diary begins, on the person's clock.
///
/// With the default of 4, a craving at 02:30 belongs to the evening before.
public struct DayBoundary: Hashable, Sendable {
    /// The hour, 0 to 12.
    public let hour: Int

    /// Creates a boundary.
    ///
    /// - Parameter hour: Clamped to 0 to 12.
    public init(hour: Int) { self.hour = min(max(hour, 0), 12) }

    /// The default hour, 4.
    public static let defaultHour = 4

    /// Returns the day of the diary that contains an instant.
    public func day(of instant: Timestamp, offset: UTCOffset) -> CalendarDay {
        CalendarDay(secondsSince1970: instant.wholeSeconds + offset.seconds - hour * 3_600)
    }

    /// Returns the instant at which a day of the diary begins in a zone.
    public func start(of day: CalendarDay, in zone: LocalZone) -> Timestamp {
        zone.instant(of: CivilDateTime(day: day, time: ClockTime(minuteOfDay: hour * 60)))
    }
}

extension Schema where Value == Int {
    /// The hour at which a day of the diary begins.
    package static var dayBoundary: Schema { .integer(0...12, .hours) }
}
