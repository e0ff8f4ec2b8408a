// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct PlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place", abstract: "Manage the places where you keep things.",
        discussion: """
            EXAMPLES
              twins place add Kitchen --kind room --parent Home
              twins place list
            """,
        subcommands: [
            ListPlacesCommand.self, AddPlaceCommand.self, EditPlaceCommand.self, RemovePlaceCommand.self,
        ], defaultSubcommand: ListPlacesCommand.self)
}

struct ListPlacesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the places (default).",
        discussion: """
            EXAMPLES
              twins place list
            """)

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let fields = InputFields()

        try await EngineCall(Twins.myLocations, fields).print(as: output.presentation)
    }
}

struct AddPlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a place.",
        usage: "twins place add [<name>] [--kind <kind>] [<options>]",
        discussion: """
            EXAMPLES
              twins place add Kitchen --kind room --parent Home
              twins place add --thing Bookshelf --kind furniture
            """)

    @Argument(help: "Name.")
    var name: String?

    @Option(
        help: ArgumentHelp("Kind: home, room, furniture, container, or other.", valueName: "kind"),
        completion: .words(LocationKind.self))
    var kind: String?

    @Option(help: ArgumentHelp("Parent place.", valueName: "place"))
    var parent: String?

    @Option(help: ArgumentHelp("Thing that serves as this place, such as a bookshelf.", valueName: "thing"))
    var thing: String?

    @Option(help: ArgumentHelp("Key prefix of one of its items, if it has several.", valueName: "key"))
    var item: String?

    @Option(help: ArgumentHelp("Position among places with the same parent.", valueName: "number"))
    var order: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("name", "<name>", text: name)
        fields.set("kind", "--kind", word: kind, of: LocationKind.self)
        fields.set("parent", "--parent", text: parent)
        fields.set("twin", "--thing", text: thing)
        fields.set("item", "--item", text: item)
        fields.set("sortOrder", "--order", figure: order)
        try await EngineCall(Twins.addLocation, fields).print(as: output.presentation)
    }
}

struct EditPlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Edit or move a place.",
        usage: "twins place edit <place> [--name <name>] [<options>]",
        discussion: """
            EXAMPLES
              twins place edit Kitchen --name Pantry
              twins place edit Pantry --top-level
            """)

    @Argument(help: "The place: its name, its path, a key prefix, or the code on its label.")
    var place: String

    @Option(help: ArgumentHelp("New name.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp("Kind: home, room, furniture, container, or other.", valueName: "kind"),
        completion: .words(LocationKind.self))
    var kind: String?

    @Option(help: ArgumentHelp("Parent place.", valueName: "place"))
    var parent: String?

    @Flag(help: "Make it a top-level place.")
    var topLevel = false

    @Option(help: ArgumentHelp("Position among places with the same parent.", valueName: "number"))
    var order: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("location", "<place>", text: place)
        fields.set("name", "--name", text: name)
        fields.set("kind", "--kind", word: kind, of: LocationKind.self)
        fields.set("parent", "--parent", text: parent)
        fields.set("isTopLevel", "--top-level", flag: topLevel ? true : nil)
        fields.set("sortOrder", "--order", figure: order)
        try await EngineCall(Twins.editLocation, fields).print(as: output.presentation)
    }
}

struct RemovePlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a place; its contents move to the parent place.",
        discussion: """
            EXAMPLES
              twins place remove Pantry
            """)

    @Argument(help: "The place: its name, its path, a key prefix, or the code on its label.")
    var place: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("location", "<place>", text: place)
        try await EngineCall(Twins.removeLocation, fields).print(as: output.presentation)
    }
}
