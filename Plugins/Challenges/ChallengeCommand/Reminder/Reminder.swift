// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import CivilTime
import ComputationKit

/// The next moment inside a window at which a day's challenge waits.
struct Reminder {
    /// When to remind.
    let due: Timestamp
    /// The day whose challenge it is about.
    let day: CalendarDay
    /// That challenge; nil when it is not chosen yet.
    let challenge: UserChallenge?
}

extension Reminder {
    /// The next one inside a window.
    /// - Parameters:
    ///   - assigned: The record of a day, if there is one. A day is over for reminders when its challenge is no longer
    ///     open, or a reminder of it was given.
    init(
        _ window: NotificationWindow, _ clock: ZoneClock, now: Timestamp,
        assigned: (CalendarDay) throws -> UserChallenge?
    ) rethrows {
        let (today, minutes) = clock.local(now)
        let record = try assigned(today)
        let isOpen = record.map { $0.status == .pending && !$0.notificationSent } ?? true
        let isInside = window.contains(ClockTime(minuteOfDay: minutes))
        if isOpen, isInside || minutes < window.from.minuteOfDay {
            day = today
            due = isInside ? now : clock.instant(today, minutes: window.from.minuteOfDay)
            challenge = record
        } else {
            day = today.adding(days: 1)
            due = clock.instant(day, minutes: window.first.minuteOfDay)
            challenge = nil
        }
    }
}
