// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct AddFoodCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "food", abstract: "Add food or drink.",
        usage: "twins add food <name> [<options>]",
        discussion: """
            EXAMPLES
              twins add food "Oat milk" --quantity 2 --unit packs --best-before 2027-03-01
              twins add food --copy-of "Oat milk" --quantity 1 --use-by 2027-01-12
            """)

    @OptionGroup var thing: NewThing

    @OptionGroup(title: "Attributes")
    var options: FoodOptions

    @OptionGroup(title: "Lot")
    var lot: LotOptions

    @OptionGroup(title: "Item")
    var item: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: FoodOptions.kind, name: "details.product")
        try options.add(to: &fields)
        lot.add(to: &fields)
        try item.add(to: &fields, at: "item")
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}

struct EditFoodCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "food", abstract: "Edit food or drink.",
        usage: "twins edit food <thing> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              twins edit food "Oat milk" --days-opened 5
            """)

    @OptionGroup var thing: KnownThing

    @OptionGroup(title: "Attributes")
    var options: FoodOptions

    @OptionGroup(title: "Item")
    var changes: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields, as: FoodOptions.kind, name: "details.product")
        try options.add(to: &fields)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try thing.addCleared(to: &fields)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
