// SPDX-License-Identifier: AGPL-3.0-or-later

import AlmanacBundle
import ArgumentParser
import ComputationKit
import TerminalKit

struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the plugins and their computations.")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, ids
    }

    @Option(help: ArgumentHelp("text for people, json for programs, ids one a line.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let engine = try AlmanacBundle.engine()
        let output = OutputStream.standardOutput
        switch format {
        case .ids:
            for computation in engine.computations { try output.print(computation.manifest.id) }
        case .json:
            let rows = engine.computations.map { computation -> JSONValue in
                [
                    "id": .string(computation.manifest.id), "summary": .string(computation.manifest.summary),
                    "effects": .array(computation.manifest.effects.names.map(JSONValue.string)),
                ]
            }
            try output.print(JSONValue.array(rows).text(pretty: true))
        case .text:
            let style = TerminalStyle.suited(to: .standardOutput)
            for plugin in engine.plugins {
                try output.print(
                    style.heading("\(plugin.title) \(plugin.version)") + style.quiet("  \(plugin.license)"))
                var table = TextTable([("", .left), ("", .left)])
                for computation in engine.computations where computation.manifest.id.hasPrefix("\(plugin.name).") {
                    table.add(["  \(computation.manifest.id)", computation.manifest.summary])
                }
                for line in table.lines() { try output.print(line) }
            }
            try output.print("\nSee one with: almanac describe ID")
        }
    }
}
