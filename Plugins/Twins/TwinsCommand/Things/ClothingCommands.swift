// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct AddClothingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clothing", abstract: "Add a piece of clothing.",
        usage: "twins add clothing <name> [<options>]",
        discussion: """
            EXAMPLES
              twins add clothing "Wool coat" --size M --color navy --bought 2025-11-02
            """)

    @OptionGroup var thing: NewThing

    @OptionGroup(title: "Attributes")
    var options: ClothingOptions

    @OptionGroup(title: "Item")
    var item: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: ClothingOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try item.add(to: &fields, at: "item")
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

struct EditClothingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clothing", abstract: "Edit a piece of clothing.",
        usage: "twins edit clothing <thing> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              twins edit clothing "Wool coat" --cleaned 2026-03-01
            """)

    @OptionGroup var thing: KnownThing

    @OptionGroup(title: "Attributes")
    var options: ClothingOptions

    @OptionGroup(title: "Item")
    var changes: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: ClothingOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try thing.addCleared(to: &fields)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
