// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension SavedOutfit {
    /// Returns a confirmation that the outfit was saved.
    func savedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Saved \(outfit.name): \(items.names).")
        lines.add(facts: facts.filter { ["from", "to"].contains($0.name) })
        return lines.text
    }

    /// Returns the outfit after a change.
    func editedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("\(outfit.name) is now: \(items.names).")
        lines.add(facts: facts)
        return lines.text
    }

    /// The outfit's attributes other than its name and items.
    fileprivate var facts: [(name: String, text: String?)] {
        let ends = [outfit.minimumTemperature, outfit.maximumTemperature].map {
            $0.map { "\($0.plain) °C" }
        }
        return [
            ("for", outfit.occasion.map(\.rawValue.spacedWord).joined(separator: ", ")),
            ("seasons", outfit.season.map(\.rawValue.spacedWord).joined(separator: ", ")),
            ("weather", outfit.weather.map(\.rawValue.spacedWord).joined(separator: ", ")),
            ("from", ends[0]), ("to", ends[1]), ("style", outfit.style?.rawValue.spacedWord),
            ("formality", outfit.formality.map { "\($0) of 10" }),
            ("worn", outfit.timesWorn == 0 ? nil : wornWords),
            ("favorite", outfit.isFavorite ? "yes" : nil),
            ("suggested", outfit.isGenerated ? "yes" : nil), ("notes", outfit.notes),
        ]
    }

    private var wornWords: String {
        outfit.timesWorn.counted("time") + (outfit.lastWorn.map { ", last on \($0)" } ?? "")
    }
}

extension OutfitList {
    /// Returns the outfits, each with its items.
    func text(of input: MyOutfitsInput, _ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !outfits.isEmpty else {
            let isFiltered = input != MyOutfitsInput()
            lines.add(total > 0 ? "No more outfits." : isFiltered ? "No outfits match." : "No outfits are saved.")
            return lines.text
        }
        for outfit in outfits {
            lines.add(outfit.outfit.name, lines.style.heading)
            lines.add(outfit.items.names, indent: 2)
            lines.add(facts: outfit.facts)
        }
        lines.addGap()
        let shown = outfits.count < total ? "\(outfits.count.grouped) of " : ""
        lines.add("\(shown)\(total.counted("outfit"))", lines.style.quiet)
        return lines.text
    }
}

extension OutfitRemoval {
    /// Returns the removed outfit, with the records it was linked to.
    func text(_ style: PresentationStyle) -> String {
        var words = ["Removed \(outfit.outfit.name); its items are kept."]
        if keptWears > 0 {
            words.append("\(keptWears.counted("logged wear")) of it \(keptWears == 1 ? "is" : "are") kept.")
        }
        if !events.isEmpty { words.append("It was linked to \(events.names).") }
        var lines = TextLines(style)
        lines.add(words.joined(separator: " "))
        return lines.text
    }
}
