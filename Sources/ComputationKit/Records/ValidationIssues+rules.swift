// SPDX-License-Identifier: Apache-2.0

extension [ValidationIssue] {
    /// Checks what lies below a key or an index, which the path of every new issue says.
    package mutating func check(under step: @autoclosure () -> String, _ check: (inout [ValidationIssue]) -> Void) {
        var inner: [ValidationIssue] = []
        check(&inner)
        for var issue in inner {
            issue.path =
                issue.path.isEmpty || issue.path.hasPrefix("[") ? step() + issue.path : "\(step()).\(issue.path)"
            append(issue)
        }
    }

    /// Refuses a day that has not come yet.
    package mutating func refuseFuture(_ day: CalendarDay?, at path: String, today: CalendarDay) {
        guard let day, day > today else { return }
        append(ValidationIssue(path: path, expected: "a day not after today, \(today)", got: "\(day)"))
    }

    /// Refuses a value that occurs twice in a list.
    package mutating func refuseRepeats(in values: [String], at path: String) {
        var seen: Set<String> = []
        for (index, value) in values.enumerated() where !seen.insert(value).inserted {
            append(
                ValidationIssue(
                    path: "\(path)[\(index)]", expected: "each value once",
                    got: "\(JSONWriter.quoted(value, limit: 60)) again"))
        }
    }
}
