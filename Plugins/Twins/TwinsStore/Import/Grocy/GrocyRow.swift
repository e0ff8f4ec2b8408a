// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB

/// A row of a table of Grocy; a column can have a value of any type, because SQLite doesn't check it.
struct GrocyRow {
    let table: String
    let position: Int
    let values: [String: DatabaseValue]

    /// The row and a column, for a problem.
    func place(_ column: String? = nil) -> String {
        let number = key ?? "\(position) from the top"
        return column.map { "\(table) \(number), \($0)" } ?? "\(table) \(number)"
    }

    /// The key of the row.
    var key: String? { reference("id") }

    /// Returns the key of a row of another table, or `nil` for none.
    func reference(_ column: String) -> String? {
        switch values[column]?.storage {
        case .int64(let number): "\(number)"
        case .string(let text) where !text.isEmpty && text.utf8.count <= 60: text
        default: nil
        }
    }

    /// Returns a text without spaces around it, or `nil` for none.
    func text(_ column: String) throws(ValidationIssue) -> String? {
        switch values[column]?.storage {
        case .none, .null: return nil
        case .string(let text):
            let trimmed = Self.trimmed(text)
            return trimmed.isEmpty ? nil : trimmed
        case .int64(let number): return "\(number)"
        case .double(let number): return JSONValue.number(number).text()
        case .blob: throw issue(column, "a text")
        }
    }

    /// Returns a number, or `nil` for none.
    func number(_ column: String, _ range: ClosedRange<Double>) throws(ValidationIssue) -> Double? {
        let number: Double?
        switch values[column]?.storage {
        case .none, .null: return nil
        case .int64(let value): number = Double(value)
        case .double(let value): number = value
        case .string(let text):
            if text.isEmpty { return nil }
            number = Double(text)
        case .blob: number = nil
        }
        guard let number, range.contains(number) else {
            throw issue(column, "a number from \(Self.shown(range.lowerBound)) to \(Self.shown(range.upperBound))")
        }
        return number
    }

    /// Returns a whole number, or `nil` for none.
    func integer(_ column: String, _ range: ClosedRange<Int>) throws(ValidationIssue) -> Int? {
        guard let number = try number(column, Double(range.lowerBound)...Double(range.upperBound)) else { return nil }
        guard let whole = Int(exactly: number) else { throw issue(column, "a whole number") }
        return whole
    }

    /// Returns the day of a date or time, or `nil` for none.
    func day(_ column: String) throws(ValidationIssue) -> CalendarDay? {
        guard let text = try text(column) else { return nil }
        guard text.count == 10 || text.dropFirst(10).first == " " || text.dropFirst(10).first == "T",
            let day = try? CalendarDay(String(text.prefix(10)))
        else { throw issue(column, "a date such as 2026-05-17") }
        return day
    }

    /// Returns the issue of a value.
    func issue(_ column: String, _ expected: String) -> ValidationIssue {
        let got: String =
            switch values[column]?.storage {
            case .string(let text): text.quoted(limit: 60)
            case .int64(let number): "\(number)"
            case .double(let number): JSONValue.number(number).inWords
            case .blob(let data): "\(data.count) bytes"
            case .none, .null: "nothing"
            }
        return ValidationIssue(path: place(column), expected: expected, got: got, kind: .rule)
    }

    private static func shown(_ bound: Double) -> String { Int(exactly: bound).map { "\($0)" } ?? "\(bound)" }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
