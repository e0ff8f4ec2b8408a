// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension CookingPlan {
    /// The food to use on each day, and the food that can't be used in time.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if days.isEmpty {
            lines.add("No food is due until \(through).")
        } else {
            var table = TextTable([("Day", .leftWhole), ("Use", .left), ("Quantity", .right), ("Due", .leftWhole)])
            for day in days {
                for (index, use) in day.uses.enumerated() {
                    table.add([
                        index == 0 ? day.day.description : "", use.twin.name, use.quantity.of(use.unit),
                        use.due?.description ?? "",
                    ])
                }
            }
            lines.add(table)
        }
        if !waste.isEmpty {
            lines.addGap()
            lines.add("Can't be used in time", lines.style.heading)
            for lot in waste { lines.add(lot.words, indent: 2, hanging: 2) }
        }
        if !past.isEmpty {
            lines.addGap()
            lines.add("Past its day", lines.style.heading)
            for lot in past { lines.add(lot.words, indent: 2, hanging: 2) }
        }
        if !recalled.isEmpty {
            lines.addGap()
            lines.add("Recalled, so not planned", lines.style.heading)
            for match in recalled { lines.add("\(match.sentence).", indent: 2, hanging: 2, lines.style.warning) }
        }
        if !unportioned.isEmpty {
            lines.addGap()
            lines.add(
                "Not planned, because the serving size is unknown: "
                    + "\(unportioned.map(\.name).joined(separator: ", ")).", hanging: 2)
        }
        lines.addGap()
        lines.add(
            "\(used == 1 ? "1 serving" : "\(used.plainFigure) servings") used, \(wasted.plainFigure) wasted, \(kept.plainFigure) kept; "
                + "no plan wastes less.", hanging: 2, lines.style.quiet)
        for note in notes { lines.add(note.text, hanging: 2, lines.style.quiet) }
        return lines.text
    }
}

extension LotWaste {
    fileprivate var words: String {
        "\(twin.name): \(quantity.of(unit)), \(mustBeUsed ? "use by" : "best before") \(due)"
    }
}
