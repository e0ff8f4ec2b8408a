// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TerminalKit
import WardrobePlugin

/// Suggestions as text of at most 80 columns.
struct SuggestText {
    private let answer: OutfitSuggestions
    private let request: OutfitRequest
    private let unit: TemperatureUnit
    private let items: [String: WardrobeItem]
    private let explains: Bool
    private let style: TerminalStyle
    private static let width = 80

    init(
        _ answer: OutfitSuggestions, for request: OutfitRequest, in unit: TemperatureUnit, items: [WardrobeItem],
        explains: Bool, style: TerminalStyle
    ) {
        self.answer = answer
        self.request = request
        self.unit = unit
        self.items = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
        self.explains = explains
        self.style = style
    }

    /// The whole text, ended by a line break.
    var text: String {
        let blocks =
            [[style.heading(request.title(in: unit))]]
            + answer.outfits.enumerated().map { lines(of: $1, number: $0 + 1) } + [ending]
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func lines(of outfit: ScoredOutfit, number: Int) -> [String] {
        let score = "\(number).  \(outfit.total.fixed(decimals: 1)) of 100"
        let known = "\(Int((outfit.confidence * 100).rounded())) % of its inputs known"
        var lines = [style.heading(score) + style.quiet("  (\(known))")]
        var table = TextTable([("", .leftWhole), ("", .left), ("", .left)])
        for piece in outfit.items {
            table.add([piece.slot.rawValue.spacedWord, piece.name, items[piece.id]?.colourWords ?? ""])
        }
        lines += table.lines(width: Self.width - 4).map { "    " + $0 }
        if explains { return lines + [""] + parts(of: outfit) }
        if let warmth = outfit.parts.first(where: { $0.name == .warmth }) { lines += sentence(warmth.reason) }
        if let layers = outfit.layers { lines += sentence(layers.explanation) }
        return lines
    }

    private func parts(of outfit: ScoredOutfit) -> [String] {
        var lines: [String] = []
        for part in outfit.parts {
            let points =
                "\(part.points.fixed(decimals: 1).leftPadded(to: 4)) of "
                + (part.weight * 100).fixed(decimals: 1).leftPadded(to: 4)
            let start = "    " + part.name.rawValue.padded(toTerminalWidth: 11) + points + "  "
            lines += (start + part.reason).wrappedKeepingStart(width: Self.width, indent: start.count)
        }
        if let layers = outfit.layers { lines += [""] + sentence(layers.explanation) }
        return lines
    }

    private var ending: [String] {
        var lines: [String] = []
        for shortage in answer.shortages { lines += (shortage.sentenceCase + ".").wrapped(toTerminalWidth: Self.width) }
        lines += answer.search.sentence.wrapped(toTerminalWidth: Self.width)
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
    var sentence: String {
        let all = "\(combinations.groupedCount) \(combinations == 1 ? "combination" : "combinations")"
        guard optimal else { return "Best found among \(all); not proven to be the best of all." }
        guard let bound else { return "Best of \(all), proven: none was left out." }
        return "Best of \(all), proven: no other scores above \(bound.fixed(decimals: 1))."
    }
}

extension OutfitRequest {
    /// What is asked for, in a line: `For work, 55 °F outdoors, rainy`.
    func title(in unit: TemperatureUnit) -> String {
        func figure(_ celsius: Double) -> String {
            let shown = (unit.value(celsius: celsius) * 10).rounded() / 10
            return shown.plain
        }
        let purpose = dressCode.map(\.rawValue) ?? occasion.map(\.rawValue)
        let range = [temperature, coldest, warmest].compactMap(\.self).map(figure).joined(separator: " to ")
        let start = purpose.map { "For \($0.spacedWord), " } ?? "For "
        let sky = condition.map { ", \($0.rawValue.spacedWord)" } ?? ""
        return "\(start)\(range) \(unit.symbol) \(setting.rawValue)\(sky)"
    }
}

extension WardrobeItem {
    /// Its colours and pattern in words, such as `navy and white, striped`.
    var colourWords: String {
        let colours = [primaryColor.name] + (secondaryColor.map { [$0.name] } ?? [])
        let words = colours.count == 2 && colours[0] == colours[1] ? [colours[0]] : colours
        return words.joined(separator: " and ") + (pattern == .solid ? "" : ", \(pattern.rawValue.spacedWord)")
    }
}

extension String {
    /// The text with a capital at the beginning.
    var sentenceCase: String { prefix(1).uppercased() + dropFirst() }

    /// The text with spaces before it, up to a width.
    func leftPadded(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }
}
