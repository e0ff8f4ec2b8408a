// SPDX-License-Identifier: Apache-2.0

extension DelimitedText {
    /// Writes a table as CSV (RFC 4180): commas, CRLF, and quotes around fields that need them.
    ///
    /// Spreadsheets evaluate a field that begins with `=`, `+`, `-`, `@`, a tab, or a carriage return as a formula.
    /// Such text is prefixed with an apostrophe unless it is a number (OWASP, "CSV Injection").
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

    private static func line(_ fields: some Sequence<String>) -> String {
        fields.map(field).joined(separator: ",") + "\r\n"
    }

    private static func field(_ text: String) -> String {
        let safe = isFormula(text) ? "'" + text : text
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

    private static func isFormula(_ text: String) -> Bool {
        guard let first = text.utf8.first, "=+-@\t\r".utf8.contains(first) else { return false }
        return Double(text) == nil
    }
}
