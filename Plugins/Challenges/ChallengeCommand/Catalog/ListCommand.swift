// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the challenges of the catalog.",
        usage: "challenge list [--category <categories>] [--time <time>] [<options>]",
        discussion: """
            EXAMPLES
              challenge list
              challenge list --category creative --time quick --cost free
              challenge list --own --format json
            """)

    @OptionGroup(title: "Filters")
    var listing: Listing

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        listing.state(in: &fields)
        try await EngineCall(Challenges.myCatalog, fields).print(as: output.presentation)
    }
}

struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Find challenges by words in their texts and tags.",
        usage: "challenge search <words> [--category <categories>] [<options>]",
        discussion: """
            EXAMPLES
              challenge search stairs
              challenge search "a friend" --cost free
            """)

    @Argument(help: "Words to look for.")
    var words: String

    @OptionGroup(title: "Filters")
    var listing: Listing

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("filter.text", "<words>", text: words)
        listing.state(in: &fields)
        try await EngineCall(Challenges.myCatalog, fields).print(as: output.presentation)
    }
}

struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a challenge of the catalog.",
        discussion: """
            EXAMPLES
              challenge show creative-street-alphabet
              challenge show creative-street-alphabet --format json
            """)

    @Argument(help: "Challenge: its key, its title, or the beginning of its key.")
    var challenge: String

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("challenge", "<challenge>", text: challenge)
        try await EngineCall(Challenges.myChallenge, fields).print(as: output.presentation)
    }
}
