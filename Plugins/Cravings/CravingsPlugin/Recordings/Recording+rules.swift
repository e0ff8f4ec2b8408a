// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

extension Recording: ValidatedRecord {
    /// Reports a future day, a thumbnail of a sound recording, and a change before the recording was added.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(time.earliestDay, at: "time", today: today)
        if kind == .audio, thumbnail != nil {
            issues.append(ValidationIssue(path: "thumbnail", expected: "none for a sound recording", got: "a picture"))
        }
        if let modified, modified < created {
            issues.append(
                ValidationIssue(path: "modified", expected: "a time not before \(created)", got: "\(modified)"))
        }
        if (lastPlayed == nil) != (playCount == 0) {
            issues.append(
                ValidationIssue(
                    path: "lastPlayed", expected: "a time if and only if it was played",
                    got: lastPlayed == nil ? "nothing" : "a time"))
        }
        return issues
    }
}
