// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import CravingsPlugin

struct PlayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Write a recording's file for a player, and count it as played.",
        usage: "cravings play <recording> [--output <file>] [<options>]",
        discussion: """
            Without --output, the file is written to standard output, which has to be a player or a file.

            EXAMPLES
              cravings play "Why I started" --output again.wav
              cravings play "Why I started" | cat > copy.wav
            """)

    @Argument(help: "The recording: its key, its title, or the beginning of its key.")
    var recording: String

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("File to write, which must not exist.", valueName: "file"), completion: .file())
    var file: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("recording", "<recording>", text: recording)
        let call = EngineCall(Cravings.playRecording, fields)
        if let file {
            try await call.print(as: output.presentation, saving: { $0.file }, to: file, asNew: true)
        } else if output.presentation == .json || CommandSession.current.showsCalls {
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
