// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Tables

extension Cell {
    /// Returns the day: `2024-05-17`, `2024/05/17`, `05/17/2024`, `17.05.2024`, `May 17, 2024`, or a time by RFC 3339.
    ///
    /// - Parameter order: The order of dates that could be either; without it, they are refused.
    func day(_ order: DateOrder?) throws(ValidationIssue) -> JSONValue {
        guard let parts else { throw issue("a date such as 2024-05-17") }
        guard let (year, month, day) = parts.read(order) else {
            throw issue("a date such as 2024-05-17", "the day and the month could be swapped")
        }
        let text = [pad(year, 4), pad(month, 2), pad(day, 2)].joined(separator: "-")
        guard (try? CalendarDay(text)) != nil else {
            throw issue("a day of the calendar, such as 2024-05-17")
        }
        return .string(text)
    }

    /// The year of a date.
    var year: Int? {
        switch parts {
        case .known(let year, _, _), .pair(let year, _, _): year
        case nil: nil
        }
    }

    /// Whether it is a date whose day and month could be swapped.
    var isSwappableDate: Bool { parts?.isSwappable == true }

    /// The order that the text shows, if it is a date that can be only one.
    var shownOrder: DateOrder? { parts?.shownOrder }

    private func pad(_ number: Int, _ length: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }

    /// The numbers of a date.
    private enum Parts {
        /// Of which each is known.
        case known(Int, Int, Int)
        /// The year, and the day and the month in any order.
        case pair(year: Int, Int, Int)

        var shownOrder: DateOrder? {
            guard case .pair(_, let one, let two) = self else { return nil }
            return one > 12 ? .dayFirst : two > 12 ? .monthFirst : nil
        }

        var isSwappable: Bool {
            guard case .pair(_, let one, let two) = self else { return false }
            return shownOrder == nil && one != two
        }

        /// Returns the year, the month, and the day, or `nil` if their order isn't known.
        func read(_ order: DateOrder?) -> (Int, Int, Int)? {
            switch self {
            case .known(let year, let month, let day): return (year, month, day)
            case .pair(let year, let one, let two):
                guard isSwappable else { return shownOrder == .dayFirst ? (year, two, one) : (year, one, two) }
                return order.map { $0 == .dayFirst ? (year, two, one) : (year, one, two) }
            }
        }
    }

    private var parts: Parts? {
        // A time follows the date after a T or a space.
        var date = text[...]
        if let mark = text.firstIndex(where: { $0 == "T" || $0 == " " }), Self.isDate(text[..<mark]) {
            guard Self.isTime(text[text.index(after: mark)...]) else { return nil }
            date = text[..<mark]
        }
        for separator in ["-", "/", "."] as [Character] {
            let parts = date.split(separator: separator, omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            let numbers = parts.map { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
            guard let one = numbers[0], let two = numbers[1], let three = numbers[2] else { return nil }
            if parts[0].count == 4 { return .known(one, two, three) }
            guard parts[2].count == 4, parts[0].count <= 2, parts[1].count <= 2 else { return nil }
            return separator == "." ? .known(three, two, one) : .pair(year: three, one, two)
        }
        return named(date).map { .known($0.0, $0.1, $0.2) }
    }

    private static func isDate(_ text: Substring) -> Bool {
        let separators: [UInt8] = [0x2D, 0x2F, 0x2E]
        return text.utf8.allSatisfy { (0x30...0x39).contains($0) || separators.contains($0) }
            && text.utf8.contains(where: separators.contains)
    }

    private static func isTime(_ text: Substring) -> Bool {
        text.contains(":") && text.allSatisfy { $0.isNumber || ":.+-Z ".contains($0) || "APMapm".contains($0) }
    }

    /// Returns the parts of a date with the name of the month in English, such as `Fri May 17, 2024` or `17 May 2024`.
    private func named(_ date: Substring) -> (Int, Int, Int)? {
        let words = text.split { $0 == " " || $0 == "," }.map(String.init)
        let months = words.compactMap { word in
            word.count >= 3 ? Self.months.firstIndex { $0.hasPrefix(word.lowercased()) } : nil
        }
        let numbers = words.compactMap { Int($0.filter(\.isNumber)) }
        guard months.count == 1, numbers.count == 2, (3...4).contains(words.count),
            let year = numbers.first(where: { $0 > 31 }), let day = numbers.first(where: { $0 <= 31 })
        else { return nil }
        let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        if words.count == 4, !words.contains(where: { word in weekdays.contains { word.lowercased().hasPrefix($0) } }) {
            return nil
        }
        return (year, months[0] + 1, day)
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
}
