// SPDX-License-Identifier: Apache-2.0

/// A phrase in an invitation or an appointment that says something about clothes, from this plugin's own lists.
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
        /// Words that would be misleading if read one by one.
        case nothing
    }

    let words: [String]
    let meaning: Meaning

    /// Words that show that the text is about clothes.
    static let dressWords: Set<String> = Set(
        ["dress", "dressed", "attire", "wear", "wearing", "clothes", "clothing", "outfit", "code"].map(EventText.fold))
    /// Words that negate what follows.
    static let negations: Set<String> = [
        "no", "not", "isn't", "aren't", "don't", "doesn't", "without", "never", "nothing", "neither", "nor",
    ]
    /// Words that end a negation.
    static let turns: Set<String> = ["but", "just", "only", "rather", "instead"]
    /// Words after "not" that mean that something is optional.
    static let demands: Set<String> = ["required", "needed", "necessary", "expected", "mandatory", "obligatory"]
    /// Words that titles of errands start with; errands mention clothes and events without being events themselves.
    static let errands: [[String]] = [
        ["pick", "up"], ["drop", "off"], ["collect"], ["renew"], ["cancel"], ["buy"], ["order"], ["return"], ["fix"],
        ["repair"], ["pay"],
    ]
    /// Words that may follow an errand's word without making the title an errand, as in "Return flight".
    static let journeys: Set<String> = ["flight", "train", "trip", "journey", "from", "to", "home"]

    /// The phrases by their first word, longest first.
    static let byFirstWord: [String: [DressPhrase]] = {
        var phrases: [String: [DressPhrase]] = [:]
        for (meaning, list) in lists {
            for text in list.split(separator: ",") {
                let words = text.split(whereSeparator: \.isWhitespace).map { EventText.fold(String($0)) }
                guard let first = words.first else { continue }
                phrases[first, default: []].append(DressPhrase(words: words, meaning: meaning))
            }
        }
        return phrases.mapValues { $0.sorted { $0.words.count > $1.words.count } }
    }()
}
