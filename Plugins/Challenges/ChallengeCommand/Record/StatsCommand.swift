// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct StatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Show streaks, and completion by weekday, hour, and category.",
        discussion: """
            Rates have a 95% interval, which is wide for a short history.

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
