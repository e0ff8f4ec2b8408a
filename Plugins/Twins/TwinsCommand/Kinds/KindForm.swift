// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The words of a kind in `add` and `edit`, and where the options of its attributes differ.
protocol KindForm: FieldOptionSet {
    /// The options of what is added together with a thing of the kind.
    associatedtype Part: PartArguments = NoPart
    /// The kind.
    static var kind: TwinKind { get }
    /// The word that users type.
    static var word: String { get }
    /// The kind with its article, such as `a book`.
    static var noun: String { get }
    /// The attribute that is the name.
    static var name: String { get }
    /// What follows `twins add`, in complete examples.
    static var additions: [String] { get }
    /// What follows `twins edit`, in a complete example.
    static var edit: String { get }
}

extension KindForm {
    static var name: String { "name" }

    /// The word of the kind in lists, if `add` and `edit` have another.
    fileprivate static var aliases: [String] { word == kind.rawValue ? [] : [kind.rawValue] }
}

/// The options of a part of a thing, such as a lot of food.
protocol PartArguments: ParsableArguments {
    /// Adds the part to the input of a computation.
    func add(to fields: inout InputFields) throws
}

struct NoPart: PartArguments {
    func add(to fields: inout InputFields) {}
}

/// `twins add` for one kind.
struct AddKindCommand<Kind: KindForm>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Kind.word, abstract: "Add \(Kind.noun).",
            usage: "twins add \(Kind.word) <name> [<options>]",
            discussion: (["EXAMPLES"] + Kind.additions.map { "  twins add \($0)" }).joined(separator: "\n"),
            aliases: Kind.aliases)
    }

    @Argument(help: "Name or title.")
    var name: String?

    @OptionGroup var thing: FieldArguments<NewThing>

    @OptionGroup(title: "Attributes")
    var attributes: FieldArguments<Kind>

    @OptionGroup(title: "Lot")
    var part: Kind.Part

    @OptionGroup(title: "Item")
    var item: FieldArguments<ItemOptions>

    @OptionGroup(title: "Files and fields")
    var files: FieldArguments<FileOptions>

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("details", "<name>", nil)
        fields.set("details.kind", "<kind>", text: Kind.kind.rawValue)
        fields.set("details.\(Kind.name)", "<name>", text: name)
        fields.set("name", "<name>", nil)
        try thing.add(to: &fields)
        try attributes.add(to: &fields)
        try part.add(to: &fields)
        try item.add(to: &fields)
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

/// `twins edit` for one kind.
struct EditKindCommand<Kind: KindForm>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Kind.word, abstract: "Edit \(Kind.noun).",
            usage: "twins edit \(Kind.word) <thing> [<options>]",
            discussion: """
                Options you leave out don't change anything.

                EXAMPLES
                  twins edit \(Kind.edit)
                """,
            aliases: Kind.aliases)
    }

    @OptionGroup var thing: FieldArguments<KnownThing>

    @Option(help: ArgumentHelp("New name or title.", valueName: "name"))
    var name: String?

    @OptionGroup(title: "Attributes")
    var attributes: FieldArguments<Kind>

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
        fields.set("details.kind", "<kind>", text: Kind.kind.rawValue)
        try attributes.add(to: &fields)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try clearing.add(to: &fields, for: Twins.edit)
        // A name can't be cleared.
        fields.set("details.\(Kind.name)", "--name", text: name)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
