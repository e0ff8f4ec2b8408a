// SPDX-License-Identifier: Apache-2.0

/// A table of delimited text (CSV, RFC 4180), parsed strictly and with the line of each row.
///
/// Rows end with CRLF, LF, or CR. Fields can be in double quotes, in which a quote is doubled and a line break is part
/// of the text. Blank lines are skipped. This parser exists because SwiftCSV 0.10.0 accepts an open quote at the end of
/// a file, removes spaces around fields, accepts ragged rows, and doesn't report the line of an error.
public struct DelimitedText: Sendable {
    /// A row of the table.
    public struct Row: Sendable, Hashable {
        /// The first line of the row in the file, counted from 1.
        public let line: Int
        /// The text of each field.
        public let fields: [String]
    }

    /// An error in the syntax of the text.
    public struct Problem: Sendable, Hashable {
        /// The line of the file, counted from 1.
        public let line: Int
        /// The field of the row, counted from 1.
        public let column: Int
        /// The expected content.
        public let expected: String
        /// The actual content.
        public let got: String
    }

    /// The rows, including the heading.
    public private(set) var rows: [Row] = []
    /// The errors, in the order of the text.
    public private(set) var problems: [Problem] = []

    /// Parses a text.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8 with or without a byte order mark, or UTF-16 with one.
    ///   - delimiter: The separator of fields; if it is `nil`, the most frequent of comma, semicolon, and tab in the
    ///     first row.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(_ bytes: [UInt8], delimiter: UInt8? = nil) {
        guard let content = Self.utf8(bytes) else {
            problems = [Problem(line: 1, column: 1, expected: "text in UTF-8 or UTF-16", got: "other bytes")]
            return
        }
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
                guard fields.count < Self.mostColumns else {
                    rows = []
                    problems = [
                        Problem(
                            line: rowLine, column: Self.mostColumns + 1,
                            expected: "at most \(Self.mostColumns) columns, as in a spreadsheet", got: "more")
                    ]
                    return
                }
                // The field after a delimiter exists even if it is empty.
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
                            line: line, column: fields.count + 1,
                            expected: "the end of the field after its closing quote", got: "more text"))
                } else if byte == Self.quote,
                    problems.last.map({ $0.line == line && $0.column == fields.count + 1 }) != true
                {
                    problems.append(
                        Problem(
                            line: line, column: fields.count + 1,
                            expected: "a quote only at the start of a field, or doubled within it",
                            got: "a quote within the field"))
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

    /// Returns the text as UTF-8 without its byte order mark, or `nil` if it is invalid UTF-16.
    private static func utf8(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return bytes[3...] }
        let isLittleEndian = bytes.starts(with: [0xFF, 0xFE])
        guard isLittleEndian || bytes.starts(with: [0xFE, 0xFF]) else { return bytes[...] }
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: 2, to: bytes.count, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
        return String(validating: units, as: UTF16.self).map { Array($0.utf8)[...] }
    }

    /// The number of columns of Excel's sheets
    /// (https://support.microsoft.com/en-us/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3).
    private static let mostColumns = 16_384

    private enum State { case start, afterDelimiter, plain, quoted, afterQuote }

    private static let quote = UInt8(ascii: "\"")

    /// Returns the most frequent delimiter in the first row outside quotes, or a comma if it has none.
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
