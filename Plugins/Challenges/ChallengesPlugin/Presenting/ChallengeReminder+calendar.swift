// SPDX-License-Identifier: Apache-2.0

internal import Calendars
internal import CivilTime
internal import ComputationKit

extension ChallengeReminder {
    /// A calendar with one event and an alarm.
    var calendar: String {
        let event = CalendarDocument.Event(
            uid: "\(id)@almanac.invalid", stamp: Timestamp(secondsSince1970: asOf.secondsSince1970, nanosecond: 0),
            start: Timestamp(secondsSince1970: due.secondsSince1970, nanosecond: 0),
            minutes: challenge?.traits.timeInvestment.minutes ?? 15,
            title: challenge?.title ?? "The challenge of the day", description: challenge?.description ?? "",
            isTransparent: true, hasAlarm: true)
        return CalendarDocument(product: "Almanac//challenge 0.1.0", events: [event]).text
    }
}
