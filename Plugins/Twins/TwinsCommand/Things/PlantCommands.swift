// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct AddPlantCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plant", abstract: "Add a plant.",
        usage: "twins add plant <name> [<options>]",
        discussion: """
            EXAMPLES
              twins add plant Monstera --species "Monstera deliciosa" --watering-days 7
            """)

    @OptionGroup var thing: NewThing

    @OptionGroup(title: "Attributes")
    var options: PlantOptions

    @OptionGroup(title: "Item")
    var item: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: PlantOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try item.add(to: &fields, at: "item")
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

struct EditPlantCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plant", abstract: "Edit a plant.",
        usage: "twins edit plant <thing> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              twins edit plant Monstera --light indirect
            """)

    @OptionGroup var thing: KnownThing

    @OptionGroup(title: "Attributes")
    var options: PlantOptions

    @OptionGroup(title: "Item")
    var changes: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: PlantOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try thing.addCleared(to: &fields)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
