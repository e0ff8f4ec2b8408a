// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import StoreCommand

struct DoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Note that you did the challenge of the day.",
        usage: "challenge done [--rating <1-5>] [--mood <1-5>] [<options>]",
        discussion: """
            EXAMPLES
              challenge done
              challenge done --rating 4 --mood 4 --note "easier than it sounded"
              challenge done --date yesterday --rating 5
            """)

    @Option(help: ArgumentHelp("How good it was, from 1 to 5.", valueName: "1-5"))
    var rating: Int?

    @Option(help: ArgumentHelp("Your mood now, from 1 (low) to 5 (high).", valueName: "1-5"))
    var mood: Int?

    @Option(help: ArgumentHelp("How long it took.", valueName: "minutes"))
    var minutes: Int?

    @Option(help: ArgumentHelp("Anything else.", valueName: "text"))
    var note: String?

    @Option(help: ArgumentHelp("A photo of it.", valueName: "file"), completion: .file())
    var photo: String?

    @Flag(help: "You showed it to others.")
    var shared = false

    @Option(help: ArgumentHelp("The day it was for: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let day =
            try date.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--date") } ?? .today()
        var report = DoneReport()
        (report.rating, report.mood, report.minutes) = (rating, mood, minutes)
        (report.note, report.shared) = (note, shared)
        if let photo { report.photo = try Picture(photo: photo) }
        let told = report
        let book = try ChallengeRecords.ofUser()
        let record = try await namingOptions(DoneReport.optionsByPath) {
            try book.hinting(on: day, help: "Run challenge amend to change it.") {
                try book.done(told, on: day)
            }
        }
        try record.announce("Done", format)
    }
}

extension DoneReport {
    /// The options by the paths of the fields they set.
    static let optionsByPath = [
        "rating": "--rating", "moodAfter": "--mood", "completionTime": "--minutes", "notes": "--note",
    ]
}
