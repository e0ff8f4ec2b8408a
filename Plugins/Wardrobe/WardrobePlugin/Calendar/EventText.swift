// SPDX-License-Identifier: Apache-2.0

/// The words of a text, with their positions.
struct EventText {
    struct Word {
        /// The word without case, accents, possessive, and plural.
        ///
        /// `Weddings` and `wedding's` are the same word.
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
                Self.isLetterOrNumber(character)
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
            if let word = Self.word(for: character, after: index == 0 ? " " : characters[index - 1]) {
                words.append(Word(folded: word, span: index..<index + 1, beginsPart: beginsPart))
                beginsPart = false
            }
            if ".,;!?\n()".contains(character) { beginsPart = true }
        }
        self.words = words
    }

    /// Returns the text of a span.
    func text(_ span: Range<Int>) -> String { String(characters[span]) }

    /// Returns a word without case, accents, possessive, and plural; abbreviations are written out.
    static func fold(_ word: String) -> String {
        var folded = String(word.lowercased().map { accents[$0] ?? $0 })
        if folded.hasSuffix("'s") { folded.removeLast(2) }
        if folded.count > 3, folded.hasSuffix("s"), !folded.hasSuffix("ss") { folded.removeLast() }
        return abbreviations[folded] ?? folded
    }

    /// Returns the folded word that a sign stands for; an at sign within an address stands for none.
    private static func word(for sign: Character, after previous: Character) -> String? {
        if sign == "@" { return isLetterOrNumber(previous) ? nil : "at" }
        return sign.unicodeScalars.first.flatMap { signs[$0] }
    }

    private static func isLetterOrNumber(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    /// Letters without the accents that people leave out.
    private static let accents: [Character: Character] = [
        "á": "a", "à": "a", "â": "a", "ä": "a", "ã": "a", "é": "e", "è": "e", "ê": "e", "ë": "e", "í": "i", "î": "i",
        "ó": "o", "ô": "o", "ö": "o", "õ": "o", "ú": "u", "û": "u", "ü": "u", "ñ": "n", "ç": "c", "’": "'",
    ]

    /// Folded words by their folded abbreviations and other spellings.
    private static let abbreviations: [String: String] = [
        "w": "with", "bday": "birthday", "b'day": "birthday", "nite": "night", "xma": "christma", "mtg": "meeting",
        "intvw": "interview", "conf": "conference", "wknd": "weekend", "tix": "ticket", "dept": "department",
        "footy": "football", "footie": "football", "bball": "basketball", "theatre": "theater", "defence": "defense",
        "pyjama": "pajama", "cumple": "cumpleano", "preso": "presentation", "invit": "invitation", "bbqing": "bbq",
        "barbeque": "barbecue", "grad": "graduation", "organise": "organize", "cancelation": "cancellation",
    ]

    /// Folded words by the first scalar of the emoji that stand for them.
    private static let signs: [Unicode.Scalar: String] = [
        "✈": "flight", "🛫": "flight", "💒": "wedding", "🏋": "gym", "🧘": "yoga", "⛺": "camping", "🏕": "camping",
        "🏊": "swim", "🎾": "tennis", "⚽": "soccer", "🏀": "basketball", "🏄": "surfing", "🚴": "cycling", "🥾": "hiking",
        "⛷": "skiing", "🎿": "skiing", "🏖": "beach",
    ]
}
