// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

/// A table of text for a terminal: columns as wide as their widest cell, two spaces apart.
///
/// Widths are in columns of a terminal, so that Cyrillic, accents, and East Asian wide characters are aligned.
public struct TextTable: Sendable {
    /// The alignment of a cell in its column.
    public enum Alignment: Sendable {
        /// Left-aligned; the text can be truncated.
        case left
        /// Left-aligned; the text is truncated only if no other column can be.
        case leftWhole
        /// Right-aligned, for numbers.
        case right
    }

    private let headings: [String]
    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// Creates an empty table.
    ///
    /// - Parameter columns: The headings with their alignment; if all headings are empty, there is no heading line.
    public init(_ columns: [(heading: String, alignment: Alignment)]) {
        headings = columns.map(\.heading)
        alignments = columns.map(\.alignment)
    }

    /// Adds a row; missing cells are empty.
    ///
    /// Line breaks and tabs are shown as spaces, and other control characters as escapes, so that they have a width.
    public mutating func add(_ cells: [String]) {
        rows.append(
            cells.prefix(headings.count).map(\.onOneLine)
                + Array(repeating: "", count: max(0, headings.count - cells.count)))
    }

    /// Returns the lines of the table, without trailing spaces.
    ///
    /// - Parameters:
    ///   - width: The number of columns available. Left-aligned columns are truncated with an ellipsis, widest first,
    ///     to at least 8 columns.
    ///   - style: The style of headings.
    public func lines(width: Int = 80, style: TextStyle = .plain) -> [String] {
        let hasHeadings = headings.contains { !$0.isEmpty }
        let all = (hasHeadings ? [headings] : []) + rows
        var widths = headings.indices.map { column in all.map { $0[column].terminalWidth }.max() ?? 0 }
        let gaps = 2 * max(0, widths.count - 1)
        var excess = widths.reduce(gaps, +) - width
        for kind in [Alignment.left, .leftWhole] {
            let columns = widths.indices.filter { alignments[$0] == kind }
            for column in columns.sorted(by: { widths[$0] > widths[$1] }) where excess > 0 {
                let cut = min(excess, max(0, widths[column] - 8))
                widths[column] -= cut
                excess -= cut
            }
        }
        return all.enumerated().map { number, row in
            let cells = row.indices.map { column in
                pad(row[column].cut(toTerminalWidth: widths[column]), to: widths[column], alignments[column])
            }
            let line = cells.joined(separator: "  ").trimmedAtEnd.cut(toTerminalWidth: width)
            return hasHeadings && number == 0 ? style.heading(line) : line
        }
    }

    /// Returns the table as text.
    public func text(_ style: PresentationStyle) -> String {
        lines(width: style.width, style: TextStyle(style)).map { $0 + "\n" }.joined()
    }

    private func pad(_ text: String, to width: Int, _ alignment: Alignment) -> String {
        let space = String(repeating: " ", count: max(0, width - text.terminalWidth))
        return alignment == .right ? space + text : text + space
    }
}

extension String {
    /// The number of terminal columns of the text (Unicode Standard Annex 11, wide and combining characters).
    public var terminalWidth: Int {
        // Most text is of printable ASCII characters, which have a column each.
        utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? utf8.count : reduce(0) { $0 + $1.terminalWidth }
    }

    /// Returns the text padded with spaces on the right to a width in columns.
    public func padded(toTerminalWidth width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - terminalWidth))
    }

    /// Returns the text, truncated with an ellipsis at a width in columns.
    public func cut(toTerminalWidth width: Int) -> String {
        var kept = ""
        var used = 0
        for character in self {
            used += character.terminalWidth
            if used > width { return kept + "…" }
            if used < width { kept.append(character) }
        }
        return self
    }

    /// Returns the text wrapped at spaces at a width in columns, and within longer words.
    ///
    /// A word of more than 1,000 columns is truncated with an ellipsis.
    ///
    /// - Parameters:
    ///   - width: The number of columns available.
    ///   - indent: The prefix of each line except the first.
    public func wrapped(toTerminalWidth width: Int, indent: String = "") -> [String] {
        var lines: [String] = []
        for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            let words = paragraph.split(separator: " ").flatMap { word in
                String(word).cut(toTerminalWidth: 1_000).pieces(ofWidth: width - indent.count)
            }
            for word in words {
                if line.isEmpty {
                    line = lines.isEmpty ? word : indent + word
                } else if line.terminalWidth + 1 + word.terminalWidth <= width {
                    line += " \(word)"
                } else {
                    lines.append(line)
                    line = indent + word
                }
            }
            lines.append(line)
        }
        return lines
    }

    /// Returns the text split into pieces of at most a width in columns.
    private func pieces(ofWidth width: Int) -> [String] {
        guard terminalWidth > width else { return [self] }
        var pieces = [""]
        for character in self {
            let used = pieces[pieces.count - 1].terminalWidth
            if used > 0, used + character.terminalWidth > width { pieces.append("") }
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }

    /// The text with spaces instead of line breaks and tabs, and escapes instead of other control characters.
    public var onOneLine: String {
        guard unicodeScalars.contains(where: { $0.value < 0x20 || $0.steersTerminals }) else { return self }
        return split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ").shown(escapesASCII: true)
    }

    fileprivate var trimmedAtEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension Character {
    fileprivate var terminalWidth: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        // Before U+0300, only the soft hyphen has no width of its own.
        if scalar.value < 0x300, scalar.value != 0xAD, unicodeScalars.count == 1 { return 1 }
        if scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .format {
            return 0
        }
        if unicodeScalars.contains(where: { $0 == "\u{FE0F}" }) { return 2 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
