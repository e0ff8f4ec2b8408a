// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension CatalogEntry {
    /// Returns the challenge with all its details, in the user's language.
    func text(_ style: PresentationStyle) -> String {
        let shown = challenge.challenge(in: language)
        var text = TextLines(style)
        text.addHeading(shown.title)
        text.addQuiet("[\(shown.id)]")
        if !shown.description.isEmpty { text.add(shown.description) }
        text.addQuiet(shown.traits.inWords)
        if !shown.tags.isEmpty { text.addQuiet("tags: " + shown.tags.joined(separator: ", ")) }
        if let day = shown.validUntil { text.addQuiet("until \(day)") }
        if !shown.isActive { text.add("Switched off.") }
        return text.text
    }

    /// Returns a confirmation with the challenge.
    func text(_ verb: String, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add("\(verb) \(challenge.challenge(in: language).title)  [\(challenge.id)]")
        text.add(challenge.traits.inWords)
        return text.text
    }
}

extension RemovedChallenge {
    /// Returns a confirmation of the removal.
    func text(_ style: PresentationStyle) -> String {
        let title = challenge.challenge(in: language).title
        var text = TextLines(style)
        text.add(isSwitchedOff ? "Switched off \(title), which belongs to a pack." : "Removed \(title).")
        return text.text
    }
}

extension CatalogPage {
    /// Returns the challenges as a table.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        if !challenges.isEmpty {
            var table = TextTable([("challenge", .left), ("min", .right), ("", .leftWhole), ("key", .left)])
            for entry in challenges {
                let shown = entry.challenge(in: language)
                table.add([
                    shown.title, "\(shown.traits.timeInvestment.minutes)", shown.isActive ? "" : "off", shown.id,
                ])
            }
            text.add(table)
        }
        let count = challenges.count < total ? "\(challenges.count) of " : ""
        text.addQuiet(count + total.of("challenge") + (cursor == nil ? "" : "; a higher limit lists more"))
        return text.text
    }
}
