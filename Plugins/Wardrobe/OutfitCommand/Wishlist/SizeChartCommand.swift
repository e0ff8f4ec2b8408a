// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct SizeChartCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chart", abstract: "Import a brand's size chart, or list the saved ones.",
        usage: "outfit wishlist chart [<file>] [--brand <name>] [<options>]",
        discussion: """
            A chart is JSON: {"brand": "…", "categories": ["coat"], "sizes": [{"label": "M", "body": {"chest": \
            {"minimum": 94, "maximum": 98}}}]}, in cm, smallest size first.

            EXAMPLES
              outfit wishlist chart chart.json
              outfit wishlist chart
            """)

    @Argument(help: "Path to a size chart (JSON), or - for standard input.", completion: .file(extensions: ["json"]))
    var file: String?

    @OptionGroup
    var limit: InputLimit

    @Option(help: ArgumentHelp("Show or remove only the charts of this brand.", valueName: "name"))
    var brand: String?

    @Option(
        help: ArgumentHelp("Show only charts for this category: coat, boots …", valueName: "category"),
        completion: .words(Category.self))
    var category: String?

    @Flag(help: "Remove the charts of the brand given by --brand.")
    var remove = false

    @OptionGroup var list: ListOptions

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if remove, brand == nil { throw ValidationError("--remove: requires --brand") }
    }

    func run() async throws {
        var fields = InputFields()
        if let file {
            fields.set("file", "<file>", bytes: try limit.read(file))
            return try await EngineCall(Wardrobe.importSizeChart, fields).print(as: output.presentation)
        }
        fields.set("brand", "--brand", text: brand)
        fields.set("category", "--category", word: category, of: Category.self)
        if remove {
            return try await EngineCall(Wardrobe.removeSizeChart, fields).print(as: output.presentation)
        }
        list.add(to: &fields)
        try await EngineCall(Wardrobe.mySizeCharts, fields).print(as: output.presentation)
    }
}
