// SPDX-License-Identifier: Apache-2.0

extension DelimitedText {
    /// Writes a table as CSV (RFC 4180): commas, CRLF, and quotes around fields that need them.
    ///
    /// Spreadsheets evaluate a field that begins with `=`, `+`, `-`, `@`, a tab, or a carriage return as a formula.
    /// Such text is prefixed with an apostrophe unless it is a number (OWASP, "CSV Injection"), and so is text that looks
    /// as if it already were; ``unprotected(_:)`` returns the original of both.
    ///
    /// - Parameters:
    ///   - heading: The names of the columns.
    ///   - rows: The fields of each row; missing fields are empty.
    public static func csv(heading: [String], rows: some Sequence<[String]>) -> String {
        var text = line(heading)
        for row in rows {
            text += line(row.prefix(heading.count) + Array(repeating: "", count: max(0, heading.count - row.count)))
        }
        return text
    }

    /// Returns the original text of a field that ``csv(heading:rows:)`` wrote: without the apostrophe in front of a
    /// formula, or of another such apostrophe.
    ///
    /// Only the reader of a table knows whether this package, or another program with the same rule, wrote it.
    public static func unprotected(_ field: String) -> String {
        isProtected(field) ? String(field.unicodeScalars.dropFirst()) : field
    }

    private static func line(_ fields: some Sequence<String>) -> String {
        fields.map(field).joined(separator: ",") + "\r\n"
    }

    private static func field(_ text: String) -> String {
        let safe = isFormula(text) || isProtected(text) ? "'" + text : text
        let needsQuotes = safe.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
        guard needsQuotes else { return safe }
        // A quotation mark can share a character with a combining mark, so scalars are doubled.
        var quoted = "\"".unicodeScalars
        for scalar in safe.unicodeScalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        return String(quoted) + "\""
    }

    /// Returns whether a text is an apostrophe and what it protects: the start of a formula, or another apostrophe.
    private static func isProtected(_ text: String) -> Bool {
        var bytes = text.utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "'"), let next = bytes.next() else { return false }
        return "'=+-@\t\r".utf8.contains(next)
    }

    private static func isFormula(_ text: String) -> Bool {
        guard let first = text.utf8.first, "=+-@\t\r".utf8.contains(first) else { return false }
        return Double(text) == nil
    }
}
