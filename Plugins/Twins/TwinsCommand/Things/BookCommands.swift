// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct AddBookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "book", abstract: "Add a book.",
        usage: "twins add book <name> [<options>]",
        discussion: """
            EXAMPLES
              twins add book "The Left Hand of Darkness" --author "Ursula K. Le Guin"
            """)

    @OptionGroup var thing: NewThing

    @OptionGroup(title: "Attributes")
    var options: BookOptions

    @OptionGroup(title: "Item")
    var item: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: BookOptions.kind, name: "details.title")
        try options.add(to: &fields)
        try item.add(to: &fields, at: "item")
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

struct EditBookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "book", abstract: "Edit a book.",
        usage: "twins edit book <thing> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              twins edit book "The Left Hand of Darkness" --status reading
            """)

    @OptionGroup var thing: KnownThing

    @OptionGroup(title: "Attributes")
    var options: BookOptions

    @OptionGroup(title: "Item")
    var changes: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: BookOptions.kind, name: "details.title")
        try options.add(to: &fields)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try thing.addCleared(to: &fields)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
