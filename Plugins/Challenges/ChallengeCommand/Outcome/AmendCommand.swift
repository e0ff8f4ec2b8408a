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
              challenge amend --photo stairs.png --shared mastodon
              challenge amend --clear rating,photo
            """)

    @OptionGroup
    var day: DayOption

    @OptionGroup
    var report: ReportOptions

    @OptionGroup
    var photo: PhotoOptions

    @Flag(help: "You didn't share it with others.")
    var notShared = false

    @Option(
        help: ArgumentHelp(
            "What to remove, comma-separated: rating, mood, minutes, note, hour, photo.", valueName: "parts"))
    var clear: String?

    @Option(
        help: ArgumentHelp(
            "What to remove from the photo, comma-separated: fileName, created, edited, place, weather, device, shared.",
            valueName: "parts"))
    var clearPhoto: String?

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        day.state(in: &fields)
        try report.state(in: &fields)
        photo.state(in: &fields)
        if notShared {
            guard photo.shared == nil else {
                throw ComputationError(.invalidInput, "expected either --shared or --not-shared, got both")
            }
            fields.set("shared", "--not-shared", flag: false)
        }
        fields.set("photo", "--photo", nil)
        try fields.clear(clearPhoto, for: Challenges.amend, "--clear-photo", of: "photoDetails")
        try fields.clear(clear, for: Challenges.amend)
        let parts =
            "--rating, --mood, --minutes, --note, --hour, --photo, --shared, --not-shared, --clear, "
            + "or what you know about the photo"
        let call = EngineCall(
            Challenges.amend, fields,
            advice: [
                .notFound: ReportOptions.assigning, .conflict: "See challenge done.", .refused: "Use \(parts).",
            ])
        try await call.print(as: output.presentation)
    }
}
