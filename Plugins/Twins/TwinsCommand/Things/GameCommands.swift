// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct AddGameCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "game", abstract: "Add a game.",
        usage: "twins add game <name> [<options>]",
        discussion: """
            EXAMPLES
              twins add game "Harbor Masters" --medium board --players-from 2 --players-to 4
            """)

    @OptionGroup var thing: NewThing

    @OptionGroup(title: "Attributes")
    var options: GameOptions

    @OptionGroup(title: "Item")
    var item: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: GameOptions.kind, name: "details.title")
        try options.add(to: &fields)
        try item.add(to: &fields, at: "item")
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

struct EditGameCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "game", abstract: "Edit a game.",
        usage: "twins edit game <thing> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              twins edit game "Harbor Masters" --rating 5
            """)

    @OptionGroup var thing: KnownThing

    @OptionGroup(title: "Attributes")
    var options: GameOptions

    @OptionGroup(title: "Item")
    var changes: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: GameOptions.kind, name: "details.title")
        try options.add(to: &fields)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try thing.addCleared(to: &fields)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
