// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import Presentation

/// Formats errors for the terminal.
enum ErrorText {
    /// Returns the lines of sentences, each with the prefix `error:`.
    ///
    /// - Parameters:
    ///   - sentences: The sentences, separated by line breaks.
    ///   - style: The style of the prefix.
    ///   - width: The width of the terminal in columns; `nil` for one line per sentence, which scripts can match.
    static func lines(_ sentences: String, style: TextStyle, width: Int?) -> [String] {
        let label = "error:"
        return sentences.split(separator: "\n").flatMap { sentence in
            let text = String(sentence).shown(escapesASCII: true)
            guard let width else { return ["\(style.error(label)) \(text)"] }
            let lines = "\(label) \(text)".wrapped(toTerminalWidth: max(width, 20), indent: "  ")
            return lines.enumerated().map { number, line in
                number == 0 ? style.error(label) + line.dropFirst(label.count) : line
            }
        }
    }
}
