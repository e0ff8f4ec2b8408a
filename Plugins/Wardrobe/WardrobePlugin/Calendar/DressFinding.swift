// SPDX-License-Identifier: Apache-2.0

/// A phrase found in a text of an event.
struct DressFinding {
    enum Field: String, Sendable, CaseIterable {
        case title, location, notes
    }

    let meaning: DressPhrase.Meaning
    let field: Field
    let isNegated: Bool
    /// How the occasion was read.
    let way: DressReadingWay
    /// The words that indicate a dress code or an occasion; nil for an errand or plans.
    let evidence: DressEvidence?

    /// The occasion; a time of mourning is a formal event.
    var occasion: Occasion? {
        switch meaning {
        case .occasion(let occasion): occasion
        case .mourning: .formalEvent
        default: nil
        }
    }

    /// The precedence among the occasions in one text; mourning comes first.
    var rank: Int { meaning == .mourning ? 10 : occasion.map(DressPhrase.rank) ?? 0 }

    /// Returns the findings in a text.
    ///
    /// A title is read up to a word such as "then" after an occasion.
    static func all(in text: String, field: Field) -> [DressFinding] {
        let text = EventText(text)
        var findings: [DressFinding] = []
        var index = 0
        while index < text.words.count {
            if field == .title, DressPhrase.sequels.contains(text.words[index].folded),
                findings.contains(where: { $0.occasion != nil })
            {
                break
            }
            let phrase = DressPhrase.byFirstWord[text.words[index].folded]?.first { $0.isFound(at: index, in: text) }
            if let phrase {
                let words = index..<index + phrase.words.count
                if let finding = DressFinding(phrase.meaning, phrase.language, words, text, field) {
                    findings.append(finding)
                }
                // "casual friday" also gives the occasion.
                if DressPhrase.casualWorkdays.contains(phrase.words),
                    let finding = DressFinding(.occasion(.workCasual), phrase.language, words, text, field)
                {
                    findings.append(finding)
                }
                index = words.upperBound
            } else if field == .title, let words = FlightCode.range(at: index, in: text) {
                if let finding = DressFinding(.occasion(.travel), .english, words, text, field) {
                    findings.append(finding)
                }
                index = words.upperBound
            } else {
                index += 1
            }
        }
        return findings
    }

    /// Returns whether a text names a dress code for the evening, such as "black tie".
    static func namesEveningDress(in findings: [DressFinding], of field: Field) -> Bool {
        let codes: [DressCode] = [.whiteTie, .blackTie, .blackTieOptional]
        return findings.contains { finding in
            finding.field == field && codes.contains { finding.meaning == .names($0) }
        }
    }

    /// Reads a phrase where it stands; nil if it says nothing there.
    private init?(
        _ meaning: DressPhrase.Meaning, _ language: DressPhrase.Language, _ words: Range<Int>, _ text: EventText,
        _ field: Field
    ) {
        var meaning = meaning
        var says: String?
        switch meaning {
        case .nothing: return nil
        case .names(let code), .suggests(let code): says = code.rawValue
        case .namesNearDress(let code):
            guard Self.isNearDress(words, text) else { return nil }
            meaning = .names(code)
            says = code.rawValue
        case .occasion(let occasion):
            // The name of a place often has other words in it, as "Opera Lane" does.
            let endsPart = words.upperBound == text.words.count || text.words[words.upperBound].beginsPart
            if field == .location, !endsPart || !DressPhrase.places.contains(occasion) { return nil }
            if field == .notes, !Self.isInFirstPart(words, text) { return nil }
            says = occasion.rawValue
        case .mourning:
            if field == .location || (field == .notes && !Self.isInFirstPart(words, text)) { return nil }
            says = Occasion.formalEvent.rawValue
        case .errand, .planning: if field != .title { return nil }
        }
        self.meaning = meaning
        self.field = field
        way = .occasion(field, language)
        isNegated = Self.isNegated(words, text)
        let span = text.words[words.lowerBound].span.lowerBound..<text.words[words.upperBound - 1].span.upperBound
        let isCancelled = isNegated
        evidence = says.map {
            DressEvidence(
                field: field.rawValue, words: text.text(span), start: span.lowerBound, end: span.upperBound, says: $0,
                isNegated: isCancelled)
        }
    }

    /// Returns whether no clause ended before the words.
    ///
    /// What follows the first clause is rarely about the event itself.
    private static func isInFirstPart(_ words: Range<Int>, _ text: EventText) -> Bool {
        !text.words[...words.lowerBound].dropFirst().contains(where: \.beginsPart)
    }

    /// Returns whether a word for clothes is within three words in the same sentence.
    private static func isNearDress(_ words: Range<Int>, _ text: EventText) -> Bool {
        let near = before(words.lowerBound, text).prefix(3) + after(words.upperBound, text).prefix(3)
        return near.contains { DressPhrase.dressWords.contains(text.words[$0].folded) }
    }

    private static func isNegated(_ words: Range<Int>, _ text: EventText) -> Bool {
        for index in before(words.lowerBound, text).prefix(3) {
            let word = text.words[index].folded
            if DressPhrase.turns.contains(word) { break }
            if DressPhrase.negations.contains(word) { return true }
        }
        let following = after(words.upperBound, text).prefix(4).map { text.words[$0].folded }
        guard let negation = following.firstIndex(where: DressPhrase.negations.contains) else { return false }
        return following[negation...].contains(where: DressPhrase.demands.contains)
    }

    /// Returns the words before an index in the same clause, nearest first.
    private static func before(_ index: Int, _ text: EventText) -> [Int] {
        var indexes: [Int] = []
        var place = index
        while place > 0, !text.words[place].beginsPart {
            place -= 1
            indexes.append(place)
            if indexes.count == 4 { break }
        }
        return indexes
    }

    /// Returns the words from an index on in the same clause.
    private static func after(_ index: Int, _ text: EventText) -> [Int] {
        Array((index..<min(text.words.count, index + 4)).prefix { !text.words[$0].beginsPart })
    }
}
