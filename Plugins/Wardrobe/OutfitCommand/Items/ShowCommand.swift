// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the details of an item, or write its photo to a file.",
        usage: "outfit show <item> [--photo <file>] [<options>]",
        discussion: """
            EXAMPLES
              outfit show "Navy blazer"
              outfit show navy --format json
              outfit show "Navy blazer" --photo blazer.jpg
            """)

    @Argument(help: "The item: its name, part of its name, or a key prefix.")
    var item: String

    @Option(
        help: ArgumentHelp("Write the photo to this file, which must not exist.", valueName: "file"),
        completion: .file())
    var photo: String?

    @OptionGroup var sample: SampleOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("item", "<item>", text: item)
        sample.add(to: &fields)
        fields.set("withPhoto", "--photo", flag: photo == nil ? nil : true)
        let call = EngineCall(Wardrobe.myItem, fields)
        guard let photo else { return try await call.print(as: output.presentation) }
        try await call.print(as: output.presentation, saving: { $0.photo }, to: photo, asNew: true)
    }
}
