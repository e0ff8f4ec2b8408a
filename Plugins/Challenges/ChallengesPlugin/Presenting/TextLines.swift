// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// Builds text line by line, within the width of a style.
struct TextLines {
    let style: TextStyle
    /// The sentences in the language of the style.
    let say: Wording
    private let width: Int
    private(set) var lines: [String] = []

    init(_ style: PresentationStyle) {
        self.style = TextStyle(style)
        say = Wording(style)
        width = style.width
    }

    /// The whole text, ended by a line break; empty when no line was added.
    var text: String { lines.map { $0 + "\n" }.joined() }

    /// Adds a sentence, wrapped.
    mutating func add(_ sentence: String, indent: Int = 0) {
        lines += (String(repeating: " ", count: indent) + sentence).wrappedKeepingStart(width: width, indent: indent)
    }

    /// Adds a line that explains rather than answers, wrapped.
    mutating func addQuiet(_ sentence: String, indent: Int = 0) {
        let wrapped = (String(repeating: " ", count: indent) + sentence)
            .wrappedKeepingStart(width: width, indent: indent)
        lines += wrapped.map(style.quiet)
    }

    /// Adds a title, wrapped.
    mutating func addHeading(_ title: String) {
        lines += title.wrapped(toTerminalWidth: width).map(style.heading)
    }

    /// Adds an empty line and the heading of a section.
    mutating func begin(_ heading: String) { lines += ["", style.heading(heading)] }

    /// Adds an empty line.
    mutating func addSpace() { lines.append("") }

    /// Adds a name and a value, which starts at a column.
    mutating func add(_ name: String, _ value: String, column: Int) {
        lines += ("  " + name).padded(toTerminalWidth: column).appending(value, width: width, indent: column)
    }

    /// Adds the rows of a table.
    mutating func add(_ table: TextTable) { lines += table.lines(width: width, style: style) }

    /// Adds the rows of a table, with separate lines below each.
    mutating func add(_ table: TextTable, below: (Int) -> [String]) {
        let rows = table.lines(width: width, style: style)
        lines += rows.prefix(1)
        for (index, row) in rows.dropFirst().enumerated() {
            lines.append(row)
            lines += below(index).map(style.quiet)
        }
    }
}

extension String {
    fileprivate func appending(_ value: String, width: Int, indent: Int) -> [String] {
        (self + value).wrappedKeepingStart(width: width, indent: indent)
    }

    /// The text without empty lines, and with spaces for tabs.
    var onPlainLines: String {
        split(whereSeparator: \.isNewline).map { $0.split(separator: "\t").joined(separator: " ") }
            .filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
    }
}

extension Int {
    /// Returns a count with its noun: `1 day`, `3 days`.
    func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
