// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Recall: ValidatedRecord {
    /// Checks that a recall without a twin has a GTIN or a batch, and that its texts are on one line.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if twin == nil { issues.collect(under: "notice") { $0 += notice.issuesWithoutTwin } }
        issues.refuseLineBreak(in: notice.title, at: "notice.title")
        issues.refuseLineBreak(in: notice.batch, at: "notice.batch")
        return issues
    }
}

extension RecallNotice {
    /// The problems of a notice that doesn't belong to a certain twin.
    package var issuesWithoutTwin: [ValidationIssue] {
        guard gtin == nil, batch == nil else { return [] }
        return [ValidationIssue(path: "gtin", expected: "a GTIN or a batch", got: "neither", kind: .rule)]
    }
}

extension TwinSettings: ValidatedRecord {
    /// Checks that the second warning is later than the first.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        guard secondWarningDays >= firstWarningDays else { return [] }
        return [
            ValidationIssue(
                path: "secondWarningDays", expected: "fewer days than for the first warning, \(firstWarningDays)",
                got: "\(secondWarningDays)", kind: .rule)
        ]
    }
}

extension Location: ValidatedRecord {
    /// Checks that it has a name on one line, and isn't in itself.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseLineBreak(in: name, at: "name")
        guard issues.isEmpty else { return issues }
        if name.allSatisfy(\.isWhitespace) {
            return [ValidationIssue(path: "name", expected: "a name", got: name.quoted(limit: 60), kind: .rule)]
        }
        guard parent == id else { return [] }
        return [ValidationIssue(path: "parent", expected: "another place", got: "the place itself", kind: .rule)]
    }
}

extension RecognitionLogEntry: ValidatedRecord {
    /// Checks that a failure has a reason, and a success has none.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        guard isSuccess == (error != nil) else { return [] }
        return [
            ValidationIssue(
                path: "error", expected: isSuccess ? "none for a success" : "a reason for the failure",
                got: error ?? "none", kind: .rule)
        ]
    }
}
