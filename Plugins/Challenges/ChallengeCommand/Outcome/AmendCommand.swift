// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct AmendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "amend", abstract: "Change the report of a completed challenge.",
        usage: "challenge amend [--date <date>] [--rating <1-5>] [<options>]",
        discussion: """
            Options you omit keep their values. An empty note removes the note.

            EXAMPLES
              challenge amend --mood 5 --minutes 30
              challenge amend --date yesterday --note "harder than it sounded"
              challenge amend --clear rating,photo
            """)

    /// Whether the challenge was shared with others.
    enum Sharing: String, EnumerableFlag {
        case shared, notShared

        static func help(for value: Self) -> ArgumentHelp? {
            value == .shared ? "You shared it with others." : "You didn't share it with others."
        }
    }

    @OptionGroup
    var day: DayOption

    @OptionGroup
    var report: ReportOptions

    @Flag(exclusivity: .exclusive)
    var sharing: Sharing?

    @Option(
        help: ArgumentHelp(
            "What to remove, comma-separated: rating, mood, minutes, note, hour, photo.", valueName: "parts"))
    var clear: String?

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        day.state(in: &fields)
        try report.state(in: &fields)
        fields.set("shared", "--shared", flag: sharing.map { $0 == .shared })
        fields.set("clear", "--clear", words: clear, of: AmendInput.Part.self)
        let parts = "--rating, --mood, --minutes, --note, --hour, --photo, --shared, --not-shared, or --clear"
        let call = EngineCall(
            Challenges.amend, fields,
            advice: [
                .notFound: ReportOptions.assigning, .conflict: "See challenge done.", .refused: "Use \(parts).",
            ])
        try await call.print(as: output.presentation)
    }
}
