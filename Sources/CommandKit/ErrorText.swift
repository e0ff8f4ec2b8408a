// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import Presentation

/// How a command prints an error.
enum ErrorText {
    /// The lines of some sentences, each sentence after `error:`.
    ///
    /// - Parameters:
    ///   - sentences: the sentences, with line breaks between them.
    ///   - style: how the beginning is set off.
    ///   - width: the columns of the terminal; nil for one line a sentence, which scripts can match.
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
