// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension KeptDay {
    /// Returns everything stored about the day.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.addHeading(record.title)
        text.addQuiet(record.traits.words(text.say))
        let shown = facts(text.say).compactMap { name, fact -> (name: String, fact: String)? in
            guard let fact = fact?.onPlainLines, !fact.isEmpty else { return nil }
            return (name, fact)
        }
        let column = max(12, 4 + (shown.map(\.name.terminalWidth).max() ?? 0))
        for (name, fact) in shown { text.add(name, fact, column: column) }
        if !reasons.isEmpty {
            text.begin(text.say("challenges.day.why", "Why this one"))
            for reason in reasons { text.add(text.say(reason), indent: 2) }
        }
        return text.text
    }

    private func facts(_ say: Wording) -> [(name: String, fact: String?)] {
        let settled = (record.completed ?? record.skipped).map {
            say("challenges.kept.at", " at \($0)", ["time": $0.description.argument])
        }
        let facts: [(String, String?)] = [
            (say("challenges.label.key", "key"), record.challenge),
            (say("challenges.label.day", "day"), "\(record.day), \(record.situation.hour):00"),
            (say("challenges.label.source", "source"), record.source),
            (say("challenges.label.weather", "weather"), record.situation.weather.map { say.word($0, "weather") }),
            (say("challenges.label.assigned", "assigned"), record.assigned.description),
            (say("challenges.label.status", "status"), say.word(record.status, "status") + (settled ?? "")),
            (say("challenges.label.hour", "hour"), record.completedHour.map { "\($0):00" }),
            (say("challenges.label.reminded", "reminded"), record.reminded?.description),
            (say("challenges.label.rating", "rating"), record.rating.map { $0.ofFive(say) }),
            (say("challenges.label.minutes", "minutes"), record.completionTime.map(String.init)),
            (say("challenges.label.mood", "mood"), mood(say)),
            (say("challenges.label.shared", "shared"), record.shared ? say("challenges.yes", "yes") : nil),
            (say("challenges.label.note", "note"), record.notes),
        ]
        return facts + (photo?.facts(say) ?? [])
            + left.map { (say("challenges.label.left", "left"), "\($0.title) [\($0.challenge)]") }
    }

    private func mood(_ say: Wording) -> String? {
        switch (record.situation.mood, record.moodAfter) {
        case (let before?, let after?):
            say(
                "challenges.mood.both", "\(before) before, \(after) after, of 5",
                ["before": before.argument, "after": after.argument])
        case (let before?, nil):
            say("challenges.mood.before", "\(before) of 5 before", ["before": before.argument])
        case (nil, let after?): say("challenges.mood.after", "\(after) of 5 after", ["after": after.argument])
        case (nil, nil): nil
        }
    }
}

extension ChallengePhoto {
    /// The metadata: `image/png, 3 by 2 pixels, 45 bytes, a.png`, and what the user said about the photo.
    fileprivate func facts(_ say: Wording) -> [(name: String, fact: String?)] {
        [
            (say("challenges.label.photo", "photo"), inWords(say)),
            (say("challenges.photo.created", "taken"), created?.description),
            (
                say("challenges.photo.edited", "edited"),
                edited?.description ?? (isEdited ? say("challenges.yes", "yes") : nil)
            ),
            (
                say("challenges.photo.shared", "shared with"),
                shares.isEmpty ? nil : shares.map { "\($0.platform), \($0.time)" }.joined(separator: "; ")
            ),
        ]
    }

    private func inWords(_ say: Wording) -> String {
        var parts = [mediaType]
        if let width, let height {
            parts.append(
                say(
                    "challenges.photo.pixels", "\(width) by \(height) pixels",
                    ["width": width.argument, "height": height.argument]))
        }
        parts.append(
            say(
                "challenges.photo.bytes", "\(byteCount.grouped) \(byteCount == 1 ? "byte" : "bytes")",
                ["bytes": byteCount.argument]))
        let words = [fileName, place, weather.map { say.word($0, "weather") }, device]
        return (parts + words.compactMap(\.self)).joined(separator: ", ")
    }
}
