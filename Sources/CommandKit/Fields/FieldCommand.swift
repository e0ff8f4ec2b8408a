// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ComputationKit

/// A command that calls a computation with its options and prints the output.
///
/// ```swift
/// enum OpenFood: FieldCommandForm {
///     static let command = FieldCommandDefinition(
///         Twins.open, "twins open", "Record that you opened food.",
///         examples: ["twins open \"Oat milk\" --quantity 1"], ["twin": .argument("thing"), "day": "date"])
/// }
///
/// subcommands: [FieldCommand<OpenFood>.self]
/// ```
public struct FieldCommand<Form: FieldCommandForm>: AsyncParsableCommand {
    /// The name and help.
    public static var configuration: CommandConfiguration { Form.command.configuration }

    @OptionGroup var fields: FieldArguments<Form>

    @OptionGroup var clearing: ClearingArguments<Form>

    @OptionGroup var output: FormatArguments<Form>

    /// Makes the command without arguments.
    public init() {}

    /// Runs the command.
    public func run() async throws {
        try await Form.command.call(fields, clearing).print(as: output.presentation, into: output.file)
    }
}

/// What a command says and where its options differ from its computation's schema.
public protocol FieldCommandForm: FieldOptionSet, FormatSet {
    /// The input of the computation.
    associatedtype Input: SchemaProviding
    /// The output of the computation.
    associatedtype Output: SchemaProviding
    /// The text of the command.
    static var command: FieldCommandDefinition<Input, Output> { get }
}

extension FieldCommandForm {
    /// The output formats of the command, the default first.
    public static var formats: [PresentationFormat] { command.formats }
}

extension FieldCommandForm {
    /// The options of the command.
    public static var options: FieldOptions { command.options }
}

/// The computation, name, and help of a command, and where its options differ.
public struct FieldCommandDefinition<Input: SchemaProviding, Output: SchemaProviding>: Sendable {
    /// The computation.
    public let key: ComputationKey<Input, Output>
    let options: FieldOptions
    let configuration: CommandConfiguration
    let formats: [PresentationFormat]
    private let constants: [String: JSONValue]
    private let advice: [ComputationError.Code: String]

    /// Creates the text of a command.
    ///
    /// - Parameters:
    ///   - key: The computation.
    ///   - path: The words that call the command, such as `twins place add`.
    ///   - abstract: What it does, in one sentence in the imperative.
    ///   - usage: The arguments and options to show in the usage, such as `<thing> [--quantity <number>]`.
    ///   - discussion: What else to know, in one paragraph.
    ///   - examples: Complete examples.
    ///   - aliases: Other names of the command.
    ///   - formats: The output formats, the default first. A command with others than text and JSON can write a file.
    ///   - constants: What the command sets itself, by the path of the field.
    ///   - advice: A sentence for each error code that names the command to use.
    ///   - differences: Where the options differ from the schema, by the path of the field.
    public init(
        _ key: ComputationKey<Input, Output>, _ path: String, _ abstract: String, usage: String = "",
        discussion: String = "", examples: [String], aliases: [String] = [],
        formats: [PresentationFormat] = [.text, .json], setting constants: [String: JSONValue] = [:],
        advice: [ComputationError.Code: String] = [:], _ differences: [String: FieldOption] = [:]
    ) {
        self.key = key
        self.advice = advice
        self.formats = formats
        self.constants = constants
        options = FieldOptions(of: Input.self, differences.merging(constants.mapValues { _ in .excluded }) { $1 })
        let lines = ["EXAMPLES"] + examples.map { "  \($0)" }
        configuration = CommandConfiguration(
            commandName: path.split(separator: " ").last.map(String.init) ?? path, abstract: abstract,
            usage: "\(path)\(usage.isEmpty ? "" : " \(usage)") [<options>]",
            discussion: (discussion.isEmpty ? "" : "\(discussion)\n\n") + lines.joined(separator: "\n"),
            aliases: aliases)
    }

    /// Returns the call of the computation with the parsed options.
    ///
    /// - Parameters:
    ///   - arguments: The options of the fields.
    ///   - clearing: The fields to clear.
    /// - Throws: `ComputationError` for a text that can't be read, ``FileFailure`` for a file.
    public func call<Form>(
        _ arguments: FieldArguments<Form>, _ clearing: ClearingArguments<Form> = ClearingArguments()
    ) throws -> EngineCall<Input, Output> {
        var fields = InputFields()
        try arguments.add(to: &fields)
        for (path, value) in constants { fields.set(path, configuration.commandName ?? path, value) }
        try clearing.add(to: &fields, for: key)
        return call(fields)
    }

    /// Returns the call of the computation with fields that a command sets.
    public func call(_ fields: InputFields) -> EngineCall<Input, Output> { EngineCall(key, fields, advice: advice) }
}
