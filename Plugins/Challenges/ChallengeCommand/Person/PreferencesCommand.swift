// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct PreferencesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefs", abstract: "Show and set your preferences.",
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

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        try await EngineCall(Challenges.myPreferences, MyPreferencesInput()).print(as: output.presentation)
    }
}
