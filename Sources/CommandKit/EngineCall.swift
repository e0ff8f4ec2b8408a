// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Presentation

/// A call of a computation by a command, which prints the output.
///
/// ```swift
/// func run() async throws {
///     try await EngineCall(Astrology.resolveTime, birth, options: BirthOptions.optionsByPath).print(as: format)
/// }
/// ```
public struct EngineCall<Input: SchemaProviding, Output: SchemaProviding>: Sendable {
    private let key: ComputationKey<Input, Output>
    private let input: JSONValue
    private let shown: JSONValue
    private let options: [String: String]
    private let advice: [ComputationError.Code: String]
    private var wording: @Sendable (Message) -> String = \.text

    /// Creates a call of a typed input.
    ///
    /// - Parameters:
    ///   - key: The computation.
    ///   - input: The input.
    ///   - options: The option for each path of the input, such as `"birth.date": "--date"`. Errors name the option
    ///     instead of the path.
    ///   - advice: A sentence for each error code that names the command to use; appended to errors without issues.
    public init(
        _ key: ComputationKey<Input, Output>, _ input: Input, options: [String: String] = [:],
        advice: [ComputationError.Code: String] = [:]
    ) {
        self.init(key, json: Input.schema.json(of: input), options: options, advice: advice)
    }

    /// Creates a call of an input as JSON, in which omitted fields have the schema's defaults.
    public init(
        _ key: ComputationKey<Input, Output>, json input: JSONValue, options: [String: String] = [:],
        advice: [ComputationError.Code: String] = [:]
    ) {
        self.key = key
        self.input = input
        shown = input
        self.options = options
        self.advice = advice
    }

    /// Creates a call from the options of a command.
    ///
    /// - Parameters:
    ///   - key: The computation.
    ///   - fields: The fields that the options set.
    ///   - more: The options of additional fields, such as those that a computation fills in.
    ///   - advice: A sentence for each error code that names the command to use.
    public init(
        _ key: ComputationKey<Input, Output>, _ fields: InputFields, options more: [String: String] = [:],
        advice: [ComputationError.Code: String] = [:]
    ) {
        self.key = key
        input = .object(fields.json)
        shown = .object(fields.shown)
        options = fields.options.merging(more) { first, _ in first }
        self.advice = advice
    }

    /// Returns the call with another wording of what it shows before a prompt or an error.
    ///
    /// - Parameter wording: Returns the text of a notice in the user's language.
    public func wordingNotices(_ wording: @escaping @Sendable (Message) -> String) -> EngineCall {
        var call = self
        call.wording = wording
        return call
    }

    /// Runs the computation and prints its output to standard output or a file.
    ///
    /// - Parameters:
    ///   - format: The output format.
    ///   - file: The file to write; `nil` or `-` for standard output.
    ///   - adjust: Changes the default style of the stream, such as the theme of a drawing.
    public func print(
        as format: PresentationFormat, into file: String? = nil,
        adjusting adjust: (inout PresentationStyle) -> Void = { _ in }
    ) async throws {
        guard !CommandSession.current.showsCalls else {
            return try OutputStream.standardOutput.print(
                (["id": .string(key.id), "input": shown] as JSONValue).text(pretty: true))
        }
        if let file, file != "-" { try OutputFile(file, from: manifest).check(asNew: false) }
        var style = PresentationStyle.suited(toFile: file)
        adjust(&style)
        let wanted = style
        let presented = try await running { engine, input, context async throws(ComputationError) in
            guard CommandSession.current.language != nil else {
                return try await engine.present(key.id, input, as: format, style: wanted, in: context)
            }
            let output = try await engine.run(key.id, input, in: context)
            let style = await wanted.inLanguage(of: engine, for: format)
            return try engine.presented(output, of: key.id, for: input, as: format, style: style)
        }
        let engine = try CommandSession.current.engine()
        try presented.print(into: file, from: try manifest, in: await CommandSession.current.language?(engine))
    }

    /// Prints the output of ``answer()`` to standard output or a file.
    public func print(_ output: Output, as format: PresentationFormat, into file: String? = nil) async throws {
        let engine = try CommandSession.current.engine()
        let style = await PresentationStyle.suited(toFile: file).inLanguage(of: engine, for: format)
        try engine.presented(output, of: key, for: try Input(json: input), as: format, style: style)
            .print(into: file, from: try manifest, in: await CommandSession.current.language?(engine))
    }

    /// Runs the computation, writes a file from its output, and prints the rest.
    ///
    /// - Parameters:
    ///   - format: The output format.
    ///   - blob: Returns the file's content.
    ///   - path: The file to write; `-` writes it to standard output, and prints nothing else.
    ///   - isNew: Whether to throw an error instead of replacing an existing file.
    public func print(
        as format: PresentationFormat, saving blob: (Output) -> Blob?, to path: String, asNew isNew: Bool = false
    ) async throws {
        guard !CommandSession.current.showsCalls else { return try await print(as: format) }
        if path == "-" {
            guard let bytes = try await blob(answer())?.bytes(limit: .max) else {
                return try OutputStream.standardError.print("There is nothing to write.")
            }
            return try OutputStream.standardOutput.write(bytes)
        }
        let file = OutputFile(path, from: try manifest)
        try file.check(asNew: isNew)
        let output = try await answer()
        if let bytes = try blob(output)?.bytes(limit: .max) {
            if isNew { try file.create(bytes) } else { try file.replace(bytes) }
            try OutputStream.standardError.print("Wrote \(path).")
        } else if isNew {
            try OutputStream.standardError.print("\(path) wasn't written: there is nothing to write.")
        }
        try await print(output, as: format)
    }

    private var manifest: Manifest {
        get throws { try CommandSession.current.engine().computation(key.id).manifest }
    }

    /// Runs the computation and returns its output.
    public func answer() async throws -> Output {
        try await running { engine, input, context async throws(ComputationError) in
            try await engine(key, try Input(json: input), in: context)
        }
    }

    /// Runs the computation and ignores its output, such as to download a forecast for the next call; does nothing with
    /// `--show-call`.
    public func prepare() async throws {
        guard !CommandSession.current.showsCalls else { return }
        _ = try await answer()
    }

    /// Runs a closure on the engine of the session, reports progress, and replaces paths in errors with options.
    ///
    /// If part of a name means a record to remove, asks on a terminal whether it is meant.
    private func running<Value>(
        _ body: (Engine, JSONValue, Context) async throws(ComputationError) -> Value
    ) async throws -> Value {
        let engine = try CommandSession.current.engine()
        let progress = ProgressReport(counting: "steps")
        defer { progress.finish() }
        do throws(ComputationError) {
            return try await body(engine, input, .ofUser(wording: wording, onProgress: progress.update))
        } catch {
            if let completed = try Confirmation.completed(input, after: error) {
                return try await EngineCall(key, json: completed, options: options, advice: advice)
                    .wordingNotices(wording).running(body)
            }
            var error = error.naming(options)
            error.notice = error.notice.map { Message($0.code, wording($0), $0.arguments) }
            let catalog = await CommandSession.current.language?(engine)
            let advice = error.issues.isEmpty ? advice[error.code] : nil
            if let catalog {
                var failure = TranslatedFailure(error, in: catalog)
                if let advice { failure.description += " \(catalog.text(ofError: advice))" }
                throw failure
            }
            if let advice { error.message += " \(advice)" }
            throw error
        }
    }
}

extension ComputationError {
    /// Returns the error with options instead of paths of the input.
    ///
    /// - Parameter options: The option of each path, without indexes of lists. A path without an option uses the option
    ///   of the nearest enclosing field.
    public func naming(_ options: [String: String]) -> ComputationError {
        var error = self
        let names = Dictionary(
            options.map { ($0.key.split(separator: ".").last.map(String.init) ?? "", $0.value) }, uniquingKeysWith: min)
        func naming(_ text: String, _ fields: [String]) -> String {
            fields.reduce(text) { text, field in
                let option = options[field] ?? field.split(separator: ".").last.flatMap { names[String($0)] }
                return option.map { text.replacing("`\(field)`", with: $0) } ?? text
            }
        }
        for index in error.issues.indices {
            let fields = error.issues[index].fields
            error.issues[index].expected = naming(error.issues[index].expected, fields)
            error.issues[index].recoverySuggestion = error.issues[index].recoverySuggestion.map { naming($0, fields) }
            var path = error.issues[index].path[...]
            while true {
                let plain = path.replacing(#/\[\d+\]/#, with: "")
                if let option = options[String(plain)] {
                    error.issues[index].path = option
                    break
                }
                guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { break }
                path = path[..<end]
            }
        }
        return error
    }
}

extension PresentationStyle {
    /// Returns the style in the language of the user.
    func inLanguage(of engine: Engine, for format: PresentationFormat) async -> PresentationStyle {
        guard format != .json, let language = CommandSession.current.language else { return self }
        var style = self
        style.language = await language(engine)?.language ?? "en"
        return style
    }

    /// Returns the default style for a file; for `nil` and `-`, the style of standard output.
    public static func suited(toFile file: String?) -> PresentationStyle {
        file.map { $0 == "-" } ?? true
            ? .suited(to: .standardOutput) : PresentationStyle(language: PresentationStyle.localLanguage)
    }
}

extension PresentedOutput {
    /// Writes the document to standard output or a file, and the notes to standard error.
    ///
    /// - Parameters:
    ///   - file: The file to write; `nil` or `-` for standard output.
    ///   - manifest: That of the computation.
    ///   - catalog: The sentences of the user's language; `nil` for English.
    public func print(into file: String?, from manifest: Manifest, in catalog: MessageCatalog? = nil) throws {
        let errors = OutputStream.standardError
        for note in notes.map({ "note: \($0)" }) {
            let lines = errors.isTerminal ? note.wrapped(toTerminalWidth: PresentationStyle().width) : [note]
            for line in lines { try errors.print(line) }
        }
        if bytes != nil, file == nil, OutputStream.standardOutput.isTerminal {
            throw ComputationError(
                .invalidInput, "The output isn't text: expected a file, or - for standard output, got a terminal.")
        }
        guard let file, file != "-" else { return try OutputStream.standardOutput.write(document) }
        try OutputFile(file, from: manifest).replace(document)
        let done = "Wrote \(file)."
        try OutputStream.standardError.print(catalog?.text(ofError: done) ?? done)
    }
}
