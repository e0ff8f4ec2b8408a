// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension SearchCertificate {
    /// Returns the extent of the search, and the proof that no better outfit was missed.
    func sentence(isVaried: Bool) -> String {
        let all = "\(combinations.groupedCount) \(combinations == 1 ? "combination" : "combinations")"
        guard optimal else { return "Best found among \(all); not proven to be the best." }
        guard let bound else { return "Best of \(all), proven." }
        let what = isVaried ? "no other that looks different" : "no other"
        return bound <= 0
            ? "Best of \(all), proven: \(what) is better."
            : "Best of \(all), proven: \(what) scores above \(min(bound, 100).fixed(decimals: 1))."
    }
}

extension OutfitRequest {
    /// Returns the request on one line: `For work, 55 °F outdoors, rainy`.
    func title(in unit: TemperatureUnit) -> String {
        let range = [temperature, coldest, warmest].compactMap(\.self).map { celsius in
            ((unit.value(celsius: celsius) * 10).rounded() / 10).plain
        }
        let start = dressCode == nil && occasion == nil ? "For " : "For \(purpose), "
        let sky = condition.map { ", \($0.rawValue.spacedWord)" } ?? ""
        let place = setting.map { " \($0.rawValue)" } ?? ""
        return "\(start)\(range.joined(separator: " to ")) \(unit.symbol)\(place)\(sky)"
    }
}

extension ScoredOutfit {
    /// Returns the items with their slots and colors, one per row.
    func table(_ known: [String: WardrobeItem]) -> TextTable {
        var table = TextTable([("", .leftWhole), ("", .left), ("", .left)])
        for worn in items {
            table.add([
                label(of: worn), worn.name.onOneLine + worn.othersInWords, known[worn.id]?.colorWords ?? "",
            ])
        }
        return table
    }

    /// Why it is warm enough or not.
    var warmth: String? { parts.first { $0.name == .warmth }?.reason }

    /// Returns a word for an item's slot: a blazer is a jacket, and a cardigan directly over a shirt is a mid layer.
    private func label(of item: WornItem) -> String {
        guard item.slot == .secondMid else { return item.slot.rawValue.spacedWord }
        if item.category == .blazer { return "jacket" }
        return items.contains { $0.slot == .mid } ? "over it" : "mid"
    }
}

extension WornItem {
    /// The number of equivalent items, as a suffix to its name.
    var othersInWords: String {
        switch alternatives.count {
        case 0: ""
        case 1: " (or one like it)"
        default: " (or \(alternatives.count) like it)"
        }
    }
}

extension SuggestionBasis {
    /// Returns the unit in which temperatures are shown.
    func unit(for style: PresentationStyle) -> TemperatureUnit { style.temperatureUnit ?? unit }

    /// The notes about it.
    var sentences: [String] { notes.map(\.text) }
}

extension PresentationStyle {
    /// The requested unit; nil for that of the input.
    var temperatureUnit: TemperatureUnit? {
        switch units {
        case .metric: .celsius
        case .us: .fahrenheit
        case nil: nil
        }
    }
}

extension [WardrobeItem] {
    /// The items by key.
    var byKey: [String: WardrobeItem] { Dictionary(map { ($0.id, $0) }) { first, _ in first } }
}

extension Double {
    /// A share from 0 to 1 as a whole percentage.
    var percent: Int { Int((self * 100).rounded()) }
}

extension String {
    /// Returns the text padded with leading spaces to a width.
    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - count)) + self
    }

    /// The text on one line; a calendar's titles can contain line breaks.
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
