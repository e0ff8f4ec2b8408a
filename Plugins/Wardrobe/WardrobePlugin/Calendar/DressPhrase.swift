// SPDX-License-Identifier: Apache-2.0

/// A phrase in an invitation or an appointment that says something about clothes, from this plugin's own lists.
///
/// In the lists, `^` before a phrase means that it must begin the text, and `$` after it that it must end its clause.
struct DressPhrase: Sendable {
    enum Meaning: Sendable, Hashable {
        /// A dress code by its name.
        case names(DressCode)
        /// An item or a custom that suggests a dress code.
        case suggests(DressCode)
        /// A dress code if a word such as "dress" or "attire" is near; otherwise nothing.
        case namesNearDress(DressCode)
        /// An occasion.
        case occasion(Occasion)
        /// A funeral or another event of mourning.
        case mourning
        /// Words in a title that make it no event, such as "renewal" in "Gym membership renewal".
        case errand
        /// Words in a title that make it talk about an event, such as "planning" in "Party planning".
        case planning
        /// Words that would be misleading if read one by one.
        case nothing
    }

    enum Language: Sendable, Hashable {
        case english, spanish, ukrainian
    }

    let words: [String]
    let meaning: Meaning
    let language: Language
    /// Whether it must begin the text.
    let beginsText: Bool
    /// Whether it must end its clause.
    let endsPart: Bool

    /// Reads a phrase of a list; nil if it has no words.
    init?(_ phrase: Substring, _ meaning: Meaning, _ language: Language) {
        var words = phrase.split(whereSeparator: \.isWhitespace)
        beginsText = words.first == "^"
        endsPart = words.last == "$"
        words.removeAll { $0 == "^" || $0 == "$" }
        if words.isEmpty { return nil }
        self.words = words.map { EventText.fold(String($0)) }
        self.meaning = meaning
        self.language = language
    }

    /// Returns whether the phrase is in a text at the index of a word.
    func isFound(at index: Int, in text: EventText) -> Bool {
        let end = index + words.count
        guard end <= text.words.count, !beginsText || index == 0 else { return false }
        if endsPart, end < text.words.count, !text.words[end].beginsPart { return false }
        return words.indices.allSatisfy { offset in
            let word = text.words[index + offset]
            return word.folded == words[offset] && (offset == 0 || !word.beginsPart)
        }
    }

    /// Words that show that the text is about clothes.
    static let dressWords: Set<String> = Set(
        ["dress", "dressed", "attire", "wear", "wearing", "clothes", "clothing", "outfit", "code"].map(EventText.fold))
    /// Words that negate what follows.
    static let negations: Set<String> = [
        "no", "not", "isn't", "aren't", "don't", "doesn't", "without", "never", "nothing", "neither", "nor", "sin",
        "без", "не",
    ]
    /// Words that end a negation.
    static let turns: Set<String> = ["but", "just", "only", "rather", "instead"]
    /// Words after "not" that mean that something is optional.
    static let demands: Set<String> = ["required", "needed", "necessary", "expected", "mandatory", "obligatory"]
    /// Dress codes that are workdays as well.
    static let casualWorkdays: Set<[String]> = Set(
        [["casual", "friday"], ["jeans", "day"], ["denim", "day"]].map { $0.map(EventText.fold) })
    /// Words in a title before an event that comes later, as in "Office, then opera".
    static let sequels: Set<String> = ["then", "luego", "потім"]
    /// Occasions that remain in a title about plans.
    static let work: Set<Occasion> = [.work, .workPresentation, .interview]
    /// Occasions that a location can tell.
    static let places: Set<Occasion> = [.gym, .travel]

    /// The phrases by their first word, longest first.
    static let byFirstWord: [String: [DressPhrase]] = {
        var phrases: [String: [DressPhrase]] = [:]
        var languages = dressCodes
        languages.append((.english, english))
        languages.append((.english, workdays))
        languages.append((.english, errands))
        languages.append((.spanish, spanish))
        languages.append((.ukrainian, ukrainian))
        for (language, lists) in languages {
            for (meaning, list) in lists {
                for phrase in list.split(separator: ",").compactMap({ DressPhrase($0, meaning, language) }) {
                    phrases[phrase.words[0], default: []].append(phrase)
                }
            }
        }
        return phrases.mapValues { $0.sorted { $0.words.count > $1.words.count } }
    }()

    /// Returns the precedence of occasions in one text; occasions that determine the clothes come first.
    static func rank(_ occasion: Occasion) -> Int {
        switch occasion {
        case .wedding, .interview: 9
        case .formalEvent: 8
        case .workPresentation, .party, .brunch: 7
        case .gym, .athletic, .dateNight: 6
        case .outdoor, .workCasual, .loungewear, .beach: 5
        case .travel: 4
        case .work: 3
        case .casual: 2
        }
    }
}
