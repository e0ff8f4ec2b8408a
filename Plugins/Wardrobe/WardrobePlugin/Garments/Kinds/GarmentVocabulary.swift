// SPDX-License-Identifier: Apache-2.0

internal import CWardrobeData

/// The words that people use for clothes: kinds, categories, fabrics, patterns, and seasons in English, Ukrainian, and
/// Spanish, brands that name a kind, and words that say nothing about the kind.
struct GarmentVocabulary: Sendable {
    /// The meaning of a phrase.
    enum Meaning: Sendable {
        /// A kind, by its number in ``GarmentKind/named``.
        ///
        /// A noun names the garment whatever its category; other phrases mean the kind only within its categories.
        case kind(Int, isNoun: Bool)
        case category(Category)
        case fabric(Fabric)
        case pattern(GarmentPattern)
        case season(Season)
        case weight(GarmentWeight)
        case traits(GarmentTraits)
        /// Understood, but without effect.
        case plain
    }

    /// The kinds in `garment-kinds.tsv`.
    static let kinds: [GarmentKind] = EmbeddedTable.rows(wardrobe_garment_kinds()).compactMap(GarmentKind.init(row:))

    /// The phrases that matter to the choice of outfits.
    static let telling = GarmentVocabulary(kindPhrases + wordPhrases)

    /// All phrases; words of a name that are in none of them are unknown.
    static let all: GarmentVocabulary = {
        let plain =
            EmbeddedTable.rows(wardrobe_plain_words()).map { String($0[0]) } + brands.keys + ColorName.words
        let named =
            Category.allCases.map { ($0.inWords.lowercased(), Meaning.category($0)) }
            + Fabric.allCases.map { ($0.rawValue, .fabric($0)) }
        return GarmentVocabulary(
            kindPhrases + wordPhrases + (plain.map { ($0, .plain) } + named).map { (PhraseIndex.words(of: $0), $1) })
    }()

    /// The kinds of brands, by the brand in lowercase and the category; nil for all categories.
    static let brands: [String: [Category?: Int]] = {
        var brands: [String: [Category?: Int]] = [:]
        for row in EmbeddedTable.rows(wardrobe_garment_brands()) where row.count >= 3 {
            guard let kind = numbers[String(row[2])]?.first else { continue }
            brands[row[0].lowercased(), default: [:]][Category(rawValue: String(row[1]))] = kind
        }
        return brands
    }()

    private let index: PhraseIndex
    private let meanings: [Meaning]

    private init(_ entries: [(words: [UInt64], meaning: Meaning)]) {
        index = PhraseIndex(entries.enumerated().map { (words: $1.words, number: $0) })
        meanings = entries.map(\.meaning)
    }

    /// A phrase in a text, with its meaning.
    struct Match {
        let meaning: Meaning
        /// The indices of its words.
        let words: Range<Int>

        /// Whether it is a noun for a kind.
        func isNoun(of number: Int) -> Bool { if case .kind(number, true) = meaning { true } else { false } }
    }

    /// Returns every phrase in a text.
    func matches(in text: String) -> [Match] {
        index.matches(in: text).map {
            Match(meaning: meanings[$0.number], words: $0.start..<$0.start + $0.words)
        }
    }

    /// Returns the number of the kind with a name, preferring one of a category.
    static func kind(named name: String, in category: Category? = nil) -> Int? {
        let named = numbers[name.lowercased()] ?? numbers[name] ?? []
        return named.first { number in category.map { GarmentKind.named[number].categories.contains($0) } ?? true }
            ?? named.first
    }

    /// The numbers of kinds by name.
    private static let numbers: [String: [Int]] = Dictionary(
        grouping: GarmentKind.named.indices, by: { GarmentKind.named[$0].name })

    private static let kindPhrases: [([UInt64], Meaning)] = GarmentKind.named.enumerated().flatMap { number, kind in
        kind.phrases.map { (PhraseIndex.words(of: $0), .kind(number, isNoun: false)) }
    }

    /// The phrases in `garment-words.tsv`, read as bytes, because there are thousands of them.
    private static let wordPhrases: [([UInt64], Meaning)] = {
        let (tab, newline) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"))
        var known: [ArraySlice<UInt8>: [Meaning]] = [:]
        var phrases: [([UInt64], Meaning)] = []
        let bytes = EmbeddedTable.bytes(wardrobe_garment_words())
        var line = (bytes.firstIndex(of: newline) ?? bytes.count) + 1
        while line < bytes.count {
            var (tabs, end) = ([line, line, line, line], line)
            var column = 0
            while end < bytes.count, bytes[end] != newline {
                if bytes[end] == tab, column < tabs.count {
                    tabs[column] = end
                    column += 1
                }
                end += 1
            }
            if column == tabs.count {
                // The meaning and the role, which are the third and the fourth column.
                let key = bytes[tabs[1] + 1..<tabs[3]]
                if known[key] == nil {
                    known[key] = meanings(
                        of: String(decoding: bytes[tabs[1] + 1..<tabs[2]], as: UTF8.self),
                        isNoun: bytes[tabs[2] + 1..<tabs[3]].elementsEqual("noun".utf8))
                }
                let words = PhraseIndex.words(of: bytes[line..<tabs[0]])
                for meaning in known[key, default: []] { phrases.append((words, meaning)) }
            }
            line = end + 1
        }
        return phrases
    }()

    /// Returns the meanings of a word of the table: the kinds of a name, or `=shirt`, `fabric:wool`, and the like.
    private static func meanings(of text: String, isNoun: Bool) -> [Meaning] {
        if text.hasPrefix("=") { return Category(rawValue: String(text.dropFirst())).map { [.category($0)] } ?? [] }
        guard let colon = text.firstIndex(of: ":") else {
            return numbers[text, default: []].map { .kind($0, isNoun: isNoun) }
        }
        let value = String(text[colon...].dropFirst())
        let meaning: Meaning? =
            switch text[..<colon] {
            case "fabric": Fabric(rawValue: value).map(Meaning.fabric)
            case "pattern": GarmentPattern(rawValue: value).map(Meaning.pattern)
            case "season": Season(rawValue: value).map(Meaning.season)
            case "weight": GarmentWeight(rawValue: value).map(Meaning.weight)
            case "plain": .plain
            case "trait": GarmentTraits.named[value].map(Meaning.traits)
            default: nil
            }
        return meaning.map { [$0] } ?? []
    }
}

extension GarmentKind {
    /// Creates a kind from a row of `garment-kinds.tsv`.
    fileprivate init?(row: [Substring]) {
        guard row.count >= 9, let low = Double(row[3]), let high = Double(row[4]) else { return nil }
        let categories = row[1].split(separator: ",").compactMap { Category(rawValue: String($0)) }
        let slots = row[2].split(separator: ",").compactMap { Slot(rawValue: String($0)) }
        guard let home = categories.first, !slots.isEmpty else { return nil }
        let clo = row[6].split(separator: "/").compactMap { Double($0) }
        let source = String(row[7])
        let span: InsulationSpan? =
            switch clo.count {
            case 1: .one(clo[0], source)
            case 3: InsulationSpan(thin: clo[0], normal: clo[1], thick: clo[2], source: source)
            default: nil
            }
        self.init(
            String(row[0]), Set(categories), slots, [], low...high, formality: Int(row[5]), clo: span,
            GarmentTraits(row[8].split(separator: ",").compactMap { GarmentTraits.named[String($0)] }), home: home)
    }
}
