// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct RemindCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind", abstract: "Show when the next reminder is due, within the hours you set.",
        discussion: """
            Nothing is sent. Use the time, or the event of --format ics, in your calendar or a timer. A timer can run the \
            command with --due any number of times: it prints a reminder once a day, within the hours, if the day's \
            challenge is pending.

            EXAMPLES
              challenge remind
              challenge remind --format ics > challenge.ics
              challenge remind --due
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, ics

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .json: .json
            case .ics: .iCalendar
            }
        }
    }

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format: Format = .text

    @Flag(help: "Print the reminder only if it's due and wasn't printed yet, and mark it as given.")
    var due = false

    func run() async throws {
        let options = ["notifications.zone": "challenge prefs set --zone"]
        let advice: [ComputationError.Code: String] = [
            .notFound: "Set them with challenge prefs set --remind 08:00-20:30.",
            .refused: "Change limits with challenge prefs set.",
        ]
        if due {
            let call = EngineCall(Challenges.claimReminder, ClaimReminderInput(), options: options, advice: advice)
            try await call.print(as: format.presentation)
        } else {
            let call = EngineCall(Challenges.myNextReminder, MyNextReminderInput(), options: options, advice: advice)
            try await call.print(as: format.presentation)
        }
    }
}
