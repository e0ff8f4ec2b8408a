// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension LoggedWear {
    /// Returns a confirmation that the wear was logged.
    func loggedText(_ style: PresentationStyle) -> String {
        sentence("Logged for \(wear.date): \(what).", style)
    }

    /// Returns a confirmation that the wear was removed.
    func undoneText(_ style: PresentationStyle) -> String {
        sentence("Removed \(wear.date), \(what).", style)
    }

    /// Returns the wear's rating.
    func ratedText(_ style: PresentationStyle) -> String {
        sentence(
            "\(wear.date), \(what): \(wear.rating.map { "\($0) of 5" } ?? "without a rating").", style)
    }

    private var what: String { outfit.map { "\($0.name) (\(items.names))" } ?? items.names }

    private func sentence(_ text: String, _ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(text)
        lines.add(storedPhoto)
        return lines.text
    }
}

extension WearHistory {
    /// Returns the logged wears, newest first.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !entries.isEmpty else {
            lines.add(total == 0 ? "No wears are logged." : "No more entries.")
            return lines.text
        }
        let look = lines.style
        let keys = entries.map(\.id)
        for entry in entries {
            let title = "\(entry.date)" + (entry.rating.map { "  \($0) of 5" } ?? "")
            lines.add("\(title)  [\(keys.shortKey(entry.id))]") { line in
                line.hasPrefix(title)
                    ? look.heading(title) + look.quiet(String(line.dropFirst(title.count))) : line
            }
            lines.add(entry.items.joined(separator: ", "), indent: 2)
            let about = [
                entry.outfit, entry.occasion?.rawValue.spacedWord, entry.location,
                entry.weather?.rawValue.spacedWord,
                entry.notes,
            ].compactMap(\.self)
            if !about.isEmpty { lines.add(about.joined(separator: "; "), indent: 2) }
        }
        lines.addGap()
        let mean = meanRating.map { ", \($0.fixed(decimals: 1)) of 5 on average" } ?? ""
        let shown = entries.count < total ? "\(entries.count.grouped) of " : ""
        lines.add("\(shown)\(total.counted("entry", "entries"))\(mean)", look.quiet)
        return lines.text
    }
}
