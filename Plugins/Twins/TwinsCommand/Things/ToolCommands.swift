// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct AddToolCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tool", abstract: "Add a tool.",
        usage: "twins add tool <name> [<options>]",
        discussion: """
            EXAMPLES
              twins add tool "Cordless drill" --power-source battery --price "89.90 EUR"
            """)

    @OptionGroup var thing: NewThing

    @OptionGroup(title: "Attributes")
    var options: ToolOptions

    @OptionGroup(title: "Item")
    var item: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: ToolOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try item.add(to: &fields, at: "item")
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

struct EditToolCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tool", abstract: "Edit a tool.",
        usage: "twins edit tool <thing> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              twins edit tool "Cordless drill" --serviced 2026-10-01
            """)

    @OptionGroup var thing: KnownThing

    @OptionGroup(title: "Attributes")
    var options: ToolOptions

    @OptionGroup(title: "Item")
    var changes: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: ToolOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try thing.addCleared(to: &fields)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
