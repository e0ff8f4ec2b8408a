// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct TreeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree", abstract: "Show the tree of places.",
        discussion: """
            EXAMPLES
              twins tree
              twins tree Kitchen --things
              twins tree --format svg --output home.svg
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, svg, json

        var presentation: PresentationFormat {
            switch self {
            case .text: .text
            case .svg: .svg
            case .json: .json
            }
        }
    }

    @Argument(help: "The place (default: all): its name, its path, a key prefix, or the code on its label.")
    var place: String?

    @Flag(help: "Show the things in each place.")
    var things = false

    @Option(
        help: ArgumentHelp("Output format (default: by the extension of the file, else text).", valueName: "format"))
    var format: Format?

    @Option(
        name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("Write to a file.", valueName: "file"),
        completion: .file())
    var file: String?

    func run() async throws {
        var fields = InputFields()
        fields.set("location", "<place>", text: place)
        fields.set("withThings", "--things", flag: things ? true : nil)
        let format = try Format.chosen(format, for: file)
        try await EngineCall(Twins.myLocations, fields).print(as: format.presentation, into: file)
    }
}
