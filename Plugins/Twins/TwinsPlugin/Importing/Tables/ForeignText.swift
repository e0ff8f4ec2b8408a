// SPDX-License-Identifier: Apache-2.0

/// Cells of a table whose bytes aren't UTF-8, although those of other cells can be.
enum ForeignText {
    /// Marks a cell whose bytes were converted: the noncharacter U+FDD0, which no text contains (Unicode Standard, 23.7).
    private static let mark = String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self)

    /// Returns a table as UTF-8.
    ///
    /// Each cell that isn't is converted and marked, unless all text of an ISO 8859-1 file is.
    ///
    /// - Parameter isLatin1: Whether such cells are ISO 8859-1; otherwise, their wrong bytes are replaced.
    static func utf8(of bytes: [UInt8], isLatin1: Bool) -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return bytes }
        guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
        let cells = bytes.split(omittingEmptySubsequences: false) { separators.contains($0) }
        let isForeign = cells.map { String(validating: $0, as: UTF8.self) == nil }
        let hasUTF8 = zip(cells, isForeign).contains { cell, isForeign in !isForeign && cell.contains { $0 >= 0x80 } }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for (cell, isForeign) in zip(cells, isForeign) {
            if isForeign {
                if hasUTF8 || !isLatin1 { text += Array(mark.utf8) }
                text += isLatin1 ? cell.flatMap(Self.utf8) : Array(String(decoding: cell, as: UTF8.self).utf8)
            } else {
                text += cell
            }
            if cell.endIndex < bytes.endIndex { text.append(bytes[cell.endIndex]) }
        }
        return text
    }

    /// Returns the text of a field without marks, and whether it had one.
    static func unmarked(_ field: String) -> (text: String, isForeign: Bool) {
        guard field.contains(mark) else { return (field, false) }
        return (field.replacing(mark, with: ""), true)
    }

    /// Tab, line feed, carriage return, quotation mark, comma, and semicolon.
    private static let separators: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x22, 0x2C, 0x3B]

    /// Returns a byte of ISO 8859-1 as UTF-8.
    ///
    /// The bytes of its control characters are those of Windows-1252, which is what programs write by that name (WHATWG
    /// Encoding Standard, 4.2).
    private static func utf8(_ byte: UInt8) -> [UInt8] {
        guard byte >= 0x80 else { return [byte] }
        let code = byte < 0xA0 ? windows[Int(byte) - 0x80] : UInt16(byte)
        return Array(String(decoding: [code], as: UTF16.self).utf8)
    }

    private static let windows: [UInt16] = [
        0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD,
        0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0xFFFD, 0x017E, 0x0178,
    ]
}
