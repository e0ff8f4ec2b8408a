// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension Consumption {
    /// What was used, and what is left.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        for use in uses {
            let date = use.lot.expiry.map { " dated \($0)" } ?? ""
            lines.add("Used \(use.quantity.of(unit)) of \(twin.name)\(date).", hanging: 2)
        }
        lines.add(left == 0 ? "Nothing is left." : "\(left.of(unit)) left.")
        for match in recalls { lines.add("\(match.sentence).", hanging: 2, lines.style.warning) }
        return lines.text
    }
}

extension LotChange {
    /// What was opened, and until when it is usable.
    func openedText(_ style: PresentationStyle) -> String { text("Opened", style) }

    /// What was frozen or thawed, and until when it is usable.
    func frozenText(thaw: Bool, _ style: PresentationStyle) -> String { text(thaw ? "Thawed" : "Froze", style) }

    private func text(_ verb: String, _ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("\(verb) \(lot.quantity.of(unit)) of \(twin.name).", hanging: 2)
        switch (previousDue, due) {
        case _ where !recalls.isEmpty: break
        case (_, let due?) where due < [lot.opened, lot.frozen, lot.thawed].compactMap(\.self).max() ?? due:
            lines.add("Its date, \(due), has passed and doesn't change.", lines.style.warning)
        case (let before?, let due?) where before != due: lines.add("Use it by \(due) instead of \(before).")
        case (_, let due?): lines.add("Use it by \(due).")
        case (.some, nil): lines.add("It no longer has a due date.")
        case (nil, nil): break
        }
        for match in recalls { lines.add("\(match.sentence).", hanging: 2, lines.style.warning) }
        if let rest { lines.add("\(rest.quantity.of(unit)) unchanged.", lines.style.quiet) }
        return lines.text
    }
}
