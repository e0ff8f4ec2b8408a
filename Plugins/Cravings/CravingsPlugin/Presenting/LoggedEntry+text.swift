// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Presentation

extension LoggedEntry {
    /// Returns what happened to the entry, and the message; where to find help precedes both.
    func text(_ change: EntryChange, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let putsHelpFirst = !helpLines.isEmpty
        if putsHelpFirst {
            helpLines.addCard(to: &text, language: style.language)
        } else {
            addEntry(change, to: &text, language: style.language)
        }
        if let selection {
            text.addGap()
            selection.add(to: &text, language: style.language)
        }
        if putsHelpFirst {
            text.addGap()
            addEntry(change, to: &text, language: style.language)
        }
        return text.text
    }

    private func addEntry(_ change: EntryChange, to text: inout TextLines, language: String) {
        let words = EntryWords(language)
        entry.add(change, to: &text, words)
        if entry.isTimeKnown, entry.local.day != day { text.add(words.belonging(to: "\(day)"), text.style.quiet) }
        for notice in notices { text.add(words.text(of: notice)) }
    }
}

extension RemovedEntry {
    /// Returns the entry that was removed.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        entry.add(.removed, to: &text, EntryWords(style.language))
        return text.text
    }
}

extension Entry {
    /// Adds a sentence about the entry, and the intensity that was added later.
    fileprivate func add(_ change: EntryChange, to text: inout TextLines, _ words: EntryWords) {
        let time = isTimeKnown ? "\(local.day) \(local.time.hourAndMinute)" : "\(local.day)"
        let parts = ["\(self.words(words)), \(time)", circumstances].compactMap(\.self)
        text.add("\(words.label(change)): \(parts.joined(separator: "; "))", hanging: 2)
        guard change != .removed else { return }
        if case .craving(let entry) = self, let later = entry.laterIntensity {
            text.add("\(words.later): \(words.text(ofIntensity: later))")
        }
    }
}

extension DayReport {
    /// Returns the status of the day and the number of its entries.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        if let through {
            text.add("\(day) to \(through): \(status.words) on \(marked.counted("day"))")
            if leftOut > 0 { text.add("\(leftOut.counted("day")) with entries left as they are.") }
        } else {
            text.add("\(day): \(status.words)")
        }
        if cravings + uses > 0 { text.add("\(cravings.counted("craving")), \(uses.counted("use"))") }
        return text.text
    }
}

extension DayStatus {
    /// The status in words.
    var words: String { self == .nothing ? "nothing to report" : rawValue }
}
