// SPDX-License-Identifier: Apache-2.0

/// What an owner's words say about an item, and what fills in the attributes that they leave out.
struct GarmentWords: Sendable {
    /// The text that the kind was read from.
    enum Source: Sendable {
        case subcategory, name, brand, category
    }

    /// The kind of the item.
    let kind: GarmentKind
    let source: Source
    /// The traits of the kind, and those that other words tell, such as *suede*.
    let traits: GarmentTraits
    /// The item with the fabric, pattern, and season that its name tells if its owner states none, and with the category
    /// of its kind if its own is another.
    let item: WardrobeItem

    init(_ item: WardrobeItem) {
        let name = GarmentVocabulary.telling.matches(in: item.name)
        // The words of the subcategory follow those of the name, with a gap.
        let offset = PhraseIndex.words(of: item.name).count + 1
        let subcategory = (item.subcategory.map(GarmentVocabulary.telling.matches) ?? []).map {
            GarmentVocabulary.Match(
                meaning: $0.meaning, words: $0.words.lowerBound + offset..<$0.words.upperBound + offset)
        }
        let found = Self.kind(item, name: name, subcategory: subcategory)
        kind = found.map { GarmentKind.named[$0.number] } ?? GarmentKind.usual(item.category)
        source = found?.source ?? .category
        var item = item
        item.category = kind.category(for: item.category)
        traits = kind.traits.union(Self.fill(&item, name + subcategory))
        self.item = item
    }

    // MARK: The kind

    private static func kind(
        _ item: WardrobeItem, name: [GarmentVocabulary.Match], subcategory: [GarmentVocabulary.Match]
    ) -> (number: Int, source: Source)? {
        // A subcategory that names a kind is a statement; other words of it count like those of the name.
        if let text = item.subcategory {
            if let stated = GarmentVocabulary.kind(named: text, in: item.category) { return (stated, .subcategory) }
            let length = PhraseIndex.words(of: text).count
            let whole = subcategory.filter { $0.words.count == length }
            if let stated = best(whole, item), whole.contains(where: { $0.isNoun(of: stated) }) {
                return (stated, .subcategory)
            }
        }
        let head = head(of: item.name)
        let named = name.filter { match in
            if case .kind(_, true) = match.meaning { match.words.lowerBound < head } else { true }
        }
        if let read = best(named + subcategory, item) { return (read, .name) }
        guard let brand = item.brand, let kinds = GarmentVocabulary.brands[brand.lowercased()] else { return nil }
        return (kinds[item.category] ?? kinds[nil]).map { ($0, .brand) }
    }

    /// Returns the most specific kind: that of the longest phrase.
    ///
    /// Kinds of the item's category come first where words mean both one of them and another. Thermal underwear, sleepwear,
    /// swimwear, work clothes, and evening shoes count as one word longer, because no one names them by mistake, and a noun
    /// precedes other words. Among equals, the order of kinds decides.
    private static func best(_ matches: [GarmentVocabulary.Match], _ item: WardrobeItem) -> Int? {
        var best: (rank: Int, weight: Int, number: Int)?
        for match in matches {
            guard case .kind(let number, let isNoun) = match.meaning else { continue }
            let kind = GarmentKind.named[number]
            guard !isPart(match, of: matches, item.category) else { continue }
            let isInCategory = kind.categories.contains(item.category)
            guard isInCategory || isNoun && !isOverruled(match, matches, item.category) else { continue }
            let isTelling =
                !kind.traits.isDisjoint(with: [.thermal, .swim, .home, .workwear, .uniform])
                || kind.traits.contains(.dressy) && kind.slots == [.shoes] && kind.formality == 9
            let weight = 2 * (match.words.count + (isTelling ? 1 : 0)) + (isNoun ? 1 : 0)
            let rank = isInCategory || !isShared(match, matches, item.category) ? 1 : 0
            if let best, (best.rank, best.weight, -best.number) >= (rank, weight, -number) { continue }
            best = (rank, weight, number)
        }
        return best?.number
    }

    /// Whether the words are a part of a longer phrase that means something else, as *gown* is of *dressing gown* and
    /// *larga* of *manga larga*.
    private static func isPart(
        _ part: GarmentVocabulary.Match, of matches: [GarmentVocabulary.Match], _ category: Category
    ) -> Bool {
        matches.contains { match in
            guard match.words.count > part.words.count, match.words.lowerBound <= part.words.lowerBound,
                match.words.upperBound >= part.words.upperBound
            else { return false }
            return switch (match.meaning, part.meaning) {
            case (.plain, _): true
            case (.kind(let longer, true), .kind(let shorter, _)):
                GarmentKind.named[longer].name != GarmentKind.named[shorter].name
                    && (GarmentKind.named[longer].categories.contains(category)
                        || !GarmentKind.named[shorter].categories.contains(category))
            default: false
            }
        }
    }

    /// Whether the words also mean a kind of the item's category, as *tuxedo* does among trousers, or one of them is a noun for
    /// one.
    private static func isShared(
        _ noun: GarmentVocabulary.Match, _ matches: [GarmentVocabulary.Match], _ category: Category
    ) -> Bool {
        matches.contains { match in
            guard case .kind(let number, let isNoun) = match.meaning, match.words.overlaps(noun.words),
                isNoun || match.words.count >= noun.words.count
            else { return false }
            return GarmentKind.named[number].categories.contains(category)
        }
    }

    /// Whether a later word names the item's own category, as in *kimono print shirt*.
    private static func isOverruled(
        _ noun: GarmentVocabulary.Match, _ matches: [GarmentVocabulary.Match], _ category: Category
    ) -> Bool {
        matches.contains { match in
            guard match.words.lowerBound >= noun.words.upperBound else { return false }
            return switch match.meaning {
            case .category(let named): named == category
            case .kind(let number, true): GarmentKind.named[number].categories.contains(category)
            default: false
            }
        }
    }

    // MARK: Other attributes

    /// Fills in what the owner left out, and returns the traits that single words tell.
    private static func fill(_ item: inout WardrobeItem, _ matches: [GarmentVocabulary.Match]) -> GarmentTraits {
        var seasons: [Season] = []
        var traits: GarmentTraits = []
        for match in matches {
            switch match.meaning {
            case .fabric(let fabric): if item.fabric == nil { item.fabric = fabric }
            case .pattern(let pattern): if item.pattern == .solid { item.pattern = pattern }
            case .season(let season): if !seasons.contains(season) { seasons.append(season) }
            case .weight(let weight): if item.weight == .normal { item.weight = weight }
            case .traits(let told): traits.formUnion(told)
            case .kind, .category, .plain: break
            }
        }
        if item.season.isEmpty { item.season = seasons }
        return traits
    }
}

// MARK: - What was understood

extension WardrobeItem {
    /// What was read from its words and what wasn't understood, in sentences.
    package var remarks: [String] { GarmentWords.remarks(on: self) }

    /// Returns the category that a name tells.
    package static func category(inName name: String) -> Category? { GarmentWords.category(of: name) }

    /// Returns the color that a name tells.
    package static func color(inName name: String) -> ColorReference? { ColorName.written(in: name) }
}

extension GarmentWords {
    /// The words of an item's name and subcategory that the vocabulary lacks.
    static func unknown(in item: WardrobeItem) -> [String] {
        let brand = Set(item.brand.map(PhraseIndex.words) ?? [])
        return [item.name, item.subcategory ?? ""].flatMap { text in
            let known = Set(GarmentVocabulary.all.matches(in: text).flatMap(\.words))
            let hashes = PhraseIndex.words(of: text)
            return PhraseIndex.writtenWords(of: text).enumerated().filter { index, word in
                !known.contains(index) && !brand.contains(hashes[index]) && word.unicodeScalars.count > 1
                    && !word.unicodeScalars.contains { $0.properties.numericType != nil }
            }.map(\.element)
        }
    }

    /// What was read and what wasn't understood, in sentences; empty if the name says no more than the category.
    static func remarks(on item: WardrobeItem) -> [String] {
        let words = GarmentWords(item)
        let unknown = unknown(in: item)
        let list = unknown.map { "\"\($0)\"" }.joined(separator: ", ")
        var remarks: [String] = []
        if words.source == .category {
            if !unknown.isEmpty {
                remarks.append(
                    "\(list) \(unknown.count == 1 ? "is" : "are") unknown, so \(item.name) was read as plain "
                        + "\(words.kind.name). A subcategory (--as) says what it is.")
            }
            return remarks
        }
        if let use = words.kind.use {
            remarks.append(
                "\(item.name): read as \(words.kind.name), \(use). A subcategory (--as) changes that.")
        } else if words.item.category != item.category {
            remarks.append(
                "\(item.name): read as \(words.kind.name), not as \(item.category.inWords). A subcategory (--as) changes that."
            )
        }
        if !unknown.isEmpty { remarks.append("Not understood: \(list).") }
        return remarks
    }

    /// Returns the number of words before one after which a name tells a part or a material: *dress with belt*.
    private static func head(of name: String, before ends: Set<String> = companions) -> Int {
        let words = PhraseIndex.writtenWords(of: name).map { $0.lowercased() }
        return words.dropFirst().firstIndex(where: ends.contains) ?? words.count
    }

    private static let companions: Set = ["with", "con", "з", "зі", "із"]
    private static let prepositions = companions.union(["for", "de", "del", "para", "для"])

    /// The category that a name tells: that of its last category word, or of its kind.
    ///
    /// A word for shoes and something else means shoes in the plural, as in *black oxfords*.
    static func category(of name: String) -> Category? {
        if let kind = GarmentVocabulary.kind(named: name) { return GarmentKind.named[kind].usualCategory }
        let words = PhraseIndex.writtenWords(of: name)
        var last: (rank: (end: Int, length: Int, isPair: Int), category: Category)?
        let head = head(of: name, before: prepositions)
        for match in GarmentVocabulary.all.matches(in: name) where match.words.lowerBound < head {
            let category: Category? =
                switch match.meaning {
                case .category(let category): category
                case .kind(let number, true): GarmentKind.named[number].usualCategory
                default: nil
                }
            guard let category else { continue }
            let end = match.words.upperBound
            let isPair =
                GarmentKind.usual(category).slots == [.shoes] && words[end - 1].lowercased().hasSuffix("s")
            let rank = (end: end, length: match.words.count, isPair: isPair ? 1 : 0)
            if let last, last.rank >= rank { continue }
            last = (rank, category)
        }
        return last?.category
    }
}

extension GarmentKind {
    /// The use that it is limited to, as it follows its name.
    fileprivate var use: String? {
        if traits.contains(.ceremony) { return "for celebrations" }
        if traits.contains(.workwear) { return "for work only" }
        if traits.contains(.uniform) { return "a uniform" }
        if traits.contains(.swim) { return "for swimming" }
        if traits.contains(.neverSuggested) { return "which no outfit needs" }
        if traits.contains(.home), !traits.contains(.sport) { return "for home" }
        if traits.contains(.sport) { return "for sport" }
        return nil
    }
}
