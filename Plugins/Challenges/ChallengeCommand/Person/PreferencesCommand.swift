// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct PreferencesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefs", abstract: "Show and say what challenges should know of you.",
        discussion: """
            EXAMPLES
              challenge prefs
              challenge prefs set --like creative,learning --time medium --budget small
              challenge prefs set --company 2 --not-at public --language uk
            """,
        subcommands: [ShowPreferencesCommand.self, SetPreferencesCommand.self],
        defaultSubcommand: ShowPreferencesCommand.self)
}

struct ShowPreferencesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show your preferences.",
        discussion: """
            EXAMPLES
              challenge prefs show
              challenge prefs show --format json
            """)

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws { try PreferencesText(try ChallengeRecords.ofUser()).print(format) }
}

/// What somebody stated, as text or JSON.
struct PreferencesText {
    let book: ChallengeRecords

    init(_ book: ChallengeRecords) { self.book = book }

    func print(_ format: Format) throws {
        let preferences = try book.preferences()
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(UserPreferences.schema.json(of: preferences).text(pretty: output.isTerminal))
        }
        if !(try book.hasPreferences()) {
            try output.print("Nothing is stated, and nothing need be. Three answers help from the first day:")
            try output.print("  challenge prefs set --like creative,learning --time medium --company 3")
        }
        let rules = try book.choiceRules()
        let window = preferences.notifications.map { "\($0.from) to \($0.until), \($0.zone)" }
        let list = { (words: [String]) in words.isEmpty ? "none stated" : words.joined(separator: ", ") }
        let facts: [(String, String)] = [
            ("like", list(preferences.preferredCategories.map(\.rawValue))),
            ("places liked", list(preferences.preferredLocations.map(\.rawValue))),
            ("difficulty", preferences.preferredDifficulty.map { "\($0) of 5" } ?? "none stated"),
            ("time, at most", preferences.mostTime.rawValue), ("cost, at most", preferences.budget.rawValue),
            ("company", preferences.socialComfort.map { "\($0) of 5" } ?? "none stated"),
            ("never at", list(preferences.excludedLocations.map(\.rawValue))),
            ("reminders", window ?? "none"), ("learning", preferences.personalization ? "on" : "off"),
            ("language", preferences.language.rawValue),
            ("country", preferences.settings.country?.code ?? "none stated"),
            ("hemisphere", preferences.settings.isSouthern ? "south" : "north"),
            (
                "kept",
                preferences.settings.retention.map { "\($0.days) days, then \($0.afterwards.rawValue)" } ?? "always"
            ),
            ("rests", rules.rests), ("chance", rules.chance),
        ]
        for (name, text) in facts { try output.print("  " + name.padded(toTerminalWidth: 16) + text) }
    }
}

extension ChoiceRules {
    /// How long challenges rest: `30 days when done, 7 when skipped`.
    var rests: String { "\(coolDown.completed) days when done, \(coolDown.skipped) when skipped" }

    /// What is left to chance: `spread 0.10, lots 0.02`.
    var chance: String { "spread \(spread.fixed(decimals: 2)), lots \(exploration.fixed(decimals: 2))" }
}
