// SPDX-License-Identifier: Apache-2.0

/// A computation without its types: JSON in, JSON out, through the very same code as a typed call.
public struct AnyComputation: Sendable {
    /// Id, prose, examples and effects.
    public let manifest: Manifest
    /// The shape of what it takes.
    public let input: AnyShape
    /// The shape of what it returns.
    public let output: AnyShape
    private let body: @Sendable (JSONValue, Context) async throws(Failure) -> JSONValue

    /// Erases a computation.
    public init<Erased: Computation>(_ computation: Erased) {
        manifest = Erased.manifest
        input = Erased.Input.shape.erased
        output = Erased.Output.shape.erased
        body = { json, context throws(Failure) in
            let input: Erased.Input
            do {
                input = try Erased.Input(json: json)
            } catch {
                throw Failure(wrapping: error, of: Erased.manifest.id)
            }
            let output = try await computation.checkedRun(input, in: context)
            return Erased.Output.shape.encode(output)
        }
    }

    /// Runs the computation on a JSON tree.
    ///
    /// The whole tree is checked against the input's shape, defaults are filled in, then it is decoded and run.
    ///
    /// - Throws: ``Failure`` with every problem of the input, or with what the computation threw.
    public func callAsFunction(_ input: JSONValue, in context: Context) async throws(Failure) -> JSONValue {
        try await body(input, context)
    }
}

extension Described {
    /// Reads a value from JSON as the engine does: check the whole tree, fill in defaults, decode.
    ///
    /// - Throws: ``Failure`` with every problem of the tree.
    public init(json: JSONValue) throws(Failure) {
        let shape = Self.shape.erased
        let issues = shape.issues(of: json)
        guard issues.isEmpty else { throw Failure.badInput(issues) }
        do {
            self = try JSONValueDecoder().decode(Self.self, from: shape.completed(json))
        } catch {
            throw Failure(
                .internalFault,
                "\(shape.name) passed its shape but could not be decoded: \(error). Its Codable and its shape disagree.",
                underlying: error)
        }
    }
}

extension Computation {
    /// The one way into a computation, for typed and erased calls alike: check the input, run, check the output's
    /// numbers, and wrap whatever was thrown.
    @inlinable
    func checkedRun(_ input: Input, in context: Context) async throws(Failure) -> Output {
        let issues = Input.shape.issues(of: input)
        guard issues.isEmpty else { throw Failure(.badInput, computation: Self.manifest.id, issues: issues) }
        let output: Output
        do {
            try Task.checkCancellation()
            output = try await run(input, in: context.limited(to: Self.manifest.effects))
        } catch {
            throw Failure(wrapping: error, of: Self.manifest.id)
        }
        #if DEBUG
            let faults = Output.shape.issues(of: output)
            guard faults.isEmpty else {
                throw Failure(
                    .internalFault, computation: Self.manifest.id, "The output breaks its own shape.",
                    issues: faults)
            }
        #endif
        return output
    }
}
