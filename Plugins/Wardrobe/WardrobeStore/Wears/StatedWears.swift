// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The wears of an item or an outfit that the owner stated, not counting the log.
///
/// A record shows the sum of stated and logged wears, the earlier first day, and the later last day. Removing a logged
/// wear therefore removes exactly what it added.
struct StatedWears {
    var times: Int
    var first: CalendarDay?
    var last: CalendarDay?

    /// Whether there were wears before the log with an unknown first day.
    ///
    /// The first wear is then unknown even if there are logged wears, because the stated wears can be earlier.
    var hasUnknownFirst: Bool { first == nil && (times > 0 || last != nil) }

    /// Creates the stated wears of a new record: all of its wears.
    init(times: Int, first: CalendarDay?, last: CalendarDay?) {
        self.times = times
        self.first = first
        self.last = last
    }

    /// Returns the stated wears after an edit.
    ///
    /// Unchanged fields keep their values. Cleared days are no longer stated, so that those in the log remain.
    ///
    /// - Throws: ``ComputationError`` if an edit contradicts the log.
    init(
        edited: StatedWears, shown: StatedWears, stated: StatedWears, log: StatedWears
    ) throws(ComputationError) {
        var issues: [ValidationIssue] = []
        self = stated
        if edited.times != shown.times {
            times = edited.times - log.times
            if times < 0 {
                issues.append(
                    ValidationIssue(
                        path: "timesWorn", expected: "at least \(log.times), the wears in the log",
                        got: "\(edited.times)", recoverySuggestion: "remove wears from the log first"))
            }
        }
        if edited.first != shown.first {
            first = edited.first
            if let logged = log.first, edited.first.map({ $0 > logged }) ?? (stated.first == nil && !hasUnknownFirst) {
                issues.append(
                    ValidationIssue(
                        path: "firstWorn", expected: "a day not after \(logged), the first wear in the log",
                        got: edited.first.map { "\($0)" } ?? "none"))
            }
        }
        if edited.last != shown.last {
            last = edited.last
            if let logged = log.last, edited.last.map({ $0 < logged }) ?? (stated.last == nil) {
                issues.append(
                    ValidationIssue(
                        path: "lastWorn", expected: "a day not before \(logged), the last wear in the log",
                        got: edited.last.map { "\($0)" } ?? "none"))
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }
}
