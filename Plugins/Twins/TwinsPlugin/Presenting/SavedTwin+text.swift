// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension SavedTwin {
    /// A confirmation that the thing was added.
    func addedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let maker = twin.details.maker.map { ", \($0)" } ?? ""
        let copies = twin.items.count > 1 ? " You now have \(twin.items.count.grouped)." : ""
        lines.add("Added \(twin.name)\(maker): \(kind).\(copies)", hanging: 2)
        addNotes(to: &lines)
        lines.add("Key: \(item ?? twin.id)", lines.style.quiet)
        return lines.text
    }

    /// A confirmation of a change.
    func editedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Changed \(twin.name).", hanging: 2)
        addNotes(to: &lines)
        return lines.text
    }

    private func addNotes(to lines: inout TextLines) {
        for note in notes { lines.add(note.text, hanging: 2) }
        for match in recalls { lines.add("\(match.sentence).", hanging: 2, lines.style.warning) }
    }

    private var kind: String { twin.kind == .unknown ? "other" : twin.kind.rawValue }
}

extension TwinRemoval {
    /// What was removed, by count.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let counts = [
            (items, "item", removedTwin), (photos, "photo or document", false), (loans, "loan", false),
            (lots, "lot", false), (notifications, "notification", false), (recalls, "recall", false),
        ].filter { $0.0 > 0 && ($0.2 || $0.1 != "item") }.map { count, noun, _ in
            count.counted(noun, noun == "photo or document" ? "photos and documents" : nil)
        }
        let with = counts.isEmpty ? "" : " with \(counts.joined(separator: ", "))"
        let what = removedTwin ? twin.name : "an item of \(twin.name)"
        lines.add(dryRun ? "Would remove \(what)\(with)." : "Removed \(what)\(with).", hanging: 2)
        if places > 0 {
            let sentence =
                switch (dryRun, places) {
                case (true, 1): "It is a place; its contents would move to the parent place."
                case (true, _): "\(places.grouped) items are places; their contents would move to the parent places."
                case (false, 1): "It was a place; its contents moved to the parent place."
                case (false, _): "\(places.grouped) items were places; their contents moved to the parent places."
                }
            lines.add(sentence)
        }
        if logEntries > 0 {
            lines.add(
                "\(logEntries.counted("entry", "entries")) of the recognition log \(logEntries == 1 ? "stays" : "stay").",
                lines.style.quiet)
        }
        return lines.text
    }
}
