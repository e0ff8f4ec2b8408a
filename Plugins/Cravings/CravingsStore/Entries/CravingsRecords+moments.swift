// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin

extension CravingsRecords {
    /// Returns the instant that a person stated, rounded down to the second.
    ///
    /// - Parameter path: The path of the moment in the input.
    /// - Throws: ``ComputationError`` if the parts contradict each other, or the instant is in the future.
    func instant(of moment: EntryMoment, at path: String = "time") throws(ComputationError) -> Timestamp {
        let now = clock.now()
        if let instant = moment.instant {
            guard moment.day == nil, moment.clock == nil else {
                throw refusal("\(path).instant", "an instant, or a day and a time of day", "both")
            }
            return try past(instant, now, at: "\(path).instant")
        }
        guard moment.day != nil || moment.clock != nil else { return Timestamp(secondsSince1970: now.wholeSeconds) }
        guard let clockTime = moment.clock else {
            throw refusal("\(path).clock", "a time of day such as 21:30 with the day", "nothing")
        }
        let today = zone.local(at: now).day
        let day = moment.day?.day(today: today) ?? today
        let instant = zone.instant(of: CivilDateTime(day: day, time: clockTime))
        return try past(instant, now, at: day > today ? "\(path).day" : "\(path).clock")
    }

    private func past(_ instant: Timestamp, _ now: Timestamp, at path: String) throws(ComputationError) -> Timestamp {
        guard instant <= now else {
            let (latest, stated) = (text(of: now), text(of: instant))
            throw refusal(path, "a time not after now, \(latest)", stated)
        }
        return Timestamp(secondsSince1970: instant.wholeSeconds)
    }

    private func text(of instant: Timestamp) -> String {
        let local = zone.local(at: Timestamp(secondsSince1970: instant.wholeSeconds))
        return "\(local.day) \(local.time.hourAndMinute)"
    }

    /// Returns an error for one field that breaks a rule.
    func refusal(
        _ path: String, _ expected: String, _ got: String, _ recoverySuggestion: String? = nil
    ) -> ComputationError {
        ComputationError.refused([
            ValidationIssue(path: path, expected: expected, got: got, recoverySuggestion: recoverySuggestion)
        ])
    }

    /// Returns a notice for an entry that is older than seven days.
    func ageNotices(of time: Timestamp) -> [Message] {
        let days = (now.wholeSeconds - time.wholeSeconds) / 86_400
        guard now.wholeSeconds - time.wholeSeconds > 7 * 86_400 else { return [] }
        return [
            Message(
                "cravings.old-entry", "This entry is dated \(days) days ago. You can change the date.",
                ["days": .integer(Int64(days))])
        ]
    }
}
