// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit

struct RateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Say afterwards how good a challenge was that you did.",
        discussion: """
            EXAMPLES
              challenge rate 4
              challenge rate 2 --date yesterday
            """)

    @Argument(help: ArgumentHelp("How good it was, from 1 to 5.", valueName: "1-5"))
    var rating: Int

    @Option(help: ArgumentHelp("The day it was for: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let day =
            try date.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--date") } ?? .today()
        let book = try ChallengeRecords.ofUser()
        let done = try book.history(HistoryFilter(from: day, through: day, status: .completed))
        guard let record = done.last else {
            throw ComputationError(.notFound, "No challenge was completed on \(day), so there is nothing to rate.")
        }
        let rated = try await namingOptions(["rating": "<1-5>"]) { try book.rate(record.id, rating) }
        try rated.announce("Rated", format)
    }
}
