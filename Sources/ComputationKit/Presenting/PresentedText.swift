// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// The sanitizer of presented text.
enum PresentedText {
    /// Returns the text with control and bidirectional override characters replaced by their code points, so that the
    /// content of a record or a service can't control a terminal, a page, or a calendar.
    ///
    /// Line feeds, tabs, and the carriage return of a CRLF are unchanged.
    ///
    /// - Parameter allowsColor: Whether to keep the escape sequences for bold, dim, red, and yellow.
    static func sanitized(_ text: String, allowsColor: Bool) -> String {
        let scalars = text.unicodeScalars
        guard scalars.contains(where: { $0.value < 0x20 && $0 != "\n" || $0.steersTerminals }) else { return text }
        var result = String.UnicodeScalarView()
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            switch scalar {
            case "\n", "\t": result.append(scalar)
            case "\r" where next < scalars.endIndex && scalars[next] == "\n": result.append(scalar)
            case "\u{1B}" where allowsColor:
                if let sequence = colorSequences.first(where: { scalars[next...].starts(with: $0.unicodeScalars) }) {
                    result.append(scalar)
                    result.append(contentsOf: sequence.unicodeScalars)
                    index = scalars.index(next, offsetBy: sequence.unicodeScalars.count)
                    continue
                }
                result.append(contentsOf: scalar.escape.unicodeScalars)
            case _ where scalar.value < 0x20 || scalar.steersTerminals:
                result.append(contentsOf: scalar.escape.unicodeScalars)
            default: result.append(scalar)
            }
            index = next
        }
        return String(result)
    }

    /// Select Graphic Rendition (ECMA-48, 8.3.117) without its escape character: off, bold, dim, red, yellow.
    private static let colorSequences = ["[0m", "[1m", "[2m", "[31m", "[33m"]
}
