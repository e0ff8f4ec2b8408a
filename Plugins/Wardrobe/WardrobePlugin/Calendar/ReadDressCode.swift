// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Detects an event's dress code and occasion from its title, location, and notes.
///
/// It matches whole English words from this plugin's own lists. A dress code must be named or clearly suggested; an
/// occasion only implies its usual formality. This plugin's tests measure the accuracy on texts labeled by hand.
public struct ReadDressCode: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.readDressCode.id,
        summary: "Detects an event's dress code and occasion from its title, location, and notes.",
        discussion: """
            Whole English words are matched, longest phrase first; "no", "not", and "not required" cancel the words \
            they refer to. The confidence estimates how often such words mean what was detected, by convention: 0.95 \
            for a dress code by name, 0.75 for one that clothes suggest, and 0.6 of that if two dress codes contradict \
            each other. Without a dress code, it is 0.85 for an occasion in the title, 0.6 in the location, and 0.5 in \
            the notes.
            """,
        examples: [
            Example(
                "An invitation", ["title": "Spring gala", "location": "City Hall", "notes": "Dress code: black tie."]),
            Example(
                "A negation", ["title": "Dinner at the club", "notes": "No black tie required, just smart casual"]),
            Example("No dress code", ["title": "Dentist"]),
        ])

    /// Creates the computation.
    public init() {}

    /// Detects the dress code and occasion.
    public func run(_ input: EventTexts, in context: Context) async throws -> DressCodeReading {
        Self.reading(of: input)
    }

    /// Detects the dress code and occasion without an engine, on the calling thread.
    ///
    /// - Complexity: O(*n*) in the number of words.
    public static func reading(of input: EventTexts) -> DressCodeReading {
        let fields = [("title", input.title), ("location", input.location), ("notes", input.notes)]
        let found = fields.flatMap { name, text in Finding.all(in: text, field: name) }
        let holding = found.filter { !$0.evidence.isNegated }
        var (dressCode, dressConfidence) = dressCode(in: holding)
        let (occasion, occasionConfidence) = occasion(in: holding)
        let named = Set(
            holding.compactMap { finding -> DressCode? in
                if case .names(let code) = finding.meaning { code } else { nil }
            })
        if named.count > 1 { dressConfidence *= 0.6 }
        return DressCodeReading(
            dressCode: dressCode, occasion: occasion, formality: dressCode?.formality ?? occasion?.formality,
            confidence: dressCode == nil ? occasionConfidence : dressConfidence, evidence: found.map(\.evidence))
    }

    /// A name outranks a suggestion; among equals the first wins.
    private static func dressCode(in findings: [Finding]) -> (DressCode?, Double) {
        for finding in findings { if case .names(let code) = finding.meaning { return (code, 0.95) } }
        for finding in findings { if case .suggests(let code) = finding.meaning { return (code, 0.75) } }
        return (nil, 0)
    }

    /// The title outranks the location, which outranks the notes.
    private static func occasion(in findings: [Finding]) -> (Occasion?, Double) {
        for (field, confidence) in [("title", 0.85), ("location", 0.6), ("notes", 0.5)] {
            let occasions = findings.compactMap { finding -> Occasion? in
                if finding.evidence.field == field, case .occasion(let occasion) = finding.meaning {
                    occasion
                } else {
                    nil
                }
            }
            var best: Occasion?
            for occasion in occasions where DressPhrase.rank(occasion) > best.map(DressPhrase.rank) ?? 0 {
                best = occasion
            }
            if let best { return (best, confidence) }
        }
        return (nil, 0)
    }
}

/// A phrase found in a text.
private struct Finding {
    let meaning: DressPhrase.Meaning
    let evidence: DressEvidence

    static func all(in text: String, field: String) -> [Finding] {
        let text = EventText(text)
        if field == "title", isErrand(text) { return [] }
        var findings: [Finding] = []
        var index = 0
        while index < text.words.count {
            guard let phrase = phrase(at: index, in: text) else {
                index += 1
                continue
            }
            let words = index..<index + phrase.words.count
            if let finding = Finding(phrase, words, text, field) { findings.append(finding) }
            // "casual friday" also gives the occasion.
            if phrase.words == ["casual", "friday"] {
                let casual = DressPhrase(words: phrase.words, meaning: .occasion(.workCasual))
                if let finding = Finding(casual, words, text, field) { findings.append(finding) }
            }
            index = words.upperBound
        }
        return findings
    }

    private init?(_ phrase: DressPhrase, _ words: Range<Int>, _ text: EventText, _ field: String) {
        let says: String
        switch phrase.meaning {
        case .nothing: return nil
        case .names(let code), .suggests(let code):
            meaning = phrase.meaning
            says = code.rawValue
        case .namesNearDress(let code):
            guard Self.isNearDress(words, text) else { return nil }
            meaning = .names(code)
            says = code.rawValue
        case .occasion(let occasion):
            meaning = phrase.meaning
            says = occasion.rawValue
        }
        let span = text.words[words.lowerBound].span.lowerBound..<text.words[words.upperBound - 1].span.upperBound
        evidence = DressEvidence(
            field: field, words: text.text(span), start: span.lowerBound, end: span.upperBound, says: says,
            isNegated: Self.isNegated(words, text))
    }

    private static func phrase(at index: Int, in text: EventText) -> DressPhrase? {
        DressPhrase.byFirstWord[text.words[index].folded]?.first { phrase in
            guard index + phrase.words.count <= text.words.count else { return false }
            return phrase.words.indices.allSatisfy { offset in
                let word = text.words[index + offset]
                return word.folded == phrase.words[offset] && (offset == 0 || !word.beginsPart)
            }
        }
    }

    private static func isErrand(_ text: EventText) -> Bool {
        let words = text.words.map(\.folded)
        return DressPhrase.errands.contains { errand in
            let errand = errand.map(EventText.fold)
            guard words.starts(with: errand) else { return false }
            return words.count == errand.count || !DressPhrase.journeys.contains(words[errand.count])
        }
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
