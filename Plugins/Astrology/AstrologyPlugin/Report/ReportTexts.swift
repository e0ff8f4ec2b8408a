// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The authored texts of reports in one language, by key.
struct ReportTexts {
    /// The version of the passages.
    static let version = 2

    private let lines: SortedLines

    init(_ language: ReportLanguage) {
        lines = SortedLines(
            language == .english ? ShippedTable.reportsEnglish.bytes : ShippedTable.reportsUkrainian.bytes)
    }

    /// Returns the text of a key; `nil` if the language doesn't have it.
    subscript(key: String) -> String? { Self.rest(of: lines, key) }

    /// Returns the text of a key, which a test checks for every language.
    func text(_ key: String) -> String { self[key] ?? key }

    /// Returns the text of a key with values for its placeholders, such as `{sign}`.
    func text(_ key: String, _ values: [String: String]) -> String {
        var result = ""
        var rest = text(key)[...]
        // A value isn't searched for placeholders.
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            result += rest[..<open] + (values[name] ?? "{\(name)}")
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// Returns texts as a list: "a, b, and c".
    func list(_ texts: [String]) -> String {
        guard texts.count > 2 else { return texts.joined(separator: text("term.pair")) }
        return texts.dropLast().joined(separator: ", ") + text("term.last") + (texts.last ?? "")
    }

    /// Returns the sentences of a passage.
    func sentences(_ key: String) -> [String] {
        var sentences: [String] = []
        var current = ""
        for word in text(key).split(separator: " ") {
            current += current.isEmpty ? String(word) : " \(word)"
            if let end = word.last, ".?!…".contains(end) {
                sentences.append(current)
                current = ""
            }
        }
        return current.isEmpty ? sentences : sentences + [current]
    }

    /// Returns the marks of a passage, such as `risk+`.
    static func marks(_ key: String) -> [(theme: String, isPlus: Bool)] {
        let text = rest(of: SortedLines(ShippedTable.reportThemes.bytes), key) ?? ""
        return text.split(separator: " ").map { (String($0.dropLast()), $0.last == "+") }
    }

    private static func rest(of lines: SortedLines, _ key: String) -> String? {
        guard let line = lines.line(for: Array(key.utf8)), line.keyEnd < line.end else { return nil }
        return String(decoding: lines.bytes[line.keyEnd + 1..<line.end], as: UTF8.self)
    }
}
