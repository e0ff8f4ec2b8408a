// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A map from the columns of a table to the attributes of records, such as `color=primaryColor`.
///
/// A column with the name of an attribute needs no entry. Case, spaces, hyphens, and underscores are ignored.
public struct ColumnMap: Sendable {
    /// The attributes by the names of columns; `-` for a column to skip.
    public let entries: [String: String]
    /// The layout of the table.
    public let layout: TableLayout

    /// Creates a map from entries such as `color=primaryColor`; `notes2=-` skips a column.
    ///
    /// - Throws: `ComputationError` with every invalid entry.
    public init(_ texts: [String] = [], for layout: TableLayout) throws(ComputationError) {
        var entries: [String: String] = [:]
        var issues: [ValidationIssue] = []
        for text in texts.flatMap({ $0.split(separator: ",").map(String.init) }) {
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, !sides[0].isEmpty else {
                issues.append(
                    ValidationIssue(
                        path: "columns",
                        expected: "COLUMN=ATTRIBUTE, such as \(sides[0])=\(layout.required.first ?? "name")",
                        got: "\"\(text)\""))
                continue
            }
            let (column, attribute) = (String(sides[0]), String(sides[1]))
            guard attribute == "-" || layout.attributes.contains(attribute) else {
                issues.append(Self.unknown(attribute, path: "columns", in: layout))
                continue
            }
            guard entries.updateValue(attribute, forKey: Self.fold(column)) == nil else {
                issues.append(
                    ValidationIssue(path: "columns", expected: "each column once", got: "\"\(column)\" twice"))
                continue
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        self.entries = entries
        self.layout = layout
    }

    /// What a column holds.
    enum Column: Equatable {
        case attribute(String)
        /// Cells for the attribute that takes the rest, under their heading.
        case rest(String)
        /// Left out; whether the user said so.
        case skipped(isStated: Bool)

        var attribute: String? { if case .attribute(let name) = self { name } else { nil } }
    }

    /// Returns the meaning of each column of a heading.
    ///
    /// Of two columns for one attribute, that with its own name or a stated one counts, and the other is one of the rest.
    func columns(of heading: [String], line: Int) throws(ComputationError) -> [Column] {
        let known = Dictionary(uniqueKeysWithValues: layout.attributes.map { (Self.fold($0), $0) })
        var issues: [ValidationIssue] = []
        var meanings: [Column] = []
        var columns: [String: String] = [:]
        let exact = Set(heading.map(Self.fold).compactMap { entries[$0] ?? known[$0] })
        for (index, name) in heading.enumerated() {
            let folded = Self.fold(name)
            let stated = entries[folded] ?? known[folded]
            let usual = layout.headings[folded].flatMap { exact.contains($0) || columns[$0] != nil ? nil : $0 }
            let attribute = stated ?? usual
            if let attribute {
                meanings.append(attribute == "-" ? .skipped(isStated: stated != nil) : .attribute(attribute))
            } else if layout.rest != nil {
                meanings.append(.rest(name))
                continue
            }
            if attribute == nil {
                let place = "line \(line), column \(index + 1)"
                var issue = Self.unknown(name, path: place, in: layout)
                issue.recoverySuggestion =
                    "\(issue.recoverySuggestion.map { "\($0) " } ?? "")map it with \(name)=ATTRIBUTE, or skip it with \(name)=-"
                issues.append(issue)
            } else if let attribute, attribute != "-", let other = columns.updateValue(name, forKey: attribute) {
                issues.append(
                    ValidationIssue(
                        path: "line \(line), column \(index + 1)", expected: "one column for \(attribute)",
                        got: "\"\(other)\" and \"\(name)\""))
            }
        }
        let names = Set(heading.map(Self.fold))
        for column in entries.keys.sorted() where !names.contains(column) {
            let guess = ClosestMatch(to: column, among: heading)
            issues.append(
                ValidationIssue(
                    path: "columns", expected: "a column of the file", got: "\"\(column)\"",
                    recoverySuggestion: guess.map { "did you mean \"\($0.word)\"?" }
                        ?? "columns: \(heading.joined(separator: ", "))")
            )
        }
        for required in layout.required where !meanings.contains(.attribute(required)) {
            issues.append(
                ValidationIssue(
                    path: "line \(line)", expected: "a column for \(required)", got: "none",
                    recoverySuggestion: "name it \(required), or map one with COLUMN=\(required); "
                        + "columns: \(heading.joined(separator: ", "))"))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return meanings
    }

    private static func unknown(_ name: String, path: String, in layout: TableLayout) -> ValidationIssue {
        ValidationIssue(
            path: path, expected: "an attribute of \(layout.noun)", got: "\"\(name)\"",
            recoverySuggestion: ClosestMatch(to: name, among: layout.attributes).map { "did you mean \"\($0.word)\"?" })
    }

    static func fold(_ name: String) -> String { name.lowercased().filter { !" -_".contains($0) } }
}
