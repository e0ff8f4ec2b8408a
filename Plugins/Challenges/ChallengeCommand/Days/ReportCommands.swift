// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

enum CompleteChallenge: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.complete, "challenge done", "Complete the challenge of the day.",
        usage: "[--rating <1-5>] [--mood <1-5>]",
        examples: [
            "challenge done", "challenge done --rating 4 --mood 4 --note \"easier than it sounded\"",
            "challenge done --date yesterday --hour 19 --rating 5",
        ], .report.merging(["challenge": .excluded]) { $1 })
}

enum AmendReport: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.amend, "challenge amend", "Change the report of a completed challenge.",
        usage: "[--date <date>] [--rating <1-5>]",
        discussion: "Options you leave out don't change anything. An empty note removes the note.",
        examples: [
            "challenge amend --mood 5 --minutes 30",
            "challenge amend --date yesterday --note \"harder than it sounded\"",
            "challenge amend --photo stairs.png --shared mastodon", "challenge amend --clear rating,photo",
        ], .report)
}

extension [String: FieldOption] {
    fileprivate static let report: Self = [
        "day": .date,
        "hour": .option(value: "hour", help: "Hour at which you completed it, 0 to 23."),
        "photo": .excluded, "photoDetails.created": "taken", "photoDetails.place": "photo-place",
        "photoDetails.weather": "photo-weather", "photoDetails.fileName": "photo-name",
        "photoDetails.device": "camera", "shared": .excluded,
        "photoDetails.sharedOn": .option(
            "shared", value: "where",
            help: "You shared it with others: where its photo was shared, comma-separated, such as mastodon; or yes.",
            reading: FieldReading { text, _ in
                let places = text.split(separator: ",").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
                return text.lowercased() == "yes" || places.isEmpty ? nil : .array(places.map(JSONValue.string))
            }),
    ]
}

/// The report of a completed challenge.
struct ReportArguments<Form: FieldCommandForm>: ParsableArguments {
    @OptionGroup var report: FieldArguments<Form>

    @Option(help: ArgumentHelp("Photo of the challenge.", valueName: "file"), completion: .file())
    var photo: String?

    @Flag(help: "Store the photo as it is, not scaled to 2,048 pixels.")
    var original = false

    var isShared: Bool { report.has("photoDetails.sharedOn") }

    func add(to fields: inout InputFields) throws {
        try report.add(to: &fields)
        fields.set("shared", "--shared", flag: isShared ? true : nil)
        for path in ["photo", "photoDetails"] { fields.set(path, "--photo", nil) }
        guard let photo else { return }
        try fields.set("photo.content", "--photo", file: photo, limit: PictureInput.maximumBytes)
        fields.set("photo.fileName", "--photo", text: Blob.fileName(typed: photo))
        fields.set("photo.keepsOriginal", "--original", flag: original ? true : nil)
    }
}

struct DoneCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<CompleteChallenge>.configuration

    @OptionGroup var report: ReportArguments<CompleteChallenge>

    @OptionGroup var output: FormatArguments<CompleteChallenge>

    func run() async throws {
        var fields = InputFields()
        try report.add(to: &fields)
        let call = EngineCall(
            Challenges.complete, fields, advice: [.notFound: .assigning, .conflict: "See challenge amend."])
        try await call.print(as: output.presentation)
    }
}

struct AmendCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<AmendReport>.configuration

    @OptionGroup var report: ReportArguments<AmendReport>

    @Flag(help: "You didn't share it with others.")
    var notShared = false

    @Option(
        help: ArgumentHelp(
            "What to remove, comma-separated: rating, mood, minutes, note, hour, photo.", valueName: "parts"))
    var clear: String?

    @Option(
        help: ArgumentHelp(
            "What to remove from the photo, comma-separated: fileName, created, edited, place, weather, device, "
                + "shared.", valueName: "parts"))
    var clearPhoto: String?

    @OptionGroup var output: FormatArguments<AmendReport>

    func run() async throws {
        var fields = InputFields()
        try report.add(to: &fields)
        if notShared {
            guard !report.isShared else {
                throw ComputationError(.invalidInput, "expected either --shared or --not-shared, got both")
            }
            fields.set("shared", "--not-shared", flag: false)
        }
        try fields.clear(clearPhoto, for: Challenges.amend, "--clear-photo", of: "photoDetails")
        try fields.clear(clear, for: Challenges.amend)
        let parts =
            "--rating, --mood, --minutes, --note, --hour, --photo, --shared, --not-shared, --clear, "
            + "or what you know about the photo"
        let call = EngineCall(
            Challenges.amend, fields,
            advice: [.notFound: .assigning, .conflict: "See challenge done.", .refused: "Use \(parts)."])
        try await call.print(as: output.presentation)
    }
}
