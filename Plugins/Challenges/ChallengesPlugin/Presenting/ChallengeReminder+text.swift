// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Presentation

extension ChallengeReminder {
    /// Returns the time and the challenge.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let time = ClockTime(minuteOfDay: localTime.time.minuteOfDay).hourAndMinute
        text.add(
            text.say(
                "challenges.reminder.time", "\(localTime.day) at \(time), \(zone)",
                ["day": localTime.day.description.argument, "time": time.argument, "zone": zone.argument]))
        if let challenge { text.add(challenge.title) }
        return text.text
    }
}
