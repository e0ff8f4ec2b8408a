// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Tables

/// A table of a file: its heading and its rows as cells.
struct ImportTable {
    /// The headings, as in the file.
    let headings: [String]
    /// The line of the heading.
    let headingLine: Int
    /// The rows, without blank ones.
    let rows: [Row]
    /// The problems of the syntax, by line and column.
    let problems: [ValidationIssue]

    /// A row.
    struct Row {
        /// The row, such as `line 3`.
        let place: String
        /// The cells that have text, in the order of the columns; `nil` if the row has a problem.
        let cells: [Cell]?
    }

    /// Parses a table.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8 with or without a byte order mark, UTF-16 with one, or, if `isLatin1`, ISO 8859-1.
    ///   - isLatin1: Whether text that isn't UTF-8 is ISO 8859-1; otherwise, its wrong bytes are replaced.
    ///   - keepsSpaces: Whether spaces around the text of a cell belong to it.
    /// - Throws: `ComputationError` if the heading has a problem.
    init(_ bytes: [UInt8], isLatin1: Bool = false, keepsSpaces: Bool = false) throws(ComputationError) {
        let table = DelimitedText(ForeignText.utf8(of: bytes, isLatin1: isLatin1))
        guard let heading = table.rows.first else {
            throw ComputationError.refused([
                table.problems.first.map {
                    ValidationIssue(path: "line \($0.line)", expected: $0.expected, got: $0.got)
                } ?? ValidationIssue(path: "line 1", expected: "a heading with column names", got: "an empty file")
            ])
        }
        let names = heading.fields.map { ForeignText.unmarked($0).text.trimmed }
        let next = table.rows.dropFirst().first?.line ?? Int.max
        var issues = table.problems.filter { $0.line < next }.map { Self.issue($0, names) }
        var first: [String: Int] = [:]
        for (index, name) in names.enumerated() where !name.isEmpty {
            if let other = first.updateValue(index, forKey: name.lowercased()) {
                first[name.lowercased()] = other
                issues.append(
                    ValidationIssue(
                        path: "line \(heading.line), column \(index + 1)", expected: "each column once",
                        got: "\(name.quoted(limit: 60)), which is also column \(other + 1)",
                        recoverySuggestion: "rename or remove one of them"))
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        headings = names
        headingLine = heading.line
        problems = table.problems.map { Self.issue($0, names) }
        var broken = Set(table.problems.map(\.line)).sorted()[...]
        var wrongCounts: [ValidationIssue] = []
        var rows: [Row] = []
        for (index, row) in table.rows.enumerated().dropFirst() {
            let end = index + 1 < table.rows.count ? table.rows[index + 1].line : Int.max
            let place = "line \(row.line)"
            broken = broken.drop { $0 < row.line }
            if row.fields.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { continue }
            if let first = broken.first, first < end {
                rows.append(Row(place: place, cells: nil))
            } else if row.fields.count != names.count {
                wrongCounts.append(
                    ValidationIssue(
                        path: place, expected: "\(names.count) fields, as in the heading", got: "\(row.fields.count)"))
                rows.append(Row(place: place, cells: nil))
            } else {
                let cells = zip(names, row.fields).compactMap { name, field in
                    let (field, isForeign) = ForeignText.unmarked(field)
                    let text = keepsSpaces ? field : field.trimmed
                    return text.isEmpty ? nil : Cell(heading: name, text: text, isForeign: isForeign)
                }
                rows.append(Row(place: place, cells: cells))
            }
        }
        self.rows = rows
        syntaxProblems = problems + wrongCounts
    }

    /// Every problem of rows that aren't read, by line.
    let syntaxProblems: [ValidationIssue]

    private static func issue(_ problem: DelimitedText.Problem, _ names: [String]) -> ValidationIssue {
        let name = problem.column <= names.count ? names[problem.column - 1] : "column \(problem.column)"
        return ValidationIssue(path: "line \(problem.line), \(name)", expected: problem.expected, got: problem.got)
    }
}
