// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ItemList {
    /// Returns the items as a table.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !items.isEmpty else {
            lines.add(all == 0 ? "Your wardrobe is empty." : "No items match.")
            return lines.text
        }
        var table = TextTable([
            ("Item", .left), ("Kind", .leftWhole), ("Color", .left), ("Clo", .right), ("Formal", .right),
            ("Worn", .right), ("", .left),
        ])
        for item in items {
            table.add([
                item.name.onOneLine, item.category.rawValue, item.colorInWords,
                item.insulation.effectiveClo.fixed(decimals: 2), "\(item.effectiveFormality)",
                item.timesWorn == 0 ? "" : "\(item.timesWorn)", item.stateWords,
            ])
        }
        lines.add(table)
        lines.addGap()
        lines.add(
            items.count < total
                ? "\(items.count.grouped) of \(total.counted("item"))" : total.counted("item"))
        return lines.text
    }
}

extension ItemProfile {
    /// Returns all attributes of the item.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(item.name + (isSample ? "  (from the sample wardrobe)" : ""), lines.style.heading)
        lines.add(facts: item.facts + [("outfits", outfits.names)])
        return lines.text
    }
}

extension SavedItem {
    /// Returns a confirmation that the item was added.
    func addedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Added \(item.name): \(item.summary).")
        lines.add(storedPhoto)
        return lines.text
    }

    /// Returns the item after a change.
    func editedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let state = item.stateWords.isEmpty ? "" : ", \(item.stateWords)"
        lines.add("\(item.name) is now: \(item.summary)\(state).")
        lines.add(storedPhoto)
        return lines.text
    }
}

extension TextLines {
    /// Adds the size of a new photo, if there is one.
    mutating func add(_ photo: StoredPicture?) {
        if let photo { add("Photo: \(photo.inWords).") }
    }
}

extension ItemRemoval {
    /// Returns what was removed along with the item.
    func text(_ style: PresentationStyle) -> String {
        var words = ["Removed \(item.name)."]
        if !keptOutfits.isEmpty {
            words.append("\(keptOutfits.count.counted("outfit")) included it: \(keptOutfits.names).")
        }
        if !removedOutfits.isEmpty {
            words.append(
                "Also removed \(removedOutfits.count.counted("outfit")) with no other item: \(removedOutfits.names).")
        }
        if removedWears > 0 {
            words.append("Also removed \(removedWears.counted("logged wear")) with no other item.")
        }
        var lines = TextLines(style)
        lines.add(words.joined(separator: " "))
        return lines.text
    }
}

extension ItemImportReport {
    /// Returns the number of items that were or would be added.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(
            dryRun
                ? "\(items.count.counted("item")) of \(count.grouped) would be added."
                : "Added \(items.count.counted("item")) of \(count.grouped).")
        return lines.text
    }

    /// The skipped items, with reasons.
    var notes: [String] {
        remarks
            + skipped.map { problem in
                let hint = problem.recoverySuggestion.map { " (\($0))" } ?? ""
                return "skipped \(problem.place): expected \(problem.expected), got \(problem.got)\(hint)"
            }
    }
}
