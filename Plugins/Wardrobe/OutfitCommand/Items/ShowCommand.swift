// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the details of an item.",
        discussion: """
            EXAMPLES
              outfit show "Navy blazer"
              outfit show navy --format json
            """)

    @Argument(help: "The item: its name, part of its name, or a key prefix.")
    var item: String

    @OptionGroup var sample: SampleOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("item", "<item>", text: item)
        sample.add(to: &fields)
        try await EngineCall(Wardrobe.myItem, fields).print(as: output.presentation)
    }
}
