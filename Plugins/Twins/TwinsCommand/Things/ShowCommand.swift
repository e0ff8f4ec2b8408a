// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show everything about a thing.",
        discussion: """
            EXAMPLES
              twins show "Cordless drill"
              twins show drill --format json
            """)

    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("twin", "<thing>", text: thing)
        try await EngineCall(Twins.myTwin, fields).print(as: output.presentation)
    }
}
