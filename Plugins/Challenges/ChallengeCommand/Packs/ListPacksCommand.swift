// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct ListPacksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the packs of your catalog.",
        usage: "challenge pack list [<options>]",
        discussion: """
            EXAMPLES
              challenge pack list
              challenge pack list --format json
            """)

    @Option(help: ArgumentHelp("Text in the key or a title.", valueName: "text"))
    var search: String?

    @OptionGroup
    var list: ListOptions

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("text", "--search", text: search)
        list.add(to: &fields)
        try await EngineCall(Challenges.myPacks, fields).print(as: output.presentation)
    }
}
