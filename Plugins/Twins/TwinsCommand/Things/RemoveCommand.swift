// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a thing with its items, photos, and loans.",
        discussion: """
            With --item, only that item is removed. twins undo brings it back.

            EXAMPLES
              twins remove "Box of cables" --dry-run
              twins remove "Box of cables"
            """)

    @OptionGroup var thing: ItemArguments

    @Flag(help: "Show what would be removed without removing anything.")
    var dryRun = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields)
        fields.set("dryRun", "--dry-run", flag: dryRun ? true : nil)
        try await EngineCall(Twins.remove, fields).print(as: output.presentation)
    }
}
