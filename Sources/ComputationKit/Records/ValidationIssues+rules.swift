// SPDX-License-Identifier: Apache-2.0

extension ValidationIssue {
    /// Returns the issue of a period that ends before it begins, or `nil`.
    ///
    /// - Parameters:
    ///   - first: The first day.
    ///   - last: The last day.
    ///   - path: The path of the last day.
    ///   - field: The path of the first day.
    package static func reversal(
        _ first: CalendarDay?, _ last: CalendarDay?, at path: String = "through", after field: String = "from"
    ) -> ValidationIssue? {
        guard let first, let last, last < first else { return nil }
        return ValidationIssue(
            path: path, expected: "a day not before `\(field)`, \(first)", got: "\(last)",
            recoverySuggestion: "are the two swapped?", naming: [field])
    }
}

extension [ValidationIssue] {
    /// Rejects a day in the future.
    package mutating func refuseFuture(_ day: CalendarDay?, at path: String, today: CalendarDay) {
        guard let day, day > today else { return }
        append(ValidationIssue(path: path, expected: "a day not after today, \(today)", got: "\(day)"))
    }

    /// Rejects a value that occurs twice in a list.
    package mutating func refuseRepeats(in values: [String], at path: String) {
        var seen: Set<CodePoints> = []
        for (index, value) in values.enumerated() where !seen.insert(CodePoints(value)).inserted {
            append(
                ValidationIssue(
                    path: "\(path)[\(index)]", expected: "each value once",
                    got: "\(value.quoted(limit: 60)) again"))
        }
    }
}
