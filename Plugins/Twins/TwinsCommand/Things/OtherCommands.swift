// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct AddOtherCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "other", abstract: "Add a thing of any other kind.",
        usage: "twins add other <name> [<options>]",
        discussion: """
            EXAMPLES
              twins add other "Box of cables" --place Cellar --tags spare
            """)

    @OptionGroup var thing: NewThing

    @OptionGroup(title: "Attributes")
    var options: OtherOptions

    @OptionGroup(title: "Item")
    var item: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: OtherOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try item.add(to: &fields, at: "item")
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

struct EditOtherCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "other", abstract: "Edit a thing of any other kind.",
        usage: "twins edit other <thing> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              twins edit other "Box of cables" --description "Cables and adapters"
            """)

    @OptionGroup var thing: KnownThing

    @OptionGroup(title: "Attributes")
    var options: OtherOptions

    @OptionGroup(title: "Item")
    var changes: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: OtherOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try thing.addCleared(to: &fields)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
