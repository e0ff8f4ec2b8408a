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
        text.addQuiet(shown.traits.words(text.say))
        if !shown.tags.isEmpty {
            let tags = shown.tags.joined(separator: ", ")
            text.addQuiet(text.say("challenges.catalog.tags", "tags: \(tags)", ["tags": tags.argument]))
        }
        if let day = shown.validUntil {
            text.addQuiet(text.say("challenges.catalog.until", "until \(day)", ["day": day.description.argument]))
        }
        if !shown.isActive { text.add(text.say("challenges.catalog.inactive", "Switched off.")) }
        return text.text
    }

    /// Returns a confirmation with the challenge.
    func text(_ change: CatalogChange, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let say = text.say
        let verb =
            switch change {
            case .added: say("challenges.catalog.added", "Added")
            case .changed: say("challenges.catalog.changed", "Changed")
            }
        text.add("\(verb) \(challenge.challenge(in: language).title)  [\(challenge.id)]")
        text.add(challenge.traits.words(say))
        return text.text
    }
}

/// What happened to a challenge of the catalog.
enum CatalogChange {
    case added, changed
}

extension RemovedChallenge {
    /// Returns a confirmation of the removal.
    func text(_ style: PresentationStyle) -> String {
        let title = challenge.challenge(in: language).title
        var text = TextLines(style)
        text.add(
            isSwitchedOff
                ? text.say(
                    "challenges.catalog.switched-off", "Switched off \(title), which belongs to a pack.",
                    ["title": title.argument])
                : text.say("challenges.catalog.removed", "Removed \(title).", ["title": title.argument]))
        return text.text
    }
}

extension CatalogPage {
    /// Returns the challenges as a table.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        if !challenges.isEmpty {
            let say = text.say
            var table = TextTable([
                (say("challenges.label.challenge", "challenge"), .left), (say("challenges.label.min", "min"), .right),
                ("", .leftWhole), (say("challenges.label.key", "key"), .left),
            ])
            for entry in challenges {
                let shown = entry.challenge(in: language)
                table.add([
                    shown.title, "\(shown.traits.timeInvestment.minutes)",
                    shown.isActive ? "" : say("challenges.catalog.off", "off"), shown.id,
                ])
            }
            text.add(table)
        }
        let count = challenges.count < total ? "\(challenges.count) of " : ""
        text.addQuiet(
            text.say(
                "challenges.catalog.count",
                count + total.of("challenge") + (cursor == nil ? "" : "; a higher limit lists more"),
                [
                    "shown": challenges.count.argument, "total": total.argument,
                    "more": (cursor == nil ? "no" : "yes").argument,
                    "part": (challenges.count < total ? "yes" : "no").argument,
                ]))
        return text.text
    }
}
