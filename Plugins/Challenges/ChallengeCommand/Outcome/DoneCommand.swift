// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct DoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Complete the challenge of the day.",
        usage: "challenge done [--rating <1-5>] [--mood <1-5>] [<options>]",
        discussion: """
            EXAMPLES
              challenge done
              challenge done --rating 4 --mood 4 --note "easier than it sounded"
              challenge done --date yesterday --hour 19 --rating 5
            """)

    @OptionGroup
    var report: ReportOptions

    @OptionGroup
    var photo: PhotoOptions

    @OptionGroup
    var day: DayOption

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try report.state(in: &fields)
        day.state(in: &fields)
        photo.state(in: &fields)
        let call = EngineCall(
            Challenges.complete, fields,
            advice: [.notFound: ReportOptions.assigning, .conflict: "See challenge amend."])
        try await call.print(as: output.presentation)
    }
}

/// The report of a completed challenge.
struct ReportOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Rating, from 1 to 5.", valueName: "1-5"))
    var rating: Int?

    @Option(help: ArgumentHelp("Mood afterward, from 1 (low) to 5 (high).", valueName: "1-5"))
    var mood: Int?

    @Option(help: ArgumentHelp("Time it took, in minutes.", valueName: "minutes"))
    var minutes: Int?

    @Option(help: ArgumentHelp("Note; - for standard input.", valueName: "text"))
    var note: String?

    @Option(help: ArgumentHelp("Hour at which you completed it, 0 to 23.", valueName: "hour"))
    var hour: Int?

    @Option(help: ArgumentHelp("Photo of the challenge.", valueName: "file"), completion: .file())
    var photo: String?

    @Flag(help: "Store the photo as it is, not scaled to 2,048 pixels.")
    var original = false

    /// The advice for a day without a challenge.
    static let assigning = "Run challenge today to get a challenge."

    /// Sets the parts of the report.
    func state(in fields: inout InputFields) throws {
        fields.set("rating", "--rating", count: rating)
        fields.set("mood", "--mood", count: mood)
        fields.set("minutes", "--minutes", count: minutes)
        try fields.set("note", "--note", note: note)
        fields.set("hour", "--hour", count: hour)
        try fields.set("photo.content", "--photo", file: photo, limit: PictureInput.maximumBytes)
        fields.set("photo.fileName", "--photo", text: photo.flatMap(Blob.fileName(typed:)))
        if photo != nil { fields.set("photo.keepsOriginal", "--original", flag: original ? true : nil) }
    }
}
