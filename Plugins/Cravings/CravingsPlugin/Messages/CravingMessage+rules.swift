// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

extension CravingMessage: ValidatedRecord {
    /// Reports a text of blanks, a repeated trigger, and a change before the message was added.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if content.allSatisfy(\.isWhitespace) {
            issues.append(ValidationIssue(path: "content", expected: "a text with words", got: "blanks"))
        }
        issues.refuseRepeats(in: triggers.map(\.rawValue), at: "triggers")
        issues.refuseRepeats(in: hiddenFor.map(\.rawValue), at: "hiddenFor")
        if let created, let modified, modified < created {
            issues.append(
                ValidationIssue(path: "modified", expected: "a time not before \(created)", got: "\(modified)"))
        }
        return issues
    }
}

extension HelpLine: ValidatedRecord {
    /// Reports a name of blanks, and a check in the future.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if name.allSatisfy(\.isWhitespace) {
            issues.append(ValidationIssue(path: "name", expected: "a name with words", got: "blanks"))
        }
        issues.refuseFuture(checked, at: "checked", today: today)
        return issues
    }
}
