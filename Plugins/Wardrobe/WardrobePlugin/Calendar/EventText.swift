// SPDX-License-Identifier: Apache-2.0

/// The words of a text, with their positions.
struct EventText {
    struct Word {
        /// The word without case, possessive, and plural, so that `Weddings` and `wedding's` are the same word.
        let folded: String
        /// The range in characters from the text's beginning.
        let span: Range<Int>
        /// Whether a sentence or a clause ended before it.
        let beginsPart: Bool
    }

    let words: [Word]
    private let characters: [Character]

    init(_ text: String) {
        characters = Array(text)
        var words: [Word] = []
        var start: Int?
        var beginsPart = true
        for index in 0...characters.count {
            let character = index < characters.count ? characters[index] : " "
            let isInside =
                character.isLetter || character.isNumber
                || ((character == "'" || character == "’") && start != nil && index + 1 < characters.count
                    && characters[index + 1].isLetter)
            if isInside {
                start = start ?? index
                continue
            }
            if let first = start {
                let folded = Self.fold(String(characters[first..<index]))
                words.append(Word(folded: folded, span: first..<index, beginsPart: beginsPart))
                beginsPart = false
                start = nil
            }
            if ".,;!?\n()".contains(character) { beginsPart = true }
        }
        self.words = words
    }

    /// Returns the text of a span.
    func text(_ span: Range<Int>) -> String { String(characters[span]) }

    /// Returns a word without case, possessive, and plural.
    static func fold(_ word: String) -> String {
        var folded = word.lowercased().replacing("’", with: "'")
        if folded.hasSuffix("'s") { folded.removeLast(2) }
        if folded.count > 3, folded.hasSuffix("s"), !folded.hasSuffix("ss") { folded.removeLast() }
        return folded
    }
}
