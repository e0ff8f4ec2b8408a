// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The order of the day and the month in dates with slashes.
enum DateOrder {
    /// `05/17/2024`.
    case monthFirst
    /// Either, if one of the numbers is above 12.
    case unambiguous
}

extension Cell {
    /// The day: `2024-05-17`, `2024/05/17`, `05/17/2024`, `17.05.2024`, `May 17, 2024`, or a time by RFC 3339.
    ///
    /// - Parameters:
    ///   - order: The order of dates with slashes.
    ///   - none: Days that the app writes for no date, such as `0001-12-01`.
    /// - Returns: The day as JSON, or `nil` for one of `none`.
    func day(_ order: DateOrder = .unambiguous, none: Set<String> = []) throws(ValidationIssue) -> JSONValue? {
        guard let (year, month, day) = parts(order) else {
            throw issue("a date such as 2024-05-17", isAmbiguous ? "the day and the month could be swapped" : nil)
        }
        let text = [pad(year, 4), pad(month, 2), pad(day, 2)].joined(separator: "-")
        if none.contains(text) { return nil }
        guard (try? CalendarDay(text)) != nil else {
            throw issue("a day of the calendar, such as 2024-05-17")
        }
        return .string(text)
    }

    private func pad(_ number: Int, _ length: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }

    private var isAmbiguous: Bool { parts(.monthFirst) != nil }

    private func parts(_ order: DateOrder) -> (Int, Int, Int)? {
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
            if parts[0].count == 4 { return (one, two, three) }
            guard parts[2].count == 4, parts[0].count <= 2, parts[1].count <= 2 else { return nil }
            switch separator {
            case ".": return (three, two, one)
            case "/":
                if order == .monthFirst { return (three, one, two) }
                if one > 12 { return (three, two, one) }
                return two > 12 || one == two ? (three, one, two) : nil
            default: return one > 12 ? (three, two, one) : nil
            }
        }
        return named(date)
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
