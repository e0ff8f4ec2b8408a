// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct RecordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Add a recording of up to 120 seconds.",
        usage: "cravings record <file> [--purpose <purpose>] [--title <text>] [<options>]",
        discussion: """
            The file is copied into your data. Its kind and length are read from MP4, MOV, M4A, WebM, Ogg, and WAV files. \
            If they can't be read, state them with --kind and --length.

            EXAMPLES
              cravings record why.wav --title "Why I started"
              cravings record evening.wav --purpose reflection --at "yesterday 21:30"
            """)

    @Argument(help: "Path to the file, or - for standard input.", completion: .file())
    var file: String

    @Option(
        help: ArgumentHelp(
            "Purpose: motivational, milestone, reflection, or craving (default: motivational).",
            valueName: "purpose"), completion: .words(RecordingPurpose.self))
    var purpose: String?

    @Option(
        help: ArgumentHelp("Kind, if it can't be read from the file: video or audio.", valueName: "kind"),
        completion: .words(RecordingKind.self))
    var kind: String?

    @Option(help: ArgumentHelp("Length in seconds, if it can't be read from the file.", valueName: "seconds"))
    var length: String?

    @Option(
        help: ArgumentHelp(
            "When it was recorded: a time such as 21:30, \"yesterday 21:30\", or 2026-11-22T21:30.",
            valueName: "time"))
    var at: String?

    @Option(help: ArgumentHelp("Title; - for standard input.", valueName: "text"))
    var title: String?

    @Option(
        help: ArgumentHelp(
            "Note of up to 500 characters; - for standard input, which keeps it out of the shell's history.",
            valueName: "text"))
    var note: String?

    @Option(
        help: ArgumentHelp("Still picture of a video: JPEG, PNG, or WebP.", valueName: "file"), completion: .file())
    var thumbnail: String?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        try InputFields.refuseSharedInput([("<file>", file), ("--title", title), ("--note", note)])
    }

    func run() async throws {
        var fields = InputFields()
        try fields.set("file", "<file>", file: file, limit: Recording.maximumBytes)
        fields.set("purpose", "--purpose", word: purpose, of: RecordingPurpose.self)
        fields.set("kind", "--kind", word: kind, of: RecordingKind.self)
        fields.set("duration", "--length", figure: length)
        fields.set("time", "--at", moment: at)
        try fields.set("title", "--title", privateText: title)
        try fields.set("notes", "--note", privateText: note)
        try fields.set("thumbnail", "--thumbnail", file: thumbnail, limit: Recording.maximumThumbnailBytes)
        try await EngineCall(Cravings.addRecording, fields).print(as: output.presentation)
    }
}
