// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct SkipCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Skip the challenge of the day, which then rests for a while.",
        usage: "challenge skip [--reason <reason>] [--date <date>] [<options>]",
        discussion: """
            EXAMPLES
              challenge skip
              challenge skip --reason notToday
              challenge skip --reason other --note "my knee hurts"
            """)

    @OptionGroup
    var reason: SkipReasonOption

    @Option(help: ArgumentHelp("Note, such as another reason; - for standard input.", valueName: "text"))
    var note: String?

    @OptionGroup
    var day: DayOption

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        day.state(in: &fields)
        reason.state(in: &fields)
        try fields.set("note", "--note", note: note)
        let call = EngineCall(Challenges.skip, fields, advice: [.notFound: ReportOptions.assigning])
        try await call.print(as: output.presentation)
    }
}

/// Why a challenge is skipped.
struct SkipReasonOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("Reason: tooLong, noMoney, notToday, other.", valueName: "reason"),
        completion: .words(SkipReason.self))
    var reason: String?

    /// Sets the reason.
    func state(in fields: inout InputFields) { fields.set("reason", "--reason", word: reason, of: SkipReason.self) }
}
