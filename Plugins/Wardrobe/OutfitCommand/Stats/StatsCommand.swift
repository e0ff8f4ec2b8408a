// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct StatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Look your wardrobe over: cost per wear, most and never worn, balance.",
        discussion: """
            EXAMPLES
              outfit stats
              outfit stats --count 3
              outfit stats --format json
            """)

    @Option(help: ArgumentHelp("Maximum number of items in each list; 10 by default.", valueName: "count"))
    var count: Int?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("count", "--count", count: count)
        try await EngineCall(Wardrobe.myStatistics, fields).print(as: output.presentation)
    }
}
