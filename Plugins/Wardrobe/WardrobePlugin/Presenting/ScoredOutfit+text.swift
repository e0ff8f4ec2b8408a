// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension SearchCertificate {
    /// What was searched, and that nothing better was left out.
    func sentence(isVaried: Bool) -> String {
        let all = "\(combinations.groupedCount) \(combinations == 1 ? "combination" : "combinations")"
        guard optimal else { return "Best found among \(all); not proven to be the best of all." }
        guard let bound else { return "Best of \(all), proven." }
        let what = isVaried ? "no other that looks different" : "no other"
        return bound <= 0
            ? "Best of \(all), proven: \(what) is better."
            : "Best of \(all), proven: \(what) scores above \(min(bound, 100).fixed(decimals: 1))."
    }
}

extension OutfitRequest {
    /// What is asked for, in a line: `For work, 55 °F outdoors, rainy`.
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
    /// The items with where they are worn and their colors, a row each.
    func table(_ known: [String: WardrobeItem]) -> TextTable {
        var table = TextTable([("", .leftWhole), ("", .left), ("", .left)])
        for worn in items {
            table.add([
                label(of: worn), worn.name.onOneLine + worn.othersInWords, known[worn.id]?.colorWords ?? "",
            ])
        }
        return table
    }

    /// Why it is warm enough, or not.
    var warmth: String? { parts.first { $0.name == .warmth }?.reason }

    /// Where an item is worn, in a word: a blazer is a jacket, and a cardigan over nothing but a shirt is a mid layer.
    private func label(of item: WornItem) -> String {
        guard item.slot == .secondMid else { return item.slot.rawValue.spacedWord }
        if item.category == .blazer { return "jacket" }
        return items.contains { $0.slot == .mid } ? "over it" : "mid"
    }
}

extension WornItem {
    /// How many others would do just as well, in words after its name.
    var othersInWords: String {
        switch alternatives.count {
        case 0: ""
        case 1: " (or one like it)"
        default: " (or \(alternatives.count) like it)"
        }
    }
}

extension SuggestionBasis {
    /// The unit in which a reader sees temperatures.
    func unit(for style: PresentationStyle) -> TemperatureUnit { style.temperatureUnit ?? unit }

    /// What the reader should know of it.
    var sentences: [String] { notes.map(\.text) }
}

extension PresentationStyle {
    /// The unit that the reader asks for; nil for that of the input.
    var temperatureUnit: TemperatureUnit? {
        switch units {
        case .metric: .celsius
        case .us: .fahrenheit
        case nil: nil
        }
    }
}

extension [WardrobeItem] {
    /// The items by their keys.
    var byKey: [String: WardrobeItem] { Dictionary(map { ($0.id, $0) }) { first, _ in first } }
}

extension Double {
    /// A share from 0 to 1 in whole percent.
    var percent: Int { Int((self * 100).rounded()) }
}

extension String {
    /// The text with spaces before it, up to a width.
    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - count)) + self
    }

    /// The text on one line, which a calendar's titles may not be.
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
