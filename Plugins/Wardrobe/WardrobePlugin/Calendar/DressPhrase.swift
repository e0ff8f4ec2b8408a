// SPDX-License-Identifier: Apache-2.0

/// What some words of an invitation or an appointment say about clothes; the lists are our own.
struct DressPhrase: Sendable {
    enum Meaning: Sendable, Hashable {
        /// A dress code by its name.
        case names(DressCode)
        /// An item or a habit that goes with a dress code.
        case suggests(DressCode)
        /// A dress code where a word such as "dress" or "attire" is near, else nothing.
        case namesNearDress(DressCode)
        /// What the clothes are for.
        case occasion(Occasion)
        /// Words that would mislead if they were read one by one.
        case nothing
    }

    let words: [String]
    let meaning: Meaning

    /// Words that make it plain that clothes are spoken of.
    static let dressWords: Set<String> = Set(
        ["dress", "dressed", "attire", "wear", "wearing", "clothes", "clothing", "outfit", "code"].map(EventText.fold))
    /// Words that turn what follows into its opposite.
    static let negations: Set<String> = [
        "no", "not", "isn't", "aren't", "don't", "doesn't", "without", "never", "nothing", "neither", "nor",
    ]
    /// Words behind which a negation no longer holds.
    static let turns: Set<String> = ["but", "just", "only", "rather", "instead"]
    /// What follows "not" where something need not be worn.
    static let demands: Set<String> = ["required", "needed", "necessary", "expected", "mandatory", "obligatory"]
    /// What titles of errands begin with: they speak of clothes and events without being one.
    static let errands: [[String]] = [
        ["pick", "up"], ["drop", "off"], ["collect"], ["renew"], ["cancel"], ["buy"], ["order"], ["return"], ["fix"],
        ["repair"], ["pay"],
    ]
    /// What may follow the word of an errand without making it one, as in "Return flight".
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
