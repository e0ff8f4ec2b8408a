// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit

struct RunCommand<Catalog: PluginCatalog>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "run",
            abstract: "Run a computation on JSON from standard input or on options made from its schema.",
            usage: "\(Catalog.commandName) run <id> [--FIELD VALUE ...] [<options>]",
            discussion: """
                Every field of the input is an option. Fields of nested objects are joined by dots, as in --birth.date, and the last name is enough where only one field has it. A list is given by repeating the option, by commas, or as JSON. Without any option the input is read as JSON from standard input. Secrets and files come from --FIELD-file PATH, with - for standard input. --format FORMAT prints the result in a form that the computation has (describe lists them), -o FILE writes it to a file. --compact prints the result on one line, --errors json prints an error as one JSON object, --seed N seeds random choices, --maximum-input BYTES raises the limit on standard input.

                EXAMPLES
                  \(Catalog.commandName) run \(Catalog.exampleID) < input.json
                  \(Catalog.commandName) run \(Catalog.exampleID) --help
                """)
    }

    @Argument(help: "The computation's id.", completion: .shellCommand("\(Catalog.commandName) list --format ids"))
    var id: String

    @Argument(parsing: .captureForPassthrough, help: "Fields of the input.")
    var arguments: [String] = []

    func run() async throws {
        do {
            try await answer()
        } catch  where ErrorFormat(among: arguments) == .json {
            let failure = ComputationError(ofCommand: error)
            try OutputStream.standardError.print(failure.json.text())
            throw ExitCode(failure.exitCode)
        }
    }

    private func answer() async throws {
        let engine = try CatalogEngines.engineForOneRun(of: Catalog.self)
        let computation = try engine.computation(id)
        var options = FieldOptions(schema: computation.input)
        try options.read(arguments)
        if options.wantsHelp {
            for line in options.helpLines(
                for: computation.manifest, formats: try engine.formats(of: id), program: Catalog.commandName)
            {
                try OutputStream.standardOutput.print(line)
            }
            return
        }
        let isTyped = !options.isEmpty
        if isTyped { try options.askForMissingSecrets() }
        let input = isTyped ? options.input : try standardInput(for: computation, limit: options.maximumInput)
        let progress = ProgressReport(counting: "steps")
        defer { progress.finish() }
        let context = Context.ofUser(seed: options.seed, onProgress: progress.update)
        var style = options.file.map { $0 == "-" } ?? true ? .suited(to: .standardOutput) : PresentationStyle()
        style.isCompact = options.isCompact
        let presented: PresentedOutput
        do throws(ComputationError) {
            let format = try format(named: options.format, of: engine)
            presented = try await engine.present(id, input, as: format, style: style, in: context)
        } catch {
            throw isTyped ? options.explaining(error) : error
        }
        progress.finish()
        try presented.print(into: options.file)
    }

    private func format(named word: String, of engine: Engine) throws(ComputationError) -> PresentationFormat {
        let formats = try engine.formats(of: id)
        if let format = formats.first(where: { $0.word == word }) { return format }
        throw ComputationError(
            .invalidInput,
            "--format: expected \(formats.map(\.word).joined(separator: " or ")), got \(word.quoted(limit: 40))")
    }

    private func standardInput(for computation: AnyComputation, limit: Int) throws -> JSONValue {
        if OutputStream.standardInputIsTerminal {
            guard computation.input.fields.contains(where: \.isRequired) else { return [:] }
            throw ComputationError(
                .invalidInput,
                "expected JSON on standard input or options such as --\(computation.input.fields.first?.name ?? "help"), "
                    + "got neither; see \(Catalog.commandName) run \(id) --help")
        }
        let bytes = try readFile("-", limit: limit, raisedBy: InputLimit.option)
        // Nothing is an input without fields: what is missing is then named field by field.
        if bytes.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) { return [:] }
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            throw ComputationError(.invalidJSON, "\(error)")
        }
    }
}
