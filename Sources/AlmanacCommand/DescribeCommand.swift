// SPDX-License-Identifier: AGPL-3.0-or-later

import AlmanacBundle
import ArgumentParser
import ComputationKit
import TerminalKit

struct DescribeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe", abstract: "Describe a computation: what it takes, what it returns, examples.")

    @Argument(help: "The computation's id.", completion: .shellCommand("almanac list --format ids"))
    var id: String

    @Flag(help: "Print the JSON Schemas (2020-12) of input and output instead of prose.")
    var schema = false

    func run() async throws {
        let computation = try AlmanacBundle.engine().computation(id)
        let output = OutputStream.standardOutput
        if schema {
            let schemas: JSONValue = [
                "input": computation.input.jsonSchema, "output": computation.output.jsonSchema,
            ]
            return try output.print(schemas.text(pretty: true))
        }
        let description = ComputationProse(computation, style: .suited(to: .standardOutput))
        for line in description.lines { try output.print(line) }
    }
}
