// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct StatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Show wardrobe statistics: cost per wear, most-worn and unworn items, and balance.",
        discussion: """
            EXAMPLES
              outfit stats
              outfit stats --count 3
              outfit stats --format json
            """)

    @Option(help: ArgumentHelp("Maximum number of items in each list (default: 10).", valueName: "count"))
    var count: Int?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("count", "--count", count: count)
        try await EngineCall(Wardrobe.myStatistics, fields).print(as: output.presentation)
    }
}
