// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation

struct DescribeCommand<Catalog: PluginCatalog>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "describe", abstract: "Show the input, output, and examples of a computation.",
            discussion: """
                EXAMPLES
                  \(Catalog.commandName) describe \(Catalog.exampleID)
                  \(Catalog.commandName) describe \(Catalog.exampleID) --schema
                """)
    }

    @Argument(help: "ID of the computation.", completion: .shellCommand("\(Catalog.commandName) list --format ids"))
    var id: String

    @Flag(help: "Print the JSON Schemas (2020-12) of input and output instead of prose.")
    var schema = false

    func run() async throws {
        let engine = try Catalog.engine()
        let computation = try engine.computation(id)
        let output = OutputStream.standardOutput
        if schema {
            let schemas: JSONValue = [
                "input": computation.input.jsonSchema, "output": computation.output.outputJSONSchema,
            ]
            return try output.print(schemas.text(pretty: true))
        }
        let description = ComputationProse(
            computation, formats: try engine.formats(of: id), program: Catalog.commandName,
            style: .suited(to: .standardOutput))
        for line in description.lines { try output.print(line) }
    }
}
