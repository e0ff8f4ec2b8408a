// SPDX-License-Identifier: Apache-2.0

/// A table of delimited text (CSV, RFC 4180), read strictly and with the place of everything.
///
/// Rows end with CRLF, LF or CR. Fields may be in double quotes, within which a quote is doubled and line breaks are
/// text. Blank lines are skipped. The reader is our own because SwiftCSV 0.10.0 accepts an open quote at the end of a
/// file, drops spaces around fields, reads ragged rows as whole ones, and gives no line of an error.
public struct DelimitedText: Sendable {
    /// A row of the table.
    public struct Row: Sendable, Hashable {
        /// The line of the file where it begins, counted from 1.
        public let line: Int
        /// The text of each field.
        public let fields: [String]
    }

    /// What is wrong with the text itself.
    public struct Problem: Sendable, Hashable {
        /// The line of the file, counted from 1.
        public let line: Int
        /// The field of the row, counted from 1.
        public let column: Int
        /// What belongs there.
        public let expected: String
        /// What is there.
        public let got: String
    }

    /// The rows, the heading included.
    public private(set) var rows: [Row] = []
    /// What is wrong, in the order of the text.
    public private(set) var problems: [Problem] = []

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - delimiter: what separates fields; when nil, the one of comma, semicolon and tab that the first row has most of.
    /// - Complexity: O(*n*) in the bytes.
    public init(_ bytes: [UInt8], delimiter: UInt8? = nil) {
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        let delimiter = delimiter ?? Self.delimiter(of: content)
        var fields: [String] = []
        var field: [UInt8] = []
        var line = 1
        var rowLine = 1
        var state = State.start

        func finishField() {
            if let text = String(validating: field, as: UTF8.self) {
                fields.append(text)
            } else {
                problems.append(
                    Problem(line: line, column: fields.count + 1, expected: "text in UTF-8", got: "other bytes"))
                fields.append(String(decoding: field, as: UTF8.self))
            }
            field.removeAll(keepingCapacity: true)
        }
        func finishRow() {
            let isBlank = fields.isEmpty && field.isEmpty && state == .start
            if !isBlank {
                finishField()
                rows.append(Row(line: rowLine, fields: fields))
            }
            fields.removeAll(keepingCapacity: true)
        }

        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            let isBreak = byte == 0x0A || byte == 0x0D
            let isPair = byte == 0x0D && index + 1 < content.endIndex && content[index + 1] == 0x0A
            if state == .quoted {
                if byte == Self.quote {
                    state = .afterQuote
                } else {
                    field.append(byte)
                    if isPair { field.append(0x0A) }
                    if isBreak { line += 1 }
                }
            } else if state == .afterQuote, byte == Self.quote {
                field.append(byte)
                state = .quoted
            } else if byte == delimiter {
                finishField()
                // The field behind a delimiter is there even when it is empty.
                state = .afterDelimiter
            } else if isBreak {
                finishRow()
                state = .start
                line += 1
                rowLine = line
            } else if byte == Self.quote, state == .start || state == .afterDelimiter {
                state = .quoted
            } else {
                if state == .afterQuote {
                    problems.append(
                        Problem(
                            line: line, column: fields.count + 1, expected: "the field's end behind its closing quote",
                            got: "more text"))
                } else if byte == Self.quote {
                    problems.append(
                        Problem(
                            line: line, column: fields.count + 1,
                            expected: "a quote only at a field's beginning (and doubled inside)",
                            got: "one within the field"))
                }
                field.append(byte)
                state = .plain
            }
            index += isPair ? 2 : 1
        }
        if state == .quoted {
            problems.append(
                Problem(
                    line: rowLine, column: fields.count + 1, expected: "a closing quote", got: "the end of the file"))
        }
        finishRow()
    }

    private enum State { case start, afterDelimiter, plain, quoted, afterQuote }

    private static let quote = UInt8(ascii: "\"")

    /// The delimiter that the first row has most of outside quotes, a comma when it has none.
    private static func delimiter(of content: ArraySlice<UInt8>) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in content {
            if byte == quote { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A || byte == 0x0D { break }
            counts[byte, default: 0] += 1
        }
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? candidates[0]
    }
}
