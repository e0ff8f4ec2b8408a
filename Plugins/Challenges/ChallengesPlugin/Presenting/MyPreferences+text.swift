// SPDX-License-Identifier: Apache-2.0

internal import Calendars
internal import ComputationKit
internal import Presentation

extension MyPreferences {
    /// Returns the preferences and the effective rules.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        if !isStated {
            text.add(
                text.say(
                    "challenges.preferences.empty",
                    "No preferences are set. They're optional; categories, time, and company help most."))
        }
        let facts = facts(text.say)
        let column = max(18, 4 + (facts.map(\.0.terminalWidth).max() ?? 0))
        for (name, value) in facts { text.add(name, value, column: column) }
        for doubt in doubts { text.add(text.say(doubt.question)) }
        return text.text
    }

    private func reminders(_ say: Wording) -> String {
        if let window = preferences.notifications {
            return say(
                "challenges.preferences.window", "\(window.from) to \(window.until), \(window.zone)",
                [
                    "from": window.from.hourAndMinute.argument, "until": window.until.hourAndMinute.argument,
                    "zone": window.zone.argument,
                ])
        }
        let none = say("challenges.none", "none")
        return preferences.settings.notificationZone.map {
            say("challenges.preferences.zone", "none, times in \($0)", ["zone": $0.argument])
        } ?? none
    }

    private func retention(_ say: Wording) -> String {
        guard let retention = preferences.settings.retention else {
            return say("challenges.preferences.unlimited", "unlimited")
        }
        return say(
            "challenges.preferences.keep", "\(retention.days.of("day")), then \(retention.afterwards.rawValue)",
            ["days": retention.days.argument, "afterwards": retention.afterwards.rawValue.argument])
    }

    private func facts(_ say: Wording) -> [(String, String)] {
        let settings = preferences.settings
        let unset = say("challenges.unset", "not set")
        func list(_ words: [String]) -> String { words.isEmpty ? unset : words.joined(separator: ", ") }
        return [
            (
                say("challenges.preferences.categories", "categories"),
                list(preferences.preferredCategories.map { say.word($0, "category") })
            ),
            (
                say("challenges.preferences.places", "places"),
                list(preferences.preferredLocations.map { say.word($0, "place") })
            ),
            (
                say("challenges.preferences.excluded", "excluded places"),
                list(preferences.excludedLocations.map { say.word($0, "place") })
            ),
            (
                say("challenges.preferences.difficulty", "difficulty"),
                preferences.preferredDifficulty.map { $0.ofFive(say) } ?? unset
            ),
            (say("challenges.preferences.time", "time limit"), say.word(preferences.mostTime, "time")),
            (say("challenges.preferences.budget", "budget"), say.word(preferences.budget, "cost")),
            (
                say("challenges.preferences.company", "company"),
                preferences.socialComfort.map { $0.ofFive(say) } ?? unset
            ),
            (say("challenges.preferences.bookings", "bookings"), say.word(preferences.bookings, "bookings")),
            (say("challenges.preferences.reminders", "reminders"), reminders(say)),
            (
                say("challenges.preferences.learning", "learning"),
                preferences.personalization ? say("challenges.on", "on") : say("challenges.off", "off")
            ),
            (say("challenges.preferences.language", "language"), say.word(preferences.language, "language")),
            (say("challenges.preferences.country", "country"), settings.country?.code ?? unset),
            (
                say("challenges.preferences.hemisphere", "hemisphere"),
                settings.isSouthern ? say("challenges.south", "south") : say("challenges.north", "north")
            ),
            (say("challenges.preferences.home", "home"), settings.home?.text(say) ?? unset),
            (say("challenges.preferences.retention", "retention"), retention(say)),
            (say("challenges.preferences.rest", "rest"), rules.rest(say)),
            (say("challenges.preferences.randomness", "randomness"), rules.randomness(say)),
        ]
    }
}

extension HomePosition {
    /// The coordinates, such as `latitude 50.45, longitude 30.52`.
    fileprivate func text(_ say: Wording) -> String {
        let (latitude, longitude) = (latitude.fixed(decimals: 2), longitude.fixed(decimals: 2))
        return say(
            "challenges.preferences.position", "latitude \(latitude), longitude \(longitude)",
            ["latitude": say.number(latitude).argument, "longitude": say.number(longitude).argument])
    }
}

extension ChoiceRules {
    /// The rests, such as `30 days when completed, 7 when skipped`.
    func rest(_ say: Wording) -> String {
        say(
            "challenges.rules.rest", "\(coolDown.completed.of("day")) when completed, \(coolDown.skipped) when skipped",
            ["completed": coolDown.completed.argument, "skipped": coolDown.skipped.argument])
    }

    /// The randomness, such as `spread 0.10, exploration 0.02`.
    func randomness(_ say: Wording) -> String {
        let (spread, exploration) = (spread.fixed(decimals: 2), exploration.fixed(decimals: 2))
        return say(
            "challenges.rules.randomness", "spread \(spread), exploration \(exploration)",
            ["spread": say.number(spread).argument, "exploration": say.number(exploration).argument])
    }
}

extension LearningReset {
    /// Returns a summary of the deleted data.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let pieces = feedback > 0 ? " and \(feedback.of("piece")) of feedback" : ""
        text.add(
            text.say(
                "challenges.learning.reset",
                "Forgot what was learned from \(examples.of("day"))\(pieces). Your history is unchanged.",
                ["days": examples.argument, "feedback": feedback.argument]))
        return text.text
    }
}
