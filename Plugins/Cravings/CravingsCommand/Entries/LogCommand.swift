// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct LogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Log a craving, and show a fitting message.",
        usage: "cravings log --intensity <1-10> [--trigger <trigger>] [<options>]",
        discussion: """
            At intensity 10, where to find help comes first.

            EXAMPLES
              cravings log --intensity 7 --trigger Anxious --place Home
              cravings log --intensity 4 --trigger Tired,Bored --at "yesterday 21:30"
              cravings log --intensity 3 --note "After lunch." --no-message
            """)

    @Option(help: ArgumentHelp("Intensity, from 1 (mild) to 10 (overwhelming).", valueName: "1-10"))
    var intensity: String?

    @OptionGroup var entry: EntryOptions

    @Option(
        help: ArgumentHelp(
            "Recording to link: its key, its title, or the beginning of its key.", valueName: "recording"))
    var recording: String?

    @Flag(help: "Don't choose a message.")
    var noMessage = false

    @Flag(help: "Pick any fitting message with a probability of 0.1, so that its effect can be estimated.")
    var explore = false

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("intensity", "--intensity", figure: intensity)
        try entry.add(to: &fields)
        fields.set("recording", "--recording", text: recording)
        fields.set("offersMessage", "--no-message", flag: noMessage ? false : nil)
        fields.set("explores", "--explore", flag: explore ? true : nil)
        try await EngineCall(Cravings.logCraving, fields).print(
            as: output.presentation, in: language)
    }
}
