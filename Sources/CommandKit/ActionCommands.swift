// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit

/// A program that keeps records, whose actions can be undone.
public protocol RecordsProgram {
    /// The name of the program.
    static var program: String { get }
    /// The name of the plugin with the records.
    static var plugin: String { get }
}

/// `undo`: takes back the user's last actions.
public struct UndoCommand<Program: RecordsProgram>: AsyncParsableCommand {
    /// The name and help.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "undo", abstract: "Undo your last actions.",
            usage: "\(Program.program) undo [<count>] [<options>]",
            discussion: """
                The last 100 actions of 30 days can be undone; history --actions lists them. redo takes an undo back.

                EXAMPLES
                  \(Program.program) undo
                  \(Program.program) undo 3
                """)
    }

    @Argument(help: "Number of actions.") var count: Int?

    @OptionGroup var output: OutputOptions

    /// Makes the command without arguments.
    public init() {}

    /// Runs the command.
    public func run() async throws {
        try await ActionCall(Program.self, count).print(ActionKeys(plugin: Program.plugin).undo, output)
    }
}

/// `redo`: takes an undo back.
public struct RedoCommand<Program: RecordsProgram>: AsyncParsableCommand {
    /// The name and help.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "redo", abstract: "Redo the actions that you undid last.",
            usage: "\(Program.program) redo [<count>] [<options>]",
            discussion: """
                Possible until something else is changed.

                EXAMPLES
                  \(Program.program) redo
                """)
    }

    @Argument(help: "Number of actions.") var count: Int?

    @OptionGroup var output: OutputOptions

    /// Makes the command without arguments.
    public init() {}

    /// Runs the command.
    public func run() async throws {
        try await ActionCall(Program.self, count).print(ActionKeys(plugin: Program.plugin).redo, output)
    }
}

private struct ActionCall {
    private var fields = InputFields()

    init<Program: RecordsProgram>(_ program: Program.Type, _ count: Int?) {
        fields.set("count", "<count>", count: count)
    }

    func print(_ key: ComputationKey<UndoInput, ActionList>, _ output: OutputOptions) async throws {
        try await EngineCall(key, fields).print(as: output.presentation)
    }
}

/// The options of `history` for actions instead of records.
public struct ActionOptions: ParsableArguments {
    @Flag(help: "List your last actions, which undo takes back.")
    var actions = false

    @Flag(help: "Forget your actions, and erase what they removed.")
    var forgetActions = false

    /// Creates the options.
    public init() {}

    /// Lists or forgets the actions in a plugin's records if an option says so.
    ///
    /// - Parameters:
    ///   - plugin: The name of the plugin.
    ///   - fields: The input for listing records, of which only the limit can be set then.
    ///   - format: The format of the list.
    ///   - file: The file to write; `nil` or `-` for standard output.
    /// - Returns: Whether an option says so.
    public func print(
        of plugin: String, insteadOf fields: InputFields, as format: @autoclosure () throws -> PresentationFormat,
        into file: String? = nil
    ) async throws -> Bool {
        guard actions || forgetActions else { return false }
        if actions, forgetActions {
            throw ValidationError("--forget-actions: expected one of --actions and --forget-actions, got both")
        }
        let limit = actions ? fields.json["limit"] : nil
        if let option = fields.setOptions.first(where: { $0 != "--limit" || forgetActions }) {
            throw ValidationError(
                actions
                    ? "\(option): expected only --limit with --actions"
                    : "\(option): expected no filter with --forget-actions, which forgets all")
        }
        let keys = ActionKeys(plugin: plugin)
        if forgetActions {
            try await EngineCall(keys.forgetActions, InputFields()).print(as: format(), into: file)
        } else {
            var fields = InputFields()
            fields.set("limit", "--limit", limit)
            try await EngineCall(keys.myActions, fields).print(as: format(), into: file)
        }
        return true
    }
}

/// `history` of a program without a history of its own: the user's last actions.
public struct ActionHistoryCommand<Program: RecordsProgram>: AsyncParsableCommand {
    /// The name and help.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "history", abstract: "List your last actions, which undo takes back.",
            usage: "\(Program.program) history [<options>]",
            discussion: """
                EXAMPLES
                  \(Program.program) history
                  \(Program.program) history --forget-actions
                """)
    }

    @OptionGroup var options: ActionOptions

    @Option(help: ArgumentHelp("Maximum number of actions to list.", valueName: "count")) var limit: Int?

    @OptionGroup var output: OutputOptions

    /// Makes the command without arguments.
    public init() {}

    /// Runs the command.
    public func run() async throws {
        var fields = InputFields()
        fields.set("limit", "--limit", count: limit)
        var options = options
        options.actions = !options.forgetActions
        _ = try await options.print(of: Program.plugin, insteadOf: fields, as: output.presentation)
    }
}
