// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct StatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Show streaks, and what you complete when and of which category.",
        discussion: """
            Rates come with a 95% interval; a few days tell little, and the interval shows it.

            EXAMPLES
              challenge stats
              challenge stats --format json
              challenge stats --format svg > days.svg
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, svg

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .json: .json
            case .svg: .svg
            }
        }
    }

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        try await EngineCall(Challenges.myStatistics, InputFields()).print(as: format.presentation)
    }
}
