// SPDX-License-Identifier: Apache-2.0

/// A type-erased computation that takes and returns JSON, with the same checks as a typed call.
///
/// Most are created from a typed ``Computation``. You can also create one at run time, from a process, a remote engine,
/// or a file:
///
/// ```swift
/// let half = AnyComputation(
///     manifest: Manifest(id: "rules.half", summary: "Halves.", examples: [Example("Four", ["x": 4])]),
///     input: try AnySchema(jsonSchema: inputSchema), output: try AnySchema(jsonSchema: outputSchema)
/// ) { input, context in
///     ["y": .number((input["x"]?.double ?? 0) / 2)]
/// }
/// ```
public struct AnyComputation: Sendable {
    /// The id, summary, examples, and effects.
    public let manifest: Manifest
    /// The schema of the input.
    public let input: AnySchema
    /// The schema of the output.
    public let output: AnySchema
    private let body: @Sendable (JSONValue, Context) async throws(ComputationError) -> JSONValue
    /// Runs the computation on JSON text that can be read directly, and returns the output's text; `nil` if the input has
    /// to be read as a tree.
    private let direct: @Sendable ([UInt8], Context) async throws(ComputationError) -> [UInt8]?
    /// A ``TypedRun`` of the computation's types; `nil` if it was created at run time.
    private let typedRun: (any Sendable)?
    /// The types of input and output; `nil` if it was created at run time.
    let types: (input: ObjectIdentifier, output: ObjectIdentifier)?
    /// The typed computation, for the conformance kit.
    package let typed: (any Computation)?

    /// Erases a typed computation.
    public init<Erased: Computation>(_ computation: Erased) {
        let manifest = computation.manifest
        let run: TypedRun<Erased.Input, Erased.Output>.Body = { input, context throws(ComputationError) in
            try await computation.givingNotice(before: Erased.Input.schema.json(of: input), in: context) {
                context throws(ComputationError) in
                try await computation.checkedRun(input, manifest, in: context)
            }
        }
        self.init(computation, manifest, TypedRun(run))
    }

    init<Erased: Computation>(
        _ computation: Erased, _ manifest: Manifest, _ run: TypedRun<Erased.Input, Erased.Output>
    ) {
        self.manifest = manifest
        input = Erased.Input.schema.erased
        output = Erased.Output.schema.erased
        typedRun = run
        types = (ObjectIdentifier(Erased.Input.self), ObjectIdentifier(Erased.Output.self))
        typed = computation
        direct = { text, context throws(ComputationError) in
            guard let input: Erased.Input = try? JSONReader.value(in: text),
                Erased.Input.schema.issues(of: input).isEmpty
            else { return nil }
            let output = try await run.body(input, context)
            return try Self.encoding(of: manifest.id) { () throws(ComputationError) in
                try UnreadableBlobs.encode { JSONWriter.text(of: output) }
            }
        }
        body = { json, context throws(ComputationError) in
            let output = try await computation.givingNotice(before: json, in: context) {
                context throws(ComputationError) in
                let input: Erased.Input
                do {
                    input = try Erased.Input(json: json)
                } catch {
                    throw ComputationError(wrapping: error, of: manifest.id)
                }
                return try await run.body(input, context)
            }
            return try Self.encoding(of: manifest.id) { () throws(ComputationError) in
                try UnreadableBlobs.encode { Erased.Output.schema.encode(output) }
            }
        }
    }

    private static func encoding<Encoded>(
        of id: String, _ body: () throws(ComputationError) -> Encoded
    ) throws(ComputationError) -> Encoded {
        do {
            return try body()
        } catch {
            throw ComputationError(wrapping: error, of: id)
        }
    }

    /// Creates a computation at run time.
    ///
    /// The input is validated and completed before `run` is called, and the output is validated too.
    ///
    /// - Parameters:
    ///   - manifest: The id, summary, examples, and effects.
    ///   - input: The schema of the input.
    ///   - output: The schema of the output.
    ///   - run: Computes the output; its errors are wrapped like those of a typed computation.
    public init(
        manifest: Manifest, input: AnySchema, output: AnySchema,
        run: @escaping @Sendable (JSONValue, Context) async throws -> JSONValue
    ) {
        self.manifest = manifest
        self.input = input
        self.output = output
        typedRun = nil
        types = nil
        typed = nil
        direct = { _, _ in nil }
        body = { json, context throws(ComputationError) in
            let issues = input.issues(of: json)
            guard issues.isEmpty else { throw ComputationError.of(issues, computation: manifest.id) }
            let result: JSONValue
            do {
                try context.checkCancellation()
                result = try await run(input.completed(json), context.limited(to: manifest.effects, of: manifest.id))
            } catch {
                throw ComputationError(wrapping: error, of: manifest.id)
            }
            let faults = output.outputIssues(of: result)
            guard faults.isEmpty else {
                throw ComputationError(
                    .internalError, computation: manifest.id, "The output breaks its own schema.", issues: faults)
            }
            return output.completed(result)
        }
    }

    /// Runs a closure with the notice of an input in its context and in its errors; see ``NoticeProviding``.
    func givingNotice<Value>(
        before input: JSONValue, in context: Context, _ work: (Context) async throws(ComputationError) -> Value
    ) async throws(ComputationError) -> Value {
        guard let typed else { return try await work(context) }
        return try await typed.givingNotice(before: input, in: context, work)
    }

    /// Returns what to show before the error of an input that isn't JSON.
    ///
    /// - Parameters:
    ///   - text: The input as it was given.
    ///   - context: The context in which it would have run.
    package func notice(beforeUnreadable text: String, in context: Context) -> Message? {
        guard let provider = typed as? any NoticeProviding else { return nil }
        return context.notice(of: provider, before: .string(text))
    }

    /// Runs the computation on a JSON tree.
    ///
    /// The whole tree is validated against the input's schema and completed with defaults, then it is decoded and run.
    ///
    /// - Throws: ``ComputationError`` with every problem of the input, or with the computation's error.
    public func callAsFunction(
        _ input: JSONValue, in context: Context
    ) async throws(ComputationError) -> JSONValue {
        try await body(input, context)
    }

    /// Runs the computation on JSON text, and returns the output's text, without trees where that is possible.
    ///
    /// - Parameters:
    ///   - text: The input in UTF-8.
    ///   - context: The context of the run.
    ///   - parse: Parses the text as a tree.
    func callAsFunction(
        text: [UInt8], in context: Context, parse: () throws(ComputationError) -> JSONValue
    ) async throws(ComputationError) -> [UInt8] {
        if let output = try await direct(text, context) { return output }
        return try await body(try parse(), context).utf8()
    }

    /// The typed run behind a key.
    func typed<Input, Output>(
        _ key: ComputationKey<Input, Output>
    ) throws(ComputationError) -> TypedRun<Input, Output>.Body {
        if let run = typedRun as? TypedRun<Input, Output> { return run.body }
        throw ComputationError(
            .internalError,
            "The key \(key.id) is of \(Input.self) and \(Output.self), which the registered computation isn't.")
    }
}

/// A checked run of a computation, with its types.
final class TypedRun<Input: Sendable, Output: Sendable>: Sendable {
    typealias Body = @Sendable (Input, Context) async throws(ComputationError) -> Output
    let body: Body
    init(_ body: @escaping Body) { self.body = body }
}

extension SchemaProviding {
    /// Decodes a value from JSON like the engine: validates the whole tree, fills in defaults, and decodes it.
    ///
    /// - Throws: ``ComputationError`` with every problem of the tree.
    public init(json: JSONValue) throws(ComputationError) {
        let schema = Self.schema.erased
        let issues = schema.issues(of: json)
        guard issues.isEmpty else { throw ComputationError.of(issues) }
        do {
            self = try JSONValueDecoder().decode(Self.self, from: schema.completed(json))
        } catch {
            throw ComputationError(
                .internalError,
                "\(schema.name) passed its schema but could not be decoded: its Codable and its schema disagree.",
                underlying: error)
        }
    }
}

extension Computation {
    /// Runs a computation for typed and type-erased calls: validates the input, runs, validates the output, and wraps
    /// errors.
    package func checkedRun(
        _ input: Input, _ manifest: Manifest, in context: Context
    ) async throws(ComputationError) -> Output {
        let issues = Input.schema.issues(of: input)
        guard issues.isEmpty else { throw ComputationError.of(issues, computation: manifest.id) }
        let output: Output
        do {
            try context.checkCancellation()
            output = try await run(input, in: context.limited(to: manifest.effects, of: manifest.id))
        } catch {
            throw ComputationError(wrapping: error, of: manifest.id).blamingComputation
        }
        #if DEBUG
            let faults = Output.schema.issues(of: output)
            guard faults.isEmpty else {
                throw ComputationError(
                    .internalError, computation: manifest.id, "The output breaks its own schema.", issues: faults)
            }
        #endif
        return output
    }
}
