// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct RemovePackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a pack from the catalog, and keep your history.",
        discussion: """
            EXAMPLES
              challenge pack remove winter
            """)

    @Argument(help: "Pack: its key, its title, or the beginning of its key.")
    var pack: String

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("pack", "<pack>", text: pack)
        try await EngineCall(Challenges.removePack, fields).print(as: output.presentation)
    }
}
