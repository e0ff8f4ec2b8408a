// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

/// Lines of a text that fit the columns of a style, added one paragraph, fact or table at a time.
package struct TextLines {
    /// How parts of the text are set off.
    package let style: TextStyle
    private let width: Int
    private var lines: [String] = []

    /// No lines yet.
    package init(_ style: PresentationStyle) {
        self.style = TextStyle(style)
        width = style.width
    }

    /// Adds a paragraph.
    ///
    /// - Parameters:
    ///   - text: the paragraph; it is broken at spaces unless it fits.
    ///   - indent: how many spaces each line begins with.
    ///   - hanging: how many more spaces each line but the first begins with.
    ///   - look: sets each line off.
    package mutating func add(
        _ text: String, indent: Int = 0, hanging: Int = 0, _ look: (String) -> String = { $0 }
    ) {
        let start = String(repeating: " ", count: indent)
        if text.terminalWidth <= width - indent, !text.contains("\n") { return lines.append(start + look(text)) }
        let rest = String(repeating: " ", count: hanging)
        for line in text.wrapped(toTerminalWidth: width - indent, indent: rest) { lines.append(start + look(line)) }
    }

    /// Adds a paragraph after a label that the lines below leave free.
    package mutating func add(label: String, _ text: String) {
        lines += (label + text).wrappedKeepingStart(width: width, indent: label.count)
    }

    /// Adds facts with their names in a column; those that aren't known are left out.
    package mutating func add(facts: [(name: String, text: String?)], column: Int = 14) {
        for case (let name, let text?) in facts where !text.isEmpty {
            add(label: "  " + name.padded(toTerminalWidth: column), text)
        }
    }

    /// Adds a table.
    package mutating func add(_ table: TextTable, indent: Int = 0) {
        let start = String(repeating: " ", count: indent)
        lines += table.lines(width: width - indent, style: style).map { start + $0 }
    }

    /// Adds an empty line between two parts.
    package mutating func addGap() {
        if !lines.isEmpty, lines.last != "" { lines.append("") }
    }

    /// The lines, each with its break.
    package var text: String { lines.map { $0 + "\n" }.joined() }
}
