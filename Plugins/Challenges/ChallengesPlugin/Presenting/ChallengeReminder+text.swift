// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Presentation

extension ChallengeReminder {
    /// Returns the time and the challenge.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add("\(localTime.day) at \(ClockTime(minuteOfDay: localTime.time.minuteOfDay).hourAndMinute), \(zone)")
        if let challenge { text.add(challenge.title) }
        return text.text
    }
}
