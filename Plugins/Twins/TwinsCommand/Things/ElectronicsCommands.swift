// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct AddElectronicsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "electronics", abstract: "Add an electronic device or an appliance.",
        usage: "twins add electronics <name> [<options>]",
        discussion: """
            EXAMPLES
              twins add electronics Laptop --category laptop --warranty 2028-05-31
            """)

    @OptionGroup var thing: NewThing

    @OptionGroup(title: "Attributes")
    var options: ElectronicsOptions

    @OptionGroup(title: "Item")
    var item: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: ElectronicsOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try item.add(to: &fields, at: "item")
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

struct EditElectronicsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "electronics", abstract: "Edit an electronic device or an appliance.",
        usage: "twins edit electronics <thing> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              twins edit electronics Laptop --firmware 2.4.1 --battery
            """)

    @OptionGroup var thing: KnownThing

    @OptionGroup(title: "Attributes")
    var options: ElectronicsOptions

    @OptionGroup(title: "Item")
    var changes: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: ElectronicsOptions.kind, name: "details.name")
        try options.add(to: &fields)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try thing.addCleared(to: &fields)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
