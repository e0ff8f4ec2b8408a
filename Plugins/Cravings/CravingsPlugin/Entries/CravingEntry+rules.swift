// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

extension CravingEntry: ValidatedRecord {
    /// Reports a future day, a repeated trigger, a place with half of its coordinates, and a change before the logging.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseContradictions(
            time: time, triggers: triggers, place: place, created: created, modified: modified, today: today)
        return issues
    }
}

extension UsageEntry: ValidatedRecord {
    /// Reports an amount that isn't on a step of the method, a future day, a repeated trigger, a place with half of its
    /// coordinates, and a change before the logging.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if let issue = method.issue(with: amount) { issues.collect(under: "amount") { $0.append(issue) } }
        issues.refuseContradictions(
            time: time, triggers: triggers, place: place, created: created, modified: modified, today: today)
        return issues
    }
}

extension DiaryDay: ValidatedRecord {
    /// Reports a future day.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(day, at: "day", today: today)
        return issues
    }
}

extension [ValidationIssue] {
    fileprivate mutating func refuseContradictions(
        time: Timestamp, triggers: [Trigger], place: Place?, created: Timestamp, modified: Timestamp?,
        today: CalendarDay
    ) {
        refuseFuture(time.earliestDay, at: "time", today: today)
        refuseRepeats(in: triggers.map(\.rawValue), at: "triggers")
        if let place { collect(under: "place") { $0 += place.contradictions } }
        if let modified, modified < created {
            append(ValidationIssue(path: "modified", expected: "a time not before \(created)", got: "\(modified)"))
        }
    }
}

extension Timestamp {
    /// The day in the westernmost zone, UTC-12.
    ///
    /// A person can move west of the zone in which something was logged, so its own day can be later than today.
    var earliestDay: CalendarDay { CalendarDay(secondsSince1970: wholeSeconds - 12 * 3_600) }
}
