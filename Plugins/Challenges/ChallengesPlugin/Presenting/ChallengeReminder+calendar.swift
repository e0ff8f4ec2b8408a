// SPDX-License-Identifier: Apache-2.0

internal import Calendars
internal import CivilTime
internal import ComputationKit

extension ChallengeReminder {
    /// A calendar with a daily reminder and, once it is chosen, the challenge of the day in its place, each with an
    /// alarm.
    ///
    /// Later days have no challenge yet, because what is chosen depends on the days before. A calendar that is read
    /// again replaces the daily reminder from its day on.
    func calendar(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        let stamp = Timestamp(secondsSince1970: asOf.secondsSince1970, nanosecond: 0)
        let product = "Almanac//challenge \(PluginManifest.almanacVersion)"
        let open = say("challenges.reminder.title", "The challenge of the day")
        guard let series else {
            let event = CalendarDocument.Event(
                uid: "\(id)@almanac.invalid", stamp: stamp,
                start: Timestamp(secondsSince1970: due.secondsSince1970, nanosecond: 0), minutes: minutes,
                title: challenge?.title ?? open, description: challenge.map { text(of: $0, say) } ?? "",
                isTransparent: true, hasAlarm: true)
            return CalendarDocument(product: product, events: [event]).text
        }
        let uid = "\(series.id)@almanac.invalid"
        var events = [
            CalendarDocument.Event(
                uid: uid, stamp: stamp, repetition: .init(start: series.first, zone: zone),
                minutes: Self.unknownMinutes, title: open,
                description: say("challenges.reminder.text", "Ask for the challenge of the day; it is chosen then."),
                isTransparent: true, hasAlarm: true)
        ]
        if let challenge {
            let usual = CivilDateTime(day: day, time: series.first.time)
            events.append(
                CalendarDocument.Event(
                    uid: uid, stamp: stamp,
                    repetition: .init(start: localTime.toTheMinute, zone: zone, changes: usual),
                    minutes: minutes, title: challenge.title, description: text(of: challenge, say),
                    isTransparent: true, hasAlarm: true))
        }
        let zone = CalendarZone(
            name: zone,
            changes: series.clockChanges.map {
                .init(
                    local: $0.local, offsetBefore: $0.offsetBefore, offsetAfter: $0.offsetAfter,
                    abbreviation: $0.abbreviation, isDaylight: $0.isDaylight)
            })
        return CalendarDocument(product: product, events: events, zones: [zone]).text
    }

    /// The minutes of a reminder without a challenge.
    private static let unknownMinutes = 15

    private var minutes: Int { challenge?.traits.timeInvestment.minutes ?? Self.unknownMinutes }

    /// Returns the description of a challenge and its attributes.
    private func text(of challenge: Challenge, _ say: Wording) -> String {
        [challenge.description, challenge.traits.words(say)].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

extension CivilDateTime {
    /// The time without seconds.
    fileprivate var toTheMinute: CivilDateTime {
        CivilDateTime(day: day, time: ClockTime(minuteOfDay: time.minuteOfDay))
    }
}
