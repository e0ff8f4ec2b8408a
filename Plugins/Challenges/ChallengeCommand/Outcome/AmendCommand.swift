// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesStore
import CommandKit
import ComputationKit
import StoreCommand

struct AmendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "amend", abstract: "Change what you said of a challenge that you did.",
        usage: "challenge amend [--date <date>] [--rating <1-5>] [<options>]",
        discussion: """
            What is not named stays as it was.

            EXAMPLES
              challenge amend --mood 5 --minutes 30
              challenge amend --date yesterday --note "harder than it sounded"
            """)

    @Option(help: ArgumentHelp("The day it was for: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("How good it was, from 1 to 5.", valueName: "1-5"))
    var rating: Int?

    @Option(help: ArgumentHelp("Your mood afterwards, from 1 (low) to 5 (high).", valueName: "1-5"))
    var mood: Int?

    @Option(help: ArgumentHelp("How long it took.", valueName: "minutes"))
    var minutes: Int?

    @Option(help: ArgumentHelp("Anything else; an empty text takes the note away.", valueName: "text"))
    var note: String?

    @Option(help: ArgumentHelp("A photo, in place of one that is there.", valueName: "file"), completion: .file())
    var photo: String?

    @Flag(help: "You showed it to others.")
    var shared = false

    @Flag(help: "You did not show it to others.")
    var notShared = false

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        guard !(shared && notShared) else {
            throw ComputationError(.invalidInput, "expected --shared or --not-shared, got both")
        }
        let day =
            try date.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--date") } ?? .today()
        var amendment = DoneAmendment()
        (amendment.rating, amendment.mood, amendment.minutes) = (rating, mood, minutes)
        amendment.note = note
        if shared || notShared { amendment.shared = shared }
        if let photo { amendment.photo = try Picture(photo: photo) }
        guard amendment != DoneAmendment() else {
            throw ComputationError(
                .invalidInput,
                "expected what to change: --rating, --mood, --minutes, --note, --photo, --shared or --not-shared, "
                    + "got none")
        }
        let wanted = amendment
        let book = try ChallengeRecords.ofUser()
        let record = try await namingOptions(DoneReport.optionsByPath) {
            try book.hinting(on: day, help: "Run challenge done to complete it.") {
                try book.amend(doneOn: day, wanted)
            }
        }
        try record.announce("Amended", format)
    }
}
