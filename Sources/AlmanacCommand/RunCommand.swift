// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit

struct RunCommand<Catalog: PluginCatalog>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "run",
            abstract: "Run a computation on JSON from standard input, or on options.",
            usage: "\(Catalog.commandName) run <id> [--FIELD VALUE ...] [<options>]",
            discussion: """
                Each field of the input is an option. Use dots for fields of nested objects, as in --birth.date, or only the last name if it is unambiguous. For a list, repeat the option, separate values by commas, or use JSON. Where a field accepts null, the word null clears it. Without options, the input is JSON from standard input. Use --FIELD-file PATH for secrets and files, with - for standard input. --format FORMAT selects the output format (describe lists them; the default is that of the file's extension, else json), and -o FILE writes the result to a file. --compact prints the result on one line, --errors json prints an error as one JSON object, --seed N sets the seed of random choices, and --maximum-input BYTES sets the limit on standard input.

                EXAMPLES
                  \(Catalog.commandName) run \(Catalog.exampleID) < input.json
                  \(Catalog.commandName) run \(Catalog.exampleID) --help
                """)
    }

    @Argument(help: "ID of the computation.", completion: .shellCommand("\(Catalog.commandName) list --format ids"))
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
        try CommandSession.current.refuseShownCall()
        defer { CatalogEngines.release() }
        let engine = try CatalogEngines.engineForOneRun(of: Catalog.self)
        let computation = try engine.computation(id)
        var options = RunOptions(schema: computation.input)
        try Self.giving(computation, noticeBefore: arguments.joined(separator: " ")) {
            () throws(ComputationError) in try options.read(arguments)
        }
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
        var style = PresentationStyle.suited(toFile: options.file)
        style.isCompact = options.isCompact
        let presented: PresentedOutput
        do throws(ComputationError) {
            let format = try format(options.format, for: options.file, of: engine)
            presented = try await engine.present(id, input, as: format, style: style, in: context)
        } catch {
            throw isTyped ? options.explaining(error) : error
        }
        progress.finish()
        try presented.print(into: options.file, from: computation.manifest)
    }

    private func format(
        _ chosen: String?, for file: String?, of engine: Engine
    ) throws(ComputationError) -> PresentationFormat {
        let formats = try engine.formats(of: id)
        let word = try FileFormat.word(
            chosen: chosen, file: file, among: formats.map(\.word), standard: PresentationFormat.json.word)
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
        // Empty input is an object without fields, so that the error names each missing field.
        if bytes.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) { return [:] }
        do {
            return try JSONValue(parsing: bytes)
        } catch {
            return try Self.giving(computation, noticeBefore: String(decoding: bytes, as: UTF8.self)) {
                () throws(ComputationError) in throw ComputationError(.invalidJSON, "\(error)")
            }
        }
    }

    /// Returns a value, or throws its error with the notice of a computation before an input that can't be read.
    private static func giving<Value>(
        _ computation: AnyComputation, noticeBefore text: @autoclosure () -> String,
        _ body: () throws(ComputationError) -> Value
    ) throws(ComputationError) -> Value {
        do {
            return try body()
        } catch {
            var error = error
            error.notice = computation.notice(beforeUnreadable: text(), in: .ofUser())
            throw error
        }
    }
}
