// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct RecordingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recordings", abstract: "List, change, and remove recordings.",
        discussion: """
            EXAMPLES
              cravings recordings
              cravings recordings edit "Why I started" --title "Why I keep going"
            """,
        subcommands: [ListRecordingsCommand.self, EditRecordingCommand.self, RemoveRecordingCommand.self],
        defaultSubcommand: ListRecordingsCommand.self)
}

struct ListRecordingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List your recordings, newest first.",
        usage: "cravings recordings list [--kind <kind>] [<options>]",
        discussion: """
            EXAMPLES
              cravings recordings list
              cravings recordings list --kind audio --order most-played
            """)

    @Option(
        help: ArgumentHelp("Kind: video or audio.", valueName: "kind"), completion: .words(RecordingKind.self))
    var kind: String?

    @Option(
        help: ArgumentHelp("Purpose: motivational, milestone, reflection, or craving.", valueName: "purpose"),
        completion: .words(RecordingPurpose.self))
    var purpose: String?

    @Option(
        help: ArgumentHelp("Order: newest or most-played (default: newest).", valueName: "order"),
        completion: .words(RecordingOrder.self))
    var order: String?

    @OptionGroup var list: ListOptions

    @OptionGroup var output: ListOutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("filter.kind", "--kind", word: kind, of: RecordingKind.self)
        fields.set("filter.purpose", "--purpose", word: purpose, of: RecordingPurpose.self)
        fields.set("order", "--order", word: order, of: RecordingOrder.self)
        list.add(to: &fields)
        try await EngineCall(Cravings.myRecordings, fields).print(
            as: output.presentation, into: output.destination)
    }
}

struct EditRecordingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a recording's title, note, or purpose.",
        usage: "cravings recordings edit <recording> [--title <text>] [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              cravings recordings edit "Why I started" --note "After a week."
            """)

    @Argument(help: "The recording: its key, its title, or the beginning of its key.")
    var recording: String

    @Option(help: ArgumentHelp("Title; - for standard input.", valueName: "text"))
    var title: String?

    @Option(
        help: ArgumentHelp(
            "Note of up to 500 characters; - for standard input, which keeps it out of the shell's history.",
            valueName: "text"))
    var note: String?

    @Option(
        help: ArgumentHelp("Purpose: motivational, milestone, reflection, or craving.", valueName: "purpose"),
        completion: .words(RecordingPurpose.self))
    var purpose: String?

    @Option(
        help: ArgumentHelp("Values to remove, comma-separated: title, note, thumbnail.", valueName: "values"))
    var clear: String?

    @OptionGroup var output: OutputOptions

    func validate() throws { try InputFields.refuseSharedInput([("--title", title), ("--note", note)]) }

    func run() async throws {
        var fields = InputFields()
        fields.set("recording", "<recording>", text: recording)
        try fields.set("title", "--title", privateText: title)
        try fields.set("notes", "--note", privateText: note)
        fields.set("purpose", "--purpose", word: purpose, of: RecordingPurpose.self)
        try fields.clear(clear, for: Cravings.editRecording, flags: ["thumbnail": "removesThumbnail"])
        try await EngineCall(Cravings.editRecording, fields).print(as: output.presentation)
    }
}

struct RemoveRecordingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a recording and its file.",
        discussion: """
            Cravings that were linked to it remain, without the link. cravings undo brings it back, for 30 days or until
            cravings history --forget-actions.

            EXAMPLES
              cravings recordings remove "Why I started"
            """)

    @Argument(help: "The recording: its key, its title, or the beginning of its key.")
    var recording: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("recording", "<recording>", text: recording)
        try await EngineCall(Cravings.removeRecording, fields).print(as: output.presentation)
    }
}
