// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit

struct SkipCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Turn the challenge of the day down; it rests for a while.",
        discussion: """
            EXAMPLES
              challenge skip
              challenge skip --date yesterday
            """)

    @Option(help: ArgumentHelp("The day it was for: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let day =
            try date.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--date") } ?? .today()
        let book = try ChallengeRecords.ofUser()
        try book.hinting(on: day) { try book.skip(on: day) }.announce("Skipped", format)
    }
}
