// SPDX-License-Identifier: Apache-2.0

internal import Tables

/// The order of the day and the month that the dates of a table show: a part above 12 is the day.
struct WrittenDates {
    /// The order; nil if no date shows it, or if some have the day first and others the month.
    let order: DateOrder?
    /// A date that shows it.
    let example: String?

    /// Looks at every cell of a table.
    init(in bytes: [UInt8]) {
        var examples: [DateOrder: String] = [:]
        for row in DelimitedText(bytes).rows.dropFirst() {
            for field in row.fields {
                guard let order = Self.shownOrder(field), examples[order] == nil else { continue }
                examples[order] = field
            }
        }
        let shown = examples.count == 1 ? examples.first : nil
        order = shown?.key
        example = shown?.value
    }

    private static func shownOrder(_ text: String) -> DateOrder? {
        guard (8...10).contains(text.utf8.count) else { return nil }
        let parts = text.split(separator: text.contains("/") ? "/" : "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 3, numbers.count == 3, parts[2].utf8.count == 4, max(numbers[0], numbers[1]) <= 31 else {
            return nil
        }
        return numbers[0] > 12 && numbers[1] <= 12 ? .dayFirst : numbers[1] > 12 && numbers[0] <= 12 ? .monthFirst : nil
    }
}
