// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
internal import CommandKit
public import ComputationKit

/// The name, version, and plugins of a command.
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
    /// The command's name, as the user types it.
    static var commandName: String { get }
    /// The command's version.
    static var version: String { get }
    /// The plugins whose computations the command lists, describes, and runs; read once per process.
    static var plugins: [any Plugin] { get throws }
    /// Subcommands in addition to `list`, `describe`, `run`, and `batch`. The default is none.
    static var furtherCommands: [any ParsableCommand.Type] { get }
    /// The programs that the command also runs, if it is called by the name of one, as through a link, or if the first
    /// argument is one. The default is none.
    static var programs: [ContainedProgram] { get }
}

extension PluginCatalog {
    /// Returns the engine of the catalog's plugins, which is built on first use.
    ///
    /// - Throws: An error of the plugins, or a conflict between them.
    static func engine() throws -> Engine { try CatalogEngines.engine(of: Self.self) }

    /// The plugins, which are created once per process.
    static var createdPlugins: [any Plugin] { get throws { try CatalogEngines.plugins(of: Self.self) } }

    /// The plugins without the private ones that the arguments of the process don't name.
    ///
    /// An argument names a plugin by its name, as in `--plugin cravings`, or by the id of one of its computations.
    static var offeredPlugins: [any Plugin] {
        get throws {
            let words = CommandLine.arguments.dropFirst().flatMap { $0.split(separator: "=") }
            return try createdPlugins.offered(naming: Set(words.map { String($0.prefix { $0 != "." }) }))
        }
    }

    /// No further commands.
    public static var furtherCommands: [any ParsableCommand.Type] { [] }

    /// No programs.
    public static var programs: [ContainedProgram] { [] }

    /// A section of help about the programs; empty without any.
    static var programsHelp: String {
        guard !programs.isEmpty else { return "" }
        return """


            PROGRAMS
              \(commandName) \(programs.map(\.name).joined(separator: " | ")) ...
              run the commands of a single plugin; see \(commandName) \(programs[0].name) --help.
            """
    }

    /// The plugin in the examples of help.
    static var examplePlugin: String { (try? createdPlugins.first)?.manifest.name ?? "PLUGIN" }

    /// The computation in the examples of help: the first one of the first plugin.
    ///
    /// Errors are ignored because every run formats help.
    static var exampleID: String { CatalogEngines.exampleID(of: Self.self) ?? "ID" }
}

/// A command that lists, describes, and runs every computation of its catalog's plugins by id.
public struct AlmanacCommand<Catalog: PluginCatalog>: AsyncParsableCommand {
    /// The command's name, help, and subcommands.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Catalog.commandName,
            abstract: "List, describe, and run computations.",
            discussion: """
                Everything is computed on this machine. Only commands that fetch something
                connect to a service.

                EXAMPLES
                  \(Catalog.commandName) list
                  \(Catalog.commandName) describe \(Catalog.exampleID)
                  \(Catalog.commandName) run \(Catalog.exampleID) --help
                  \(Catalog.commandName) batch \(Catalog.exampleID) inputs.ndjson > answers.ndjson\(Catalog.programsHelp)
                """,
            version: Catalog.version,
            subcommands: [
                ListCommand<Catalog>.self, DescribeCommand<Catalog>.self, RunCommand<Catalog>.self,
                BatchCommand<Catalog>.self,
            ] + Catalog.furtherCommands)
    }

    /// Creates the command without arguments.
    public init() {}

    /// Runs the program: parses the arguments of the process, runs the command or the contained program that they name,
    /// and exits with a code from BSD sysexits.
    public static func runProgram() async {
        let words = CommandLine.arguments
        let arguments = Array(words.dropFirst())
        func program(_ name: Substring?) -> ContainedProgram? { Catalog.programs.first { $0.name[...] == name } }
        if let program = program(words.first?.split(separator: "/").last) {
            await program.run(arguments)
        } else if let program = program(arguments.first?[...]) {
            await program.run(Array(arguments.dropFirst()))
        } else if arguments.first == "help", let program = program(arguments.dropFirst().first?[...]) {
            await program.run(["help"] + arguments.dropFirst(2))
        } else {
            await mainWithExitCodes()
        }
    }
}
