// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change an entry, or add the intensity 15 minutes later.",
        usage: "cravings edit <entry> [--later <1-10>] [--note <text>] [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              cravings edit last --later 4
              cravings edit last --at "yesterday 14:30" --trigger Tired
              cravings edit last --clear place,note
            """)

    @Argument(help: "The entry: its key, the beginning of its key, or last for the one logged last.")
    var entry: String

    @Option(help: ArgumentHelp("Intensity of a craving, from 1 to 10.", valueName: "1-10"))
    var intensity: String?

    @Option(help: ArgumentHelp("Intensity of a craving about 15 minutes later, from 1 to 10.", valueName: "1-10"))
    var later: String?

    @Option(
        help: ArgumentHelp(
            "Method of a use: Bowls, Joints, Blunts, Vape, Dab, or Edible.", valueName: "method"),
        completion: .words(UseMethod.self))
    var method: String?

    @Option(help: ArgumentHelp("Amount of a use, in the unit of the method.", valueName: "number"))
    var amount: String?

    @OptionGroup var changes: EntryOptions

    @Option(
        help: ArgumentHelp(
            "Recording to link to a craving: its key, its title, or the beginning of its key.",
            valueName: "recording"))
    var recording: String?

    @Option(
        help: ArgumentHelp(
            "Values to remove, comma-separated: trigger, place, note, recording, later.", valueName: "values"))
    var clear: String?

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("entry", "<entry>", text: entry)
        fields.set("intensity", "--intensity", figure: intensity)
        fields.set("laterIntensity", "--later", figure: later)
        fields.set("method", "--method", word: method, of: UseMethod.self)
        fields.set("amount", "--amount", figure: amount)
        try changes.add(to: &fields)
        fields.set("recording", "--recording", text: recording)
        try fields.clear(clear, for: Cravings.editEntry)
        try await EngineCall(Cravings.editEntry, fields).print(as: output.presentation, in: language)
    }
}

struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove an entry.",
        discussion: """
            A recording that the entry was linked to remains. cravings undo brings the entry back, for 30 days or until
            cravings history --forget-actions.

            EXAMPLES
              cravings remove last
            """)

    @Argument(help: "The entry: its key, the beginning of its key, or last for the one logged last.")
    var entry: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("entry", "<entry>", text: entry)
        try await EngineCall(Cravings.removeEntry, fields).print(as: output.presentation)
    }
}
