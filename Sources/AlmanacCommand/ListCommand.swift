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
                  \(Catalog.commandName) list --plugin \(Catalog.examplePlugin)
                  \(Catalog.commandName) list --format json
                """)
    }

    @Option(
        help: ArgumentHelp(
            "Output format; ids prints one ID per line, tools a JSON array of tools for assistants.",
            valueName: "format"))
    var format: ListFormat = .text

    @Option(help: "List only this plugin, even if private.")
    var plugin: String?

    func run() async throws {
        let engine = try Catalog.engine()
        let plugins = try plugins(of: engine)
        let computations = engine.computations.filter { computation in
            plugins.contains { computation.manifest.id.hasPrefix("\($0.name).") }
        }
        let output = OutputStream.standardOutput
        switch format {
        case .ids:
            for computation in computations { try output.print(computation.manifest.id) }
        case .tools:
            let tools = computations.map { computation -> JSONValue in
                [
                    "name": .string(computation.manifest.id), "description": .string(computation.manifest.summary),
                    "inputSchema": computation.input.toolSchema,
                ]
            }
            try output.print(JSONValue.array(tools).text())
        case .json:
            let rows = computations.map { computation in
                row(of: computation.manifest, in: engine.plugins)
            }
            try output.print(JSONValue.array(rows).text(pretty: true))
        case .text:
            let style = TextStyle.suited(to: .standardOutput)
            for plugin in plugins {
                try output.print(
                    style.heading("\(plugin.title) \(plugin.version)") + style.quiet("  \(plugin.license)"))
                for computation in computations where computation.manifest.id.hasPrefix("\(plugin.name).") {
                    try output.print("  \(computation.manifest.id)")
                    for line in computation.manifest.summary.wrapped(toTerminalWidth: 74) {
                        try output.print("      \(line)")
                    }
                }
            }
            let hidden = plugin == nil ? try Catalog.createdPlugins.map(\.manifest).filter(\.isPrivate).map(\.name) : []
            if !hidden.isEmpty {
                try output.print("\nPrivate, listed only with --plugin: \(hidden.joined(separator: ", "))")
            }
            try output.print("\nDescribe one with: \(Catalog.commandName) describe ID")
        }
    }

    private func plugins(of engine: Engine) throws -> [PluginManifest] {
        guard let plugin else { return engine.plugins }
        let found = engine.plugins.filter { $0.name == plugin }
        guard !found.isEmpty else {
            throw ComputationError(
                .invalidInput,
                "--plugin: expected one of \(try Catalog.createdPlugins.map(\.manifest.name).joined(separator: ", ")), "
                    + "got \(plugin.quoted(limit: 40))")
        }
        return found
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
    case text, json, ids, tools
}
