// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit
internal import TerminalKit

/// The plugins of a command, and what the command is called.
///
/// ```swift
/// enum Weather: PluginCatalogue {
///     static let commandName = "weather"
///     static let version = "1.0.0"
///     static var plugins: [any Plugin] { [WeatherPlugin()] }
/// }
/// await AlmanacCommand<Weather>.runProgram()
/// ```
public protocol PluginCatalogue {
    /// The name people type.
    static var commandName: String { get }
    /// The command's own version.
    static var version: String { get }
    /// The plugins whose computations the command lists, describes and runs.
    static var plugins: [any Plugin] { get }
    /// Commands besides `list`, `describe`, `run` and `batch`; none unless a catalogue names some.
    static var furtherCommands: [any ParsableCommand.Type] { get }
}

extension PluginCatalogue {
    /// No further commands.
    public static var furtherCommands: [any ParsableCommand.Type] { [] }
}

/// A command that offers every computation of some plugins by its id: `list`, `describe`, `run` and `batch`, and what
/// else its catalogue names.
public struct AlmanacCommand<Catalogue: PluginCatalogue>: AsyncParsableCommand {
    /// Names, help and subcommands.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Catalogue.commandName,
            abstract: "Lists, describes and runs computations.",
            discussion: """
                Everything runs on this machine; nothing is sent anywhere.

                EXAMPLES
                  \(Catalogue.commandName) list
                  \(Catalogue.commandName) describe \(exampleID)
                  \(Catalogue.commandName) run \(exampleID) --help
                  \(Catalogue.commandName) batch \(exampleID) inputs.ndjson > answers.ndjson
                """,
            version: Catalogue.version,
            subcommands: [
                ListCommand<Catalogue>.self, DescribeCommand<Catalogue>.self, RunCommand<Catalogue>.self,
                BatchCommand<Catalogue>.self,
            ] + Catalogue.furtherCommands)
    }

    /// Makes the command without arguments.
    public init() {}

    /// Runs the whole program: parses the arguments of the process, and ends it with the exit codes of BSD sysexits.
    public static func runProgram() async { await mainWithExitCodes() }

    /// A computation to show in help.
    static var exampleID: String {
        Catalogue.plugins.first?.computations.first.map { type(of: $0).manifest.id } ?? "ID"
    }
}
