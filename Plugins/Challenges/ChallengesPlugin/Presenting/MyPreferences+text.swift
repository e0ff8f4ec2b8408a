// SPDX-License-Identifier: Apache-2.0

internal import Calendars
internal import ComputationKit
internal import Presentation

extension MyPreferences {
    /// Returns the preferences and the effective rules.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        if !isStated {
            text.add("No preferences are set. They're optional; categories, time, and company help most.")
        }
        for (name, value) in facts { text.add(name, value, column: 18) }
        return text.text
    }

    private var reminders: String {
        if let window = preferences.notifications { return "\(window.from) to \(window.until), \(window.zone)" }
        return preferences.settings.notificationZone.map { "none, times in \($0)" } ?? "none"
    }

    private var facts: [(String, String)] {
        let settings = preferences.settings
        let unset = "not set"
        func list(_ words: [String]) -> String { words.isEmpty ? unset : words.joined(separator: ", ") }
        return [
            ("categories", list(preferences.preferredCategories.map(\.rawValue))),
            ("places", list(preferences.preferredLocations.map(\.rawValue))),
            ("excluded places", list(preferences.excludedLocations.map(\.rawValue))),
            ("difficulty", preferences.preferredDifficulty.map { "\($0) of 5" } ?? unset),
            ("time limit", preferences.mostTime.rawValue), ("budget", preferences.budget.rawValue),
            ("company", preferences.socialComfort.map { "\($0) of 5" } ?? unset),
            ("reminders", reminders),
            ("learning", preferences.personalization ? "on" : "off"), ("language", preferences.language.rawValue),
            ("country", settings.country?.code ?? unset), ("hemisphere", settings.isSouthern ? "south" : "north"),
            (
                "retention",
                settings.retention.map { "\($0.days.of("day")), then \($0.afterwards.rawValue)" } ?? "unlimited"
            ),
            ("rest", rules.rest), ("randomness", rules.randomness),
        ]
    }
}

extension ChoiceRules {
    /// The rests, such as `30 days when completed, 7 when skipped`.
    var rest: String { "\(coolDown.completed.of("day")) when completed, \(coolDown.skipped) when skipped" }

    /// The randomness, such as `spread 0.10, exploration 0.02`.
    var randomness: String {
        "spread \(spread.fixed(decimals: 2)), exploration \(exploration.fixed(decimals: 2))"
    }
}

extension LearningReset {
    /// Returns a summary of the deleted data.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let feedback = feedback > 0 ? " and \(feedback.of("piece")) of feedback" : ""
        text.add("Forgot what was learned from \(examples.of("day"))\(feedback). Your history is unchanged.")
        return text.text
    }
}
