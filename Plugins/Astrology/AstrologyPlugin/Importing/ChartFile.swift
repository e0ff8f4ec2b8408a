// SPDX-License-Identifier: Apache-2.0

package import ComputationKit
internal import Tables

/// The births in a file.
package struct ChartFile {
    /// The format.
    package let format: ChartFileFormat
    /// The births, in the order of the file.
    package let drafts: [ChartDraft]
    /// Problems of lines that aren't births, such as a row that is too short.
    package private(set) var issues: [ValidationIssue] = []
    /// What was chosen for the whole file.
    package private(set) var remarks: [String] = []

    /// Reads the file of an import.
    ///
    /// - Parameters:
    ///   - input: The input of the import.
    ///   - thisYear: The current year, for years of two digits.
    /// - Throws: ``ComputationError`` if the file has no births that can be told apart.
    package init(_ input: ImportChartsInput, thisYear: Int) throws(ComputationError) {
        let bytes = try DocumentInput(text: input.text, file: input.file).bytes(limit: ImportChartsInput.largest)
        let (text, encoding) = Self.text(of: bytes)
        format = input.format ?? Self.format(of: text)
        issues = Self.damagedLines(of: text)
        if let encoding { remarks.append("the file isn't in UTF-8; it was read as \(encoding)") }
        switch format {
        case .aaf: drafts = AAFReader(text, thisYear: thisYear).drafts
        case .json: drafts = try ChartJSONReader(text).drafts
        case .csv:
            let table = try ChartTableReader(
                Array(text.utf8), columns: input.columns, order: input.dateOrder, thisYear: thisYear)
            drafts = table.drafts
            issues += table.issues
            remarks += table.remarks
        }
        guard !drafts.isEmpty || !issues.isEmpty else {
            throw .refused(
                path: input.file == nil ? "text" : "file", expected: "at least one birth", got: "none",
                recoverySuggestion: "the file was read as \(format.rawValue)")
        }
    }

    /// Returns the problems of lines with bytes that aren't UTF-8 in a file that otherwise is.
    private static func damagedLines(of text: String) -> [ValidationIssue] {
        guard text.contains("\u{FFFD}") else { return [] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap {
            guard $0.element.contains("\u{FFFD}") else { return nil }
            return ValidationIssue(
                path: "line \($0.offset + 1)", expected: "text in UTF-8, as in the other lines", got: "another byte")
        }
    }

    private static func format(of text: String) -> ChartFileFormat {
        let start = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
        if start == "{" || start == "[" { return .json }
        return start == "#" && AAFReader.isAAF(text) ? .aaf : .csv
    }

    /// Returns the text of bytes in UTF-8, UTF-16 with a mark, or otherwise in Windows-1251 or 1252, and which of these.
    ///
    /// In Cyrillic words, bytes above 127 follow each other; in Western ones, they stand alone.
    private static func text(of bytes: [UInt8]) -> (text: String, encoding: String?) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let body = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
        if let text = String(validating: body, as: UTF8.self) { return (text, nil) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isLittle = bytes[0] == 0xFF
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                isLittle
                    ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
                    : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
            }
            return (String(decoding: units, as: UTF16.self), nil)
        }
        let repaired = String(decoding: body, as: UTF8.self)
        let damaged = repaired.unicodeScalars.count { $0 == "\u{FFFD}" }
        // A text of another encoding has few bytes that are UTF-8 by chance.
        if damaged * 3 < repaired.unicodeScalars.count(where: { !$0.isASCII }) { return (repaired, nil) }
        let pairs = zip(bytes, bytes.dropFirst()).count { $0 >= 0xA0 && $1 >= 0xA0 }
        let isCyrillic = pairs * 2 > bytes.count { $0 >= 0xA0 }
        let scalars = bytes.map { byte -> Unicode.Scalar in
            switch byte {
            case ..<0x80: Unicode.Scalar(byte)
            case 0xC0... where isCyrillic: Unicode.Scalar(0x410 + UInt32(byte) - 0xC0) ?? "?"
            case ..<0xC0 where isCyrillic: windows1251[Int(byte) - 0x80]
            case ..<0xA0: windows1252[Int(byte) - 0x80]
            default: Unicode.Scalar(byte)
            }
        }
        return (String(String.UnicodeScalarView(scalars)), isCyrillic ? "Windows-1251" : "Windows-1252")
    }

    /// The characters of the bytes 80 to BF in Windows-1251 (WHATWG Encoding Standard).
    private static let windows1251 = Array(
        "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї".unicodeScalars)

    /// The characters of the bytes 80 to 9F in Windows-1252 (WHATWG Encoding Standard).
    private static let windows1252 = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
