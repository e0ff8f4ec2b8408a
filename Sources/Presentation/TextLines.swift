// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The lines of a text, wrapped at the width of a style, built from paragraphs, facts, and tables.
public struct TextLines {
    /// The style of emphasis.
    public let style: TextStyle
    private let width: Int
    private var lines: [String] = []

    /// Creates an empty text.
    public init(_ style: PresentationStyle) {
        self.style = TextStyle(style)
        width = style.width
    }

    /// Adds a paragraph.
    ///
    /// - Parameters:
    ///   - text: The paragraph, which is wrapped at spaces.
    ///   - indent: The number of spaces before each line.
    ///   - hanging: The number of additional spaces before each line except the first.
    ///   - look: Applies emphasis to each line.
    public mutating func add(
        _ text: String, indent: Int = 0, hanging: Int = 0, _ look: (String) -> String = { $0 }
    ) {
        let start = String(repeating: " ", count: indent)
        if text.terminalWidth <= width - indent, !text.contains("\n") { return lines.append(start + look(text)) }
        let rest = String(repeating: " ", count: hanging)
        for line in text.wrapped(toTerminalWidth: width - indent, indent: rest) { lines.append(start + look(line)) }
    }

    /// Adds a paragraph after a label, with the following lines indented by the label's width.
    public mutating func add(label: String, _ text: String) {
        lines += (label + text).wrappedKeepingStart(width: width, indent: label.count)
    }

    /// Adds facts with their names in a column; unknown facts are omitted.
    public mutating func add(facts: [(name: String, text: String?)], column: Int = 14) {
        for case (let name, let text?) in facts where !text.isEmpty {
            add(label: "  " + name.padded(toTerminalWidth: max(column, name.terminalWidth + 1)), text)
        }
    }

    /// Adds a table.
    public mutating func add(_ table: TextTable, indent: Int = 0) {
        let start = String(repeating: " ", count: indent)
        lines += table.lines(width: width - indent, style: style).map { start + $0 }
    }

    /// Adds an empty line between two parts.
    public mutating func addGap() {
        if !lines.isEmpty, lines.last != "" { lines.append("") }
    }

    /// The lines, each with a line break.
    public var text: String { lines.map { $0 + "\n" }.joined() }
}
