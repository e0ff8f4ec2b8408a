// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a command sends to the engine, and how it shows the answer.
///
/// ```swift
/// func run() async throws {
///     try await EngineCall(Astrology.resolveTime, birth, options: BirthOptions.optionsByPath).print(as: format)
/// }
/// ```
public struct EngineCall<Input: SchemaProviding, Output: SchemaProviding>: Sendable {
    private let key: ComputationKey<Input, Output>
    private let input: JSONValue
    private let options: [String: String]

    /// Creates a call of a typed input.
    ///
    /// - Parameters:
    ///   - key: the computation.
    ///   - input: its input.
    ///   - options: the option that the user typed for each path of the input, such as `"birth.date": "--date"`; errors name
    ///     it in place of the path.
    public init(_ key: ComputationKey<Input, Output>, _ input: Input, options: [String: String] = [:]) {
        self.init(key, json: Input.schema.json(of: input), options: options)
    }

    /// Creates a call of an input as JSON, which leaves what the user didn't say to the schema's defaults.
    public init(_ key: ComputationKey<Input, Output>, json input: JSONValue, options: [String: String] = [:]) {
        self.key = key
        self.input = input
        self.options = options
    }

    /// Runs the computation and prints what it gave, on standard output or into a file.
    ///
    /// - Parameters:
    ///   - format: the form.
    ///   - file: the file to write; nil or `-` for standard output.
    ///   - adjust: changes the style that suits the stream, such as the theme of a drawing.
    public func print(
        as format: PresentationFormat, into file: String? = nil,
        adjusting adjust: (inout PresentationStyle) -> Void = { _ in }
    ) async throws {
        let session = CommandSession.current
        let stream = OutputStream.standardOutput
        guard !session.showsCalls else {
            return try stream.print((["id": .string(key.id), "input": input] as JSONValue).text(pretty: true))
        }
        var style = file.map { $0 == "-" } ?? true ? .suited(to: stream) : PresentationStyle()
        adjust(&style)
        let engine = try session.engine()
        let progress = ProgressReport(counting: "steps")
        defer { progress.finish() }
        let wanted = style
        let presented = try await naming { () async throws(ComputationError) in
            try await engine.present(
                key.id, input, as: format, style: wanted, in: .ofUser(onProgress: progress.update))
        }
        progress.finish()
        try presented.print(into: file)
    }

    /// Runs the computation and returns what it gave, for a command that asks before it acts.
    public func answer() async throws -> Output {
        let engine = try CommandSession.current.engine()
        return try await naming { () async throws(ComputationError) in
            try await engine(key, try Input(json: input), in: .ofUser())
        }
    }

    private func naming<Value>(_ body: () async throws(ComputationError) -> Value) async throws(ComputationError)
        -> Value
    {
        do throws(ComputationError) {
            return try await body()
        } catch {
            throw error.naming(options)
        }
    }
}

extension ComputationError {
    /// The same error with the options that the user typed in place of paths of the input.
    ///
    /// - Parameter options: the option of each path, without places in lists. A path that has none takes that of the nearest
    ///   field around it.
    package func naming(_ options: [String: String]) -> ComputationError {
        var error = self
        for index in error.issues.indices {
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

extension PresentedOutput {
    /// Writes the document on standard output or into a file, and the notes on standard error.
    ///
    /// - Parameter file: the file to write; nil or `-` for standard output.
    package func print(into file: String?) throws {
        for note in notes { try OutputStream.standardError.print("note: \(note)") }
        guard let file, file != "-" else { return try OutputStream.standardOutput.write(text.utf8) }
        try writeFile(text.utf8, to: file)
        try OutputStream.standardError.print("Wrote \(file).")
    }
}
