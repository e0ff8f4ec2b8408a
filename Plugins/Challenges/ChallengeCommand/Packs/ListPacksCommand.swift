// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct ListPacksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the packs of your catalog.",
        discussion: """
            EXAMPLES
              challenge pack list
              challenge pack list --format json
            """)

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        let call = EngineCall(Challenges.myPacks, MyPacksInput(limit: Listing.most))
        try await call.print(as: output.presentation)
    }
}
