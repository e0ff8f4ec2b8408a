// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin

/// Suggestions as text of at most 80 columns.
struct SuggestText {
    private let answer: OutfitSuggestions
    private let request: OutfitRequest
    private let unit: TemperatureUnit
    private let items: [String: WardrobeItem]
    private let wanted: Int
    private let isVaried: Bool
    private let explains: Bool
    private let style: TextStyle
    private static let width = 80

    init(
        _ answer: OutfitSuggestions, for request: OutfitRequest, in unit: TemperatureUnit, items: [WardrobeItem],
        wanted: Int, isVaried: Bool, explains: Bool, style: TextStyle
    ) {
        self.answer = answer
        self.request = request
        self.unit = unit
        self.items = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
        self.wanted = wanted
        self.isVaried = isVaried
        self.explains = explains
        self.style = style
    }

    /// The whole text, ended by a line break.
    var text: String {
        let danger = answer.danger.map { [$0.sentence.wrapped(toTerminalWidth: Self.width).map(style.warning)] } ?? []
        let blocks =
            danger + [[style.heading(request.title(in: unit))]] + nearest
            + answer.outfits.enumerated().map { lines(of: $1, number: $0 + 1) } + [ending]
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// What comes nearest to a dress code that nothing meets.
    private var nearest: [[String]] {
        guard let nearest = answer.nearest else { return [] }
        let why = (answer.shortages.first ?? "nothing meets the dress code").sentenceCase + "."
        return [
            why.wrapped(toTerminalWidth: Self.width).map(style.warning),
            lines(of: nearest, title: "The nearest is"),
        ]
    }

    private func lines(of outfit: ScoredOutfit, number: Int) -> [String] { lines(of: outfit, title: "\(number).") }

    private func lines(of outfit: ScoredOutfit, title: String) -> [String] {
        let isCold = outfit.total == 0 && outfit.refusals.isEmpty && answer.danger?.kind == .cold
        let score = "\(title)  " + (isCold ? "Not warm enough to score" : "\(outfit.total.fixed(decimals: 1)) of 100")
        let known = "\(Int((outfit.confidence * 100).rounded())) % of its inputs known"
        var lines = [style.heading(score) + style.quiet("  (\(known))")]
        var table = TextTable([("", .leftWhole), ("", .left), ("", .left)])
        for worn in outfit.items {
            table.add([
                outfit.label(of: worn), worn.name.onOneLine + worn.othersInWords, items[worn.id]?.colorWords ?? "",
            ])
        }
        lines += table.lines(width: Self.width - 4).map { "    " + $0 }
        let sets = answer.remarks.filter { remark in
            remark.hasPrefix("Taken for one set") && outfit.items.contains { remark.contains($0.name) }
        }
        for remark in sets { lines += sentence(remark) }
        for refusal in outfit.refusals where answer.nearest == nil {
            lines += ("    The best available, but: \(refusal).").wrappedKeepingStart(width: Self.width, indent: 4)
                .map(style.warning)
        }
        if explains { return lines + [""] + parts(of: outfit) }
        if let warmth = outfit.parts.first(where: { $0.name == .warmth }) { lines += sentence(warmth.reason) }
        if let layers = outfit.layers { lines += sentence(layers.explanation) }
        return lines
    }

    private func parts(of outfit: ScoredOutfit) -> [String] {
        var lines: [String] = []
        for part in outfit.parts {
            if part.name == .rules, part.points == 0, part.value == 1 { continue }
            let points =
                part.name == .rules
                ? part.points.fixed(decimals: 1).leftPadded(to: 5) + "       "
                : "\(part.points.fixed(decimals: 1).leftPadded(to: 4)) of "
                    + (part.weight * 100).fixed(decimals: 1).leftPadded(to: 4)
            let start = "    " + part.name.rawValue.padded(toTerminalWidth: 11) + points + "  "
            lines += (start + part.reason).wrappedKeepingStart(width: Self.width, indent: start.count)
        }
        if let layers = outfit.layers { lines += [""] + sentence(layers.explanation) }
        return lines
    }

    private var ending: [String] {
        var lines: [String] = []
        // Which kinds of outfit a wardrobe lacks matters where something is missing.
        let shortages = answer.nearest == nil ? answer.shortages : []
        for shortage in answer.outfits.count < wanted ? shortages : [] {
            lines += (shortage.sentenceCase + ".").wrapped(toTerminalWidth: Self.width)
        }
        lines += answer.search.sentence(isVaried: isVaried).wrapped(toTerminalWidth: Self.width)
        if explains { for remark in answer.remarks { lines += remark.wrapped(toTerminalWidth: Self.width) } }
        return lines.map(style.quiet)
    }

    private func sentence(_ text: String) -> [String] {
        ("    " + text.sentenceCase + (text.hasSuffix(".") ? "" : ".")).wrappedKeepingStart(
            width: Self.width, indent: 4)
    }
}

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
        func figure(_ celsius: Double) -> String {
            let shown = (unit.value(celsius: celsius) * 10).rounded() / 10
            return shown.plain
        }
        let range = [temperature, coldest, warmest].compactMap(\.self).map(figure).joined(separator: " to ")
        let start = dressCode == nil && occasion == nil ? "For " : "For \(purpose), "
        let sky = condition.map { ", \($0.rawValue.spacedWord)" } ?? ""
        let place = setting.map { " \($0.rawValue)" } ?? ""
        return "\(start)\(range) \(unit.symbol)\(place)\(sky)"
    }
}

extension ScoredOutfit {
    /// Where an item is worn, in a word: a blazer is a jacket, and a cardigan over nothing but a shirt is a mid layer.
    func label(of item: WornItem) -> String {
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

extension WardrobeItem {
    /// Its colors and pattern in words, such as `navy and white, striped`.
    var colorWords: String {
        let colors = [primaryColor.name] + (secondaryColor.map { [$0.name] } ?? [])
        let words = colors.count == 2 && colors[0] == colors[1] ? [colors[0]] : colors
        return words.joined(separator: " and ") + (pattern == .solid ? "" : ", \(pattern.rawValue.spacedWord)")
    }
}

extension String {
    /// The text with a capital at the beginning.
    var sentenceCase: String { prefix(1).uppercased() + dropFirst() }

    /// The text with spaces before it, up to a width.
    func leftPadded(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }
}
