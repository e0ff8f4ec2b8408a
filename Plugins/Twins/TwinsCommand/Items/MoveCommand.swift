// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct MoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Move an item to a place.",
        usage: "twins move <thing> <place> [--spot <text>] [<options>]",
        discussion: """
            To move it out of every place, use "twins edit <thing> --clear place".

            EXAMPLES
              twins move "Cordless drill" Cellar --spot "top shelf"
            """)

    @OptionGroup var thing: ItemArguments

    @Argument(help: "The place.")
    var place: String

    @Option(help: ArgumentHelp("Exact spot in that place.", valueName: "text"))
    var spot: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields)
        fields.set("location", "<place>", text: place)
        fields.set("spot", "--spot", text: spot)
        try await EngineCall(Twins.move, fields).print(as: output.presentation)
    }
}
