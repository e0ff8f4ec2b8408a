// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation
internal import Tables

extension MessageResult {
    /// Returns the message with its category and state.
    func text(_ verb: String, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add("\(verb): \(message.text(in: style.language).onOneLine)", hanging: 2)
        text.add(message.facts, indent: 2, hanging: 2)
        text.add("Key: \(message.id)", text.style.quiet)
        return text.text
    }
}

extension RemovedMessage {
    /// Returns the message, and whether it was removed or switched off.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let content = message.text(in: style.language).onOneLine
        text.add("\(isSwitchedOff ? "Switched off" : "Removed"): \(content)", hanging: 2)
        if isSwitchedOff { text.add("It is built in, so it stays in the list and isn't shown.") }
        return text.text
    }
}

extension MessagePage {
    /// Returns the messages with their key, category, and state.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        guard !messages.isEmpty else {
            text.add("No messages match.")
            return text.text
        }
        let keys = messages.map(\.id)
        for message in messages {
            text.addGap()
            text.add(message.text(in: style.language).onOneLine)
            let key = message.isOwn ? keys.shortKey(message.id) : message.id
            text.add("\(message.facts) [\(key)]", indent: 2, hanging: 2, text.style.quiet)
        }
        text.addGap()
        let all = total.counted("message")
        text.add(messages.count < total ? "\(messages.count.grouped) of \(all)" : all, text.style.quiet)
        return text.text
    }

    /// Returns the messages as a table for spreadsheets.
    var csv: String {
        DelimitedText.csv(
            heading: [
                "id", "content", "ukrainian", "category", "triggers", "isOwn", "priority", "timesShown", "lastShown",
                "isActive", "hiddenFor",
            ],
            rows: messages.map { message in
                [
                    message.id, message.content, message.ukrainian ?? "", message.category.rawValue,
                    message.triggers.map(\.rawValue).joined(separator: " "), message.isOwn ? "yes" : "no",
                    "\(message.priority)", "\(message.timesShown)", message.lastShown.map { "\($0)" } ?? "",
                    message.isActive ? "yes" : "no", message.hiddenFor.map(\.rawValue).joined(separator: " "),
                ]
            })
    }

    /// A note about the messages that a table leaves out.
    var restNotes: [String] {
        messages.count < total ? ["The table has \(messages.count.grouped) of \(total.counted("message"))."] : []
    }
}

extension CravingMessage {
    /// The category, triggers, priority, counter, and state in one line.
    fileprivate var facts: String {
        [
            isOwn ? "own" : "built in", category.rawValue,
            triggers.isEmpty ? nil : triggers.map(\.rawValue).joined(separator: ", "),
            priority == 0 ? nil : "priority \(priority)", "shown \(timesShown.counted("time"))",
            isActive ? nil : "off",
            hiddenFor.isEmpty ? nil : "hidden for \(hiddenFor.map(\.rawValue).joined(separator: ", "))",
        ].compactMap(\.self).joined(separator: "; ")
    }
}
