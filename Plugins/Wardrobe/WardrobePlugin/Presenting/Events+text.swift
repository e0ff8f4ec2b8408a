// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension PlannedEvent {
    /// Returns the event on one line.
    fileprivate var title: String {
        let name = event.title.isEmpty ? "(no title)" : event.title
        let place = event.location.map { $0.isEmpty ? "" : " at \($0)" } ?? ""
        return "\(event.start.inWords)  \(name)\(place)".onOneLine
    }

    /// The event's other attributes.
    fileprivate var facts: [(name: String, text: String?)] {
        let sure = event.confidence.map { ", \($0.percent) % sure" } ?? ""
        return [
            ("dress code", event.dressCode.map { $0.rawValue.spacedWord + sure }),
            ("chosen", chosenOutfit.map { "\($0.outfit.name) (\($0.items.names))" }),
            ("suggested", suggestedOutfits.map(\.items.names).joined(separator: "; ")),
            ("calendar", calendar), ("key", event.id),
        ]
    }

    /// Returns the outfit chosen for the event.
    func chosenText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let what = chosenOutfit.map { "Chosen: \($0.items.names)." } ?? "No outfit is chosen."
        lines.add(title, hanging: 2, lines.style.heading)
        lines.add(what, indent: 2)
        return lines.text
    }
}

extension EventList {
    /// Returns the events, each with its outfit.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !events.isEmpty else {
            lines.add("No events are stored from \(from) on.")
            return lines.text
        }
        for event in events {
            lines.add(event.title, hanging: 2, lines.style.heading)
            lines.add(facts: event.facts)
        }
        lines.addGap()
        let shown = events.count < total ? "\(events.count.grouped) of " : ""
        lines.add("\(shown)\(total.counted("event"))", lines.style.quiet)
        return lines.text
    }

    /// A note that some events should be imported again.
    var notes: [String] {
        events.contains(where: \.isStale)
            ? [
                "Some events were imported more than 15 minutes ago. Import the calendar again to update them."
            ] : []
    }
}

extension EventRemoval {
    /// Returns the removed events.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if events.isEmpty { lines.add("No events were removed.") }
        for event in events.prefix(20) { lines.add("Removed \(event.title).", hanging: 2) }
        if events.count > 20 {
            lines.add("\((events.count - 20).counted("more event", "more events")) removed.")
        }
        return lines.text
    }
}

extension EventReminder {
    /// Returns the reminder, or a note that none is due.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(message?.text ?? "No reminder is due.")
        if let event {
            lines.add(facts: event.facts.filter { $0.name == "chosen" || $0.name == "dress code" })
        }
        if further > 0 { lines.add("\(further.counted("more reminder")) due.", lines.style.quiet) }
        return lines.text
    }
}

extension CalendarImportReport {
    /// Returns the changes made by importing the calendar.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Imported \(events.counted("event")) from \(calendar), \(from) through \(through).")
        for (what, records) in [("new", added), ("changed", changed), ("gone", removed)]
        where !records.isEmpty {
            let names = records.prefix(10).map { $0.name.isEmpty ? "(no title)" : $0.name }.joined(
                separator: ", ")
            let more = records.count > 10 ? " and \(records.count - 10) more" : ""
            lines.add(
                label: "  " + what.padded(toTerminalWidth: 9), "\(records.count.grouped): \(names)\(more)")
        }
        return lines.text
    }

    /// The problems in the document.
    var notes: [String] { problems.map { "line \($0.line): \($0.sentence)" } }
}
