// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct AddFurnitureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "furniture", abstract: "Add a piece of furniture.",
        usage: "twins add furniture <name> [<options>]",
        discussion: """
            EXAMPLES
              twins add furniture Bookshelf --width 80 --height 202 --depth 28
            """)

    @OptionGroup var thing: NewThing

    @OptionGroup(title: "Attributes")
    var options: FurnitureOptions

    @OptionGroup(title: "Item")
    var item: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: FurnitureOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try item.add(to: &fields, at: "item")
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

struct EditFurnitureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "furniture", abstract: "Edit a piece of furniture.",
        usage: "twins edit furniture <thing> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              twins edit furniture Bookshelf --assembled --color white
            """)

    @OptionGroup var thing: KnownThing

    @OptionGroup(title: "Attributes")
    var options: FurnitureOptions

    @OptionGroup(title: "Item")
    var changes: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: FurnitureOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try thing.addCleared(to: &fields)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
