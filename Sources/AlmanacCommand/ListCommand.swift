// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation

struct ListCommand<Catalog: PluginCatalog>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: "List the plugins and their computations.",
            discussion: """
                EXAMPLES
                  \(Catalog.commandName) list
                  \(Catalog.commandName) list --format json
                """)
    }

    @Option(help: ArgumentHelp("Output format; ids prints one ID per line.", valueName: "format"))
    var format: ListFormat = .text

    func run() async throws {
        let engine = try Catalog.engine()
        let output = OutputStream.standardOutput
        switch format {
        case .ids:
            for computation in engine.computations { try output.print(computation.manifest.id) }
        case .json:
            let rows = engine.computations.map { computation in
                row(of: computation.manifest, in: engine.plugins)
            }
            try output.print(JSONValue.array(rows).text(pretty: true))
        case .text:
            let style = TextStyle.suited(to: .standardOutput)
            for plugin in engine.plugins {
                try output.print(
                    style.heading("\(plugin.title) \(plugin.version)") + style.quiet("  \(plugin.license)"))
                for computation in engine.computations where computation.manifest.id.hasPrefix("\(plugin.name).") {
                    try output.print("  \(computation.manifest.id)")
                    for line in computation.manifest.summary.wrapped(toTerminalWidth: 74) {
                        try output.print("      \(line)")
                    }
                }
            }
            try output.print("\nDescribe one with: \(Catalog.commandName) describe ID")
        }
    }
}

extension ListCommand {
    private func row(of manifest: Manifest, in plugins: [PluginManifest]) -> JSONValue {
        let plugin = plugins.first { manifest.id.hasPrefix("\($0.name).") }
        return [
            "id": .string(manifest.id), "summary": .string(manifest.summary),
            "effects": .array(manifest.effects.names.map(JSONValue.string)),
            "plugin": .string(plugin?.name ?? ""), "pluginVersion": .string(plugin?.version ?? ""),
            "examples": .array(manifest.examples.map { ["title": .string($0.title), "input": $0.input] }),
        ]
    }
}

enum ListFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, ids
}
