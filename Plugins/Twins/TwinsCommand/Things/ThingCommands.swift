// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

enum ListThings: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myTwins, "twins list", "List your things.", usage: "[--place <place>] [--kind <kinds>]",
        examples: [
            "twins list", "twins list --place Kitchen --kind food,tools", "twins list --freshness useSoon",
            "twins list --sort value --limit 10",
        ], formats: [.text, .csv, .json], filters.merging(["text": .excluded]) { $1 })

    fileprivate static let filters: [String: FieldOption] = [
        "kinds": "kind", "location": "place",
        "includesNested": .flag("not-below", setting: false, help: "Leave out subplaces of --place."),
        "favoritesOnly": "favorites",
    ]
}

enum FindThings: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myTwins, "twins find", "Find things by words anywhere in their text.",
        usage: "<words> ... [--place <place>]",
        discussion: "Spelling is tolerant: dostoevsky also finds Dostoyevsky and Достоєвський.",
        examples: ["twins find dostoevsky", "twins find drill --place Cellar"], formats: [.text, .csv, .json],
        ListThings.filters.merging([
            "text": .argument(
                "words", help: "Words or beginnings of words, in Latin or Cyrillic letters.", isRequired: true,
                reading: .words)
        ]) { $1 })
}

enum ShowThing: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myTwin, "twins show", "Show everything about a thing.", usage: "<thing>",
        examples: ["twins show \"Cordless drill\"", "twins show drill --format json"],
        ["twin": .thing, "withPictures": .excluded])
}

enum RemoveThing: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.remove, "twins remove", "Remove a thing with its items, photos, and loans.",
        usage: "<thing> [--dry-run]",
        discussion: "With --item, only that item is removed. twins undo brings it back.",
        examples: ["twins remove \"Box of cables\" --dry-run", "twins remove \"Box of cables\""],
        ["twin": .removedThing])
}

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a thing that you own.",
        usage: """
            twins add <kind> <name> [<options>]
            twins add --code <code> [<name>] [<options>]
            """,
        discussion: """
            Each kind has its own options; "twins add book --help" lists those of books. A code fills in the ISBN \
            or barcode, and for food the dates and the batch.

            EXAMPLES
              twins add book "The Left Hand of Darkness" --author "Ursula K. Le Guin"
              twins add food "Oat milk" --quantity 2 --best-before 2027-03-01
              twins add "The Dispossessed" --code 9780060512750
              twins add Yogurt --code "(01)09506000134352(17)271231(10)ABC123"
            """,
        subcommands: [
            AddKindCommand<Books>.self, AddKindCommand<Food>.self, AddKindCommand<Furniture>.self,
            AddKindCommand<Electronics>.self, AddKindCommand<Clothing>.self, AddKindCommand<Games>.self,
            AddKindCommand<Tools>.self, AddKindCommand<Plants>.self, AddKindCommand<OtherThings>.self,
            AddByCodeCommand.self,
        ], defaultSubcommand: AddByCodeCommand.self)
}

struct AddByCodeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "by-code", abstract: "Add a thing by a code on it, or a copy of a thing (default).",
        usage: "twins add --code <code> [<name>] [<options>]",
        discussion: """
            EXAMPLES
              twins add "The Dispossessed" --code 9780060512750
              twins add Yogurt --code https://id.gs1.org/01/09506000134352?17=271231
              twins add --copy-of "Cordless drill" --price "79 EUR"
            """)

    @Argument(help: "Name or title, which codes don't contain.")
    var name: String?

    @OptionGroup var thing: FieldArguments<NewThing>

    @OptionGroup(title: "Item")
    var item: FieldArguments<ItemOptions>

    @OptionGroup(title: "Files and fields")
    var files: FieldArguments<FileOptions>

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("details", "--code", nil)
        fields.set("name", "<name>", text: name)
        try thing.add(to: &fields)
        try item.add(to: &fields)
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Edit a thing or one of its items.",
        usage: """
            twins edit <kind> <thing> [<options>]
            twins edit <thing> [<options>]
            """,
        discussion: """
            With a kind, the options include the attributes of that kind; without one, those of the item.

            EXAMPLES
              twins edit "Cordless drill" --price "79 EUR" --condition good
              twins edit book "The Dispossessed" --pages 387
              twins edit "Cordless drill" --clear price
            """,
        subcommands: [
            EditKindCommand<Books>.self, EditKindCommand<Food>.self, EditKindCommand<Furniture>.self,
            EditKindCommand<Electronics>.self, EditKindCommand<Clothing>.self, EditKindCommand<Games>.self,
            EditKindCommand<Tools>.self, EditKindCommand<Plants>.self, EditKindCommand<OtherThings>.self,
            EditItemCommand.self,
        ], defaultSubcommand: EditItemCommand.self)
}

struct EditItemCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "item", abstract: "Edit an item of a thing (default).",
        usage: "twins edit <thing> [<options>]",
        discussion: """
            EXAMPLES
              twins edit "Cordless drill" --price "79 EUR" --condition good
              twins edit "Cordless drill" --manual manual.pdf
            """)

    @OptionGroup var thing: FieldArguments<KnownThing>

    @OptionGroup(title: "Item")
    var changes: FieldArguments<ItemOptions>

    @OptionGroup(title: "Files and fields")
    var files: FieldArguments<FileOptions>

    @OptionGroup var clearing: ClearingArguments<ItemOptions>

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try thing.add(to: &fields)
        fields.set("details", "<options>", nil)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try clearing.add(to: &fields, for: Twins.edit)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
