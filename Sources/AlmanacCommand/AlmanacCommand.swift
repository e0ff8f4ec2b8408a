// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
internal import CommandKit
public import ComputationKit

/// The plugins of a command, and what the command is called.
///
/// ```swift
/// enum Weather: PluginCatalog {
///     static let commandName = "weather"
///     static let version = "1.0.0"
///     static var plugins: [any Plugin] { get throws { [WeatherPlugin()] } }
/// }
/// await AlmanacCommand<Weather>.runProgram()
/// ```
public protocol PluginCatalog {
    /// The name people type.
    static var commandName: String { get }
    /// The command's own version.
    static var version: String { get }
    /// The plugins whose computations the command lists, describes and runs; read once in a process.
    static var plugins: [any Plugin] { get throws }
    /// Commands besides `list`, `describe`, `run` and `batch`; none unless a catalog names some.
    static var furtherCommands: [any ParsableCommand.Type] { get }
}

extension PluginCatalog {
    /// The engine of the catalog's plugins, built when it is first asked for.
    ///
    /// - Throws: what the plugins throw, or what is wrong with them together.
    static func engine() throws -> Engine { try CatalogEngines.engine(of: Self.self) }

    /// No further commands.
    public static var furtherCommands: [any ParsableCommand.Type] { [] }

    /// A computation to show in help: the first plugin's first.
    ///
    /// Help is laid out in every run, so nothing is checked.
    static var exampleID: String { (try? plugins.first)?.computations.first?.manifest.id ?? "ID" }
}

/// A command that offers every computation of some plugins by its id: `list`, `describe`, `run` and `batch`, and what
/// else its catalog names.
public struct AlmanacCommand<Catalog: PluginCatalog>: AsyncParsableCommand {
    /// Names, help and subcommands.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Catalog.commandName,
            abstract: "Lists, describes and runs computations.",
            discussion: """
                Everything runs on this machine; nothing is sent anywhere.

                EXAMPLES
                  \(Catalog.commandName) list
                  \(Catalog.commandName) describe \(Catalog.exampleID)
                  \(Catalog.commandName) run \(Catalog.exampleID) --help
                  \(Catalog.commandName) batch \(Catalog.exampleID) inputs.ndjson > answers.ndjson
                """,
            version: Catalog.version,
            subcommands: [
                ListCommand<Catalog>.self, DescribeCommand<Catalog>.self, RunCommand<Catalog>.self,
                BatchCommand<Catalog>.self,
            ] + Catalog.furtherCommands)
    }

    /// Makes the command without arguments.
    public init() {}

    /// Runs the whole program: parses the arguments of the process, and ends it with the exit codes of BSD sysexits.
    public static func runProgram() async { await mainWithExitCodes() }
}
