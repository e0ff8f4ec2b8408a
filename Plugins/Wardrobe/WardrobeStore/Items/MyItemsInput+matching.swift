// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

extension MyItemsInput {
    /// Whether an item matches the filter, ignoring its text.
    func accepts(_ item: WardrobeItem) -> Bool {
        if !categories.isEmpty, !categories.contains(item.category) { return false }
        if let occasion, !item.occasion.isEmpty, !item.occasion.contains(occasion) { return false }
        if let season, !item.season.isEmpty, !item.season.contains(where: { $0.suits(season) }) { return false }
        if let tag, !item.tags.contains(where: { $0.lowercased() == tag.lowercased() }) { return false }
        if let color, item.colorFamily != color { return false }
        if let laundry, item.laundry != laundry { return false }
        return !favoritesOnly || item.isFavorite
    }

    /// Whether an item's name, brand, notes, and tags contain all words of the text, as in the search index.
    func acceptsText(of item: WardrobeItem) -> Bool {
        let texts = [item.name, item.brand ?? "", item.notes ?? ""] + item.tags
        let found = texts.flatMap { Self.words(in: $0.lowercased()) }
        return Self.words(in: (text ?? "").lowercased()).allSatisfy { word in
            found.contains { $0.hasPrefix(word) }
        }
    }

    /// The text as a query for the search index, which matches all words as prefixes; nil if there are none.
    var query: String? {
        let words = Self.words(in: text ?? "")
        return words.isEmpty ? nil : words.map { "\"\($0)\"*" }.joined(separator: " ")
    }

    private static func words(in text: String) -> [Substring] { text.split { !($0.isLetter || $0.isNumber) } }

    /// Returns the sort key of an item.
    /// - Parameter number: the item's position in the order items were added.
    func sortKeys(of item: WardrobeItem, number: Int) -> [SortKey] {
        let added: [SortKey] = [.ascending(number), .ascending(item.id)]
        return switch sort {
        case .added: added
        case .name: [.ascending(item.name.lowercased())] + added
        case .lastWorn: [.ascending(item.lastWorn?.daysSince1970 ?? .min)] + added
        case .timesWorn: [.descending(item.timesWorn)] + added
        }
    }
}

extension Array {
    /// Returns the elements in order; the sort is stable.
    func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { first, second in
            precedes(first.element, second.element)
                || (!precedes(second.element, first.element) && first.offset < second.offset)
        }.map(\.element)
    }
}
