// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import CravingsPlugin

enum AddRecording: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.addRecording, "cravings record", "Add a recording of up to 120 seconds.",
        usage: "<file> [--purpose <purpose>] [--title <text>]",
        discussion: """
            The file is copied into your data. Its kind and length are read from MP4, MOV, M4A, WebM, Ogg, and WAV \
            files. If they can't be read, state them with --kind and --length.
            """,
        examples: [
            "cravings record why.wav --title \"Why I started\"",
            "cravings record evening.wav --purpose reflection --at \"yesterday 21:30\"",
        ],
        [
            "file": .argument("file", help: "Path to the file, or - for standard input.", reading: .text),
            "duration": .option("length", value: "seconds"), "time": .moment("When it was recorded"),
            "title": .title, "notes": .note(reading: .text), "thumbnail": .option(reading: .text),
        ])
}

struct RecordCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<AddRecording>.configuration

    @OptionGroup var recording: FieldArguments<AddRecording>

    @OptionGroup var output: FormatArguments<AddRecording>

    func validate() throws { _ = try recording.typed() }

    func run() async throws {
        var fields = try recording.typed()
        try fields.set("file", "<file>", file: fields.json["file"]?.string, limit: Recording.maximumBytes)
        try fields.readTexts()
        try fields.set(
            "thumbnail", "--thumbnail", file: fields.json["thumbnail"]?.string, limit: Recording.maximumThumbnailBytes)
        try await AddRecording.command.call(fields).print(as: output.presentation)
    }
}

struct RecordingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recordings", abstract: "List, change, and remove recordings.",
        discussion: """
            EXAMPLES
              cravings recordings
              cravings recordings edit "Why I started" --title "Why I keep going"
            """,
        subcommands: [
            FieldCommand<ListRecordings>.self, EditRecordingCommand.self, FieldCommand<RemoveRecording>.self,
        ], defaultSubcommand: FieldCommand<ListRecordings>.self)
}

enum ListRecordings: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.myRecordings, "cravings recordings list", "List your recordings, newest first.",
        usage: "[--kind <kind>]",
        examples: ["cravings recordings list", "cravings recordings list --kind audio --order most-played"],
        formats: [.text, .csv, .json], ["cursor": .cursor])
}

enum EditRecording: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.editRecording, "cravings recordings edit", "Change a recording's title, note, or purpose.",
        usage: "<recording> [--title <text>]", discussion: "Options you leave out don't change anything.",
        examples: ["cravings recordings edit \"Why I started\" --note \"After a week.\""],
        [
            "recording": .argument("recording"), "title": .title, "notes": .note(reading: .text),
            "removesThumbnail": .excluded,
        ])
}

struct EditRecordingCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<EditRecording>.configuration

    @OptionGroup var recording: FieldArguments<EditRecording>

    @Option(help: ArgumentHelp("Values to remove, comma-separated: title, note, thumbnail.", valueName: "values"))
    var clear: String?

    @OptionGroup var output: FormatArguments<EditRecording>

    func validate() throws { _ = try recording.typed() }

    func run() async throws {
        var fields = try recording.typed()
        try fields.readTexts()
        try fields.clear(clear, for: Cravings.editRecording, flags: ["thumbnail": "removesThumbnail"])
        try await EditRecording.command.call(fields).print(as: output.presentation)
    }
}

enum RemoveRecording: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.removeRecording, "cravings recordings remove", "Remove a recording and its file.",
        usage: "<recording>",
        discussion: """
            Cravings that were linked to it remain, without the link. cravings undo brings it back, for 30 days or until \
            cravings history --forget-actions.
            """,
        examples: ["cravings recordings remove \"Why I started\""], ["recording": .argument("recording")])
}

enum PlayRecording: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.playRecording, "cravings play", "Write a recording's file for a player, and count it as played.",
        usage: "<recording> [--output <file>]",
        discussion: "Without --output, the file is written to standard output, which has to be a player or a file.",
        examples: [
            "cravings play \"Why I started\" --output again.wav", "cravings play \"Why I started\" | cat > copy.wav",
        ], ["recording": .argument("recording")])
}

struct PlayCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<PlayRecording>.configuration

    @OptionGroup var recording: FieldArguments<PlayRecording>

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("File to write, which must not exist.", valueName: "file"), completion: .file())
    var file: String?

    @OptionGroup var output: FormatArguments<PlayRecording>

    func run() async throws {
        let call = try PlayRecording.command.call(recording)
        let format = try output.presentation
        if let file {
            try await call.print(as: format, saving: { $0.file }, to: file, asNew: true)
        } else if format == .json || CommandSession.current.showsCalls {
            try await call.print(as: .json)
        } else {
            guard !OutputStream.standardOutput.isTerminal else {
                throw ComputationError(
                    .invalidInput, "--output: expected a file, or a player that reads standard output, got a terminal")
            }
            try OutputStream.standardOutput.write(try await call.answer().file.bytes(limit: .max))
        }
    }
}

extension FieldOption {
    /// A title as the user typed it.
    fileprivate static let title = FieldOption.option(help: "Title; - for standard input.", reading: .text)
}

extension FieldArguments {
    /// Returns the fields of a recording, whose files, title, and note are as the user typed them.
    ///
    /// - Throws: An error if more than one would be read from standard input.
    fileprivate func typed() throws -> InputFields {
        var fields = InputFields()
        try add(to: &fields)
        try InputFields.refuseSharedInput(
            ["file", "title", "notes"].map { (fields.options[$0] ?? $0, fields.json[$0]?.string) })
        return fields
    }
}

extension InputFields {
    /// Reads the title and the note as private texts.
    fileprivate mutating func readTexts() throws {
        try set("title", "--title", privateText: json["title"]?.string)
        try set("notes", "--note", privateText: json["notes"]?.string)
    }
}
