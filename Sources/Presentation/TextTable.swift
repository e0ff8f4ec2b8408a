// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A table of text for a terminal: columns as wide as their widest cell, two spaces apart.
///
/// Widths count columns of a terminal, so that Cyrillic, accents and East Asian wide characters line up.
public struct TextTable: Sendable {
    /// On which side of its column a cell stands.
    public enum Alignment: Sendable {
        /// Text begins at the left edge and may be cut to fit.
        case left
        /// Text begins at the left edge and is cut only when nothing else can be.
        case leftWhole
        /// Figures end at the right edge.
        case right
    }

    private let headings: [String]
    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// Makes an empty table.
    ///
    /// - Parameter columns: the headings with their alignment; a table whose headings are all empty prints none.
    public init(_ columns: [(heading: String, alignment: Alignment)]) {
        headings = columns.map(\.heading)
        alignments = columns.map(\.alignment)
    }

    /// Adds a row; missing cells are empty.
    public mutating func add(_ cells: [String]) {
        rows.append(
            Array(cells.prefix(headings.count)) + Array(repeating: "", count: max(0, headings.count - cells.count)))
    }

    /// The lines of the table, without trailing spaces.
    ///
    /// - Parameters:
    ///   - width: the columns available; left-aligned columns are cut with an ellipsis to fit, the widest first, to 8
    ///     columns at least.
    ///   - style: how headings are set off.
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
            let line = cells.joined(separator: "  ").trimmedAtEnd
            return hasHeadings && number == 0 ? style.heading(line) : line
        }
    }

    /// The table as a text of lines.
    public func text(_ style: PresentationStyle) -> String {
        lines(width: style.width, style: TextStyle(style)).map { $0 + "\n" }.joined()
    }

    private func pad(_ text: String, to width: Int, _ alignment: Alignment) -> String {
        let space = String(repeating: " ", count: max(0, width - text.terminalWidth))
        return alignment == .right ? space + text : text + space
    }
}

extension String {
    /// How many columns of a terminal the text takes (Unicode Standard Annex 11, wide and combining characters).
    public var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }

    /// The text padded with spaces on the right to a width in columns.
    public func padded(toTerminalWidth width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - terminalWidth))
    }

    /// The text, ended by an ellipsis where it exceeds a width in columns.
    public func cut(toTerminalWidth width: Int) -> String {
        guard terminalWidth > width else { return self }
        var kept = ""
        var used = 0
        for character in self where used + character.terminalWidth < width {
            kept.append(character)
            used += character.terminalWidth
        }
        return kept + "…"
    }

    /// The text broken at spaces into lines of at most a width in columns, and within a word that is longer.
    ///
    /// - Parameters:
    ///   - width: the columns available.
    ///   - indent: what every line but the first begins with.
    public func wrapped(toTerminalWidth width: Int, indent: String = "") -> [String] {
        var lines: [String] = []
        for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ").flatMap({ String($0).pieces(ofWidth: width - indent.count) }) {
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

    /// The text cut into pieces of at most a width in columns.
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

    fileprivate var trimmedAtEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension Character {
    fileprivate var terminalWidth: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
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
