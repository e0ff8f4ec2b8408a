// SPDX-License-Identifier: Apache-2.0

internal import ChallengesPlugin
internal import CivilTime
internal import ComputationKit

/// The next moment inside a window at which a day's challenge waits.
struct NextReminder {
    /// When to remind.
    let due: Timestamp
    /// The day whose challenge it is about.
    let day: CalendarDay
    /// The record of that day; nil when nothing is chosen yet.
    let record: UserChallenge?

    /// The reminder at an instant.
    init(due: Timestamp, day: CalendarDay, record: UserChallenge?) {
        self.due = due
        self.day = day
        self.record = record
    }

    /// The next one inside a window.
    ///
    /// - Parameter assigned: the record of a day, if there is one. A day is over for reminders when its challenge is no
    ///   longer open, or its reminder was given.
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
