// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// Suggestions as text: a danger first, then the request, the outfits, and the proof.
struct SuggestionText {
    let danger: Danger?
    let title: String
    let outfits: [ScoredOutfit]
    let nearest: ScoredOutfit?
    let shortages: [String]
    let remarks: [String]
    let search: SearchCertificate
    let items: [String: WardrobeItem]
    let wanted: Int
    let isVaried: Bool
    let explains: Bool

    /// Creates the suggestions of the user's own wardrobe.
    init(_ input: MySuggestionsInput, _ found: WardrobeSuggestions, _ style: PresentationStyle) {
        danger = found.danger
        title = found.request.title(in: found.basis.unit(for: style))
        outfits = found.outfits
        nearest = found.nearest
        shortages = found.shortages
        remarks = found.remarks
        search = found.search
        items = found.details.byKey
        wanted = found.wanted
        isVaried = found.variety
        explains = input.explain
    }

    /// Creates the suggestions of the items in the input.
    init(_ input: SuggestOutfitsInput, _ found: OutfitSuggestions, _ style: PresentationStyle) {
        danger = found.danger
        title = input.request.title(in: style.temperatureUnit ?? input.profile.temperatureUnit)
        outfits = found.outfits
        nearest = found.nearest
        shortages = found.shortages
        remarks = found.remarks
        search = found.search
        items = input.items.byKey
        wanted = input.count
        isVaried = input.variety
        explains = false
    }

    /// Returns the complete text.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if let danger {
            lines.add(danger.sentence, lines.style.warning)
            lines.addGap()
        }
        lines.add(title, lines.style.heading)
        if let nearest {
            lines.addGap()
            lines.add(whyNearest, lines.style.warning)
            lines.addGap()
            add(nearest, title: "The closest is", to: &lines)
        }
        for (index, outfit) in outfits.enumerated() {
            lines.addGap()
            add(outfit, title: "\(index + 1).", to: &lines)
        }
        lines.addGap()
        addEnding(to: &lines)
        return lines.text
    }

    private var whyNearest: String {
        (shortages.first ?? "nothing meets the dress code").sentenceCase + "."
    }

    private func add(_ outfit: ScoredOutfit, title: String, to lines: inout TextLines) {
        let isCold = outfit.total == 0 && outfit.refusals.isEmpty && danger?.kind == .cold
        let score =
            "\(title)  "
            + (isCold ? "Not warm enough to score" : "\(outfit.total.fixed(decimals: 1)) of 100")
        let known = "  (\(outfit.confidence.percent) % of its inputs known)"
        let style = lines.style
        lines.add(score + known) { line in
            line.hasPrefix(score)
                ? style.heading(score) + style.quiet(String(line.dropFirst(score.count))) : line
        }
        lines.add(outfit.table(items), indent: 4)
        if !outfit.carried.isEmpty { add(sentence: "carry \(outfit.carried.names) to change into", to: &lines) }
        for remark in remarks where remark.hasPrefix("Taken for one set") {
            if outfit.items.contains(where: { remark.contains($0.name) }) {
                add(sentence: remark, to: &lines)
            }
        }
        for refusal in outfit.refusals where nearest == nil {
            lines.add("The best available, but: \(refusal).", indent: 4, style.warning)
        }
        if explains { return addParts(of: outfit, to: &lines) }
        if let warmth = outfit.warmth { add(sentence: warmth, to: &lines) }
        if let layers = outfit.layers { add(sentence: layers.explanation, to: &lines) }
    }

    private func addParts(of outfit: ScoredOutfit, to lines: inout TextLines) {
        lines.addGap()
        for part in outfit.parts {
            if part.name == .rules, part.points == 0, part.value == 1 { continue }
            let points =
                part.name == .rules
                ? part.points.fixed(decimals: 1).leftPadded(to: 5) + "       "
                : "\(part.points.fixed(decimals: 1).leftPadded(to: 4)) of "
                    + (part.weight * 100).fixed(decimals: 1).leftPadded(to: 4)
            lines.add(
                label: "    " + part.name.rawValue.padded(toTerminalWidth: 11) + points + "  ", part.reason)
        }
        guard let layers = outfit.layers else { return }
        lines.addGap()
        add(sentence: layers.explanation, to: &lines)
    }

    private func addEnding(to lines: inout TextLines) {
        let style = lines.style
        // The missing kinds of outfit matter if there are too few outfits.
        for shortage in nearest == nil && outfits.count < wanted ? shortages : [] {
            lines.add(shortage.sentenceCase + ".", style.quiet)
        }
        lines.add(search.sentence(isVaried: isVaried), style.quiet)
        for remark in explains ? remarks : [] { lines.add(remark, style.quiet) }
    }

    private func add(sentence: String, to lines: inout TextLines) {
        lines.add(sentence.sentenceCase + (sentence.hasSuffix(".") ? "" : "."), indent: 4)
    }
}
