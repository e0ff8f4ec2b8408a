// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin

extension EntryMoment {
    /// Returns the instant that a person stated in an input's field `time`, rounded down to the second.
    ///
    /// - Throws: ``ComputationError`` if the parts contradict each other, or the instant is in the future.
    func instant(by wallClock: WallClock) throws(ComputationError) -> Timestamp {
        let (now, zone) = (wallClock.now(), wallClock.localZone)
        if let instant {
            guard day == nil, clock == nil else {
                throw ComputationError.refusal("time.instant", "an instant, or a day and a time of day", "both")
            }
            return try Self.past(instant, now, in: zone, at: "time.instant")
        }
        guard day != nil || clock != nil else { return Timestamp(secondsSince1970: now.wholeSeconds) }
        guard let clock else {
            throw ComputationError.refusal("time.clock", "a time of day such as 21:30 with the day", "nothing")
        }
        let today = zone.local(at: now).day
        let day = day?.day(today: today) ?? today
        let instant = zone.instant(of: CivilDateTime(day: day, time: clock))
        return try Self.past(instant, now, in: zone, at: day > today ? "time.day" : "time.clock")
    }

    private static func past(
        _ instant: Timestamp, _ now: Timestamp, in zone: LocalZone, at path: String
    ) throws(ComputationError) -> Timestamp {
        guard instant <= now else {
            throw ComputationError.refusal(
                path, "a time not after now, \(text(of: now, in: zone))", text(of: instant, in: zone))
        }
        return Timestamp(secondsSince1970: instant.wholeSeconds)
    }

    private static func text(of instant: Timestamp, in zone: LocalZone) -> String {
        let local = zone.local(at: Timestamp(secondsSince1970: instant.wholeSeconds))
        return "\(local.day) \(local.time.hourAndMinute)"
    }
}
