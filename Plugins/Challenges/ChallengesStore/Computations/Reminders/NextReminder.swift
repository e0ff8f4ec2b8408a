// SPDX-License-Identifier: Apache-2.0

internal import ChallengesPlugin
internal import CivilTime
internal import ComputationKit

/// The next time within a window at which a day's challenge is pending.
struct NextReminder {
    /// When to remind.
    let due: Timestamp
    /// The day of the challenge.
    let day: CalendarDay
    /// The record of that day; nil if nothing is chosen yet.
    let record: UserChallenge?

    /// Creates a reminder at an instant.
    init(due: Timestamp, day: CalendarDay, record: UserChallenge?) {
        self.due = due
        self.day = day
        self.record = record
    }

    /// Creates the next reminder within a window.
    ///
    /// - Parameter assigned: Returns the record of a day, if there is one. A day has no reminder if its challenge is no
    ///   longer pending, or its reminder was given.
    init(
        _ window: NotificationWindow, in zone: ZoneHistory, now: Timestamp,
        assigned: (CalendarDay) throws -> UserChallenge?
    ) rethrows {
        let local = zone.local(at: now)
        let record = try assigned(local.day)
        let isOpen = record.map { $0.status == .pending && !$0.notificationSent } ?? true
        let minute = ClockTime(minuteOfDay: local.time.minuteOfDay)
        let isInside = window.contains(minute)
        func instant(_ day: CalendarDay, _ time: ClockTime) -> Timestamp {
            LocalZone(zone).instant(of: CivilDateTime(day: day, time: time))
        }
        if isOpen, isInside || minute < window.from {
            self.init(due: isInside ? now : instant(local.day, window.from), day: local.day, record: record)
        } else {
            let next = local.day.adding(days: 1)
            self.init(due: instant(next, window.first), day: next, record: nil)
        }
    }
}
