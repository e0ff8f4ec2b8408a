// SPDX-License-Identifier: Apache-2.0

extension Engine {
    /// The forms in which a computation's output can be had: JSON, and what its plugin's presenters offer.
    ///
    /// - Throws: ``ComputationError`` for an unknown id.
    public func formats(of id: String) throws(ComputationError) -> [PresentationFormat] {
        _ = try computation(id)
        return [.json] + presenters(of: id).map(\.format)
    }

    /// Runs the computation with this id on JSON and presents its output.
    ///
    /// - Parameters:
    ///   - id: the computation.
    ///   - input: its input.
    ///   - format: the form; ``PresentationFormat/json`` is the output itself.
    ///   - style: how it is presented.
    ///   - context: the clock, time zone, seed and progress of the run; the engine's own unless given.
    /// - Returns: the document, and what a reader should know beside it.
    /// - Throws: ``ComputationError`` for an unknown id or a form that the computation doesn't have, with every problem of
    ///   the input, or with what the computation threw.
    public func present(
        _ id: String, _ input: JSONValue, as format: PresentationFormat, style: PresentationStyle = PresentationStyle(),
        in context: Context? = nil
    ) async throws(ComputationError) -> PresentedOutput {
        guard format != .json else { return .json(try await run(id, input, in: context), style) }
        let computation = try computation(id)
        let presenter = try presenter(of: id, as: format)
        return try await presenting(in: context) { context throws(ComputationError) in
            try await presenter.present(computation, input, style, in: context)
        }
    }

    /// Runs a computation on a typed input and presents its output.
    ///
    /// - Throws: as ``present(_:_:as:style:in:)``; also for a key that isn't registered.
    public func present<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ input: Input, as format: PresentationFormat,
        style: PresentationStyle = PresentationStyle(), in context: Context? = nil
    ) async throws(ComputationError) -> PresentedOutput {
        guard format != .json else {
            return .json(try await run(key.id, Input.schema.json(of: input), in: context), style)
        }
        let computation = try computation(key.id)
        let presenter = try presenter(of: key.id, as: format)
        return try await presenting(in: context) { context throws(ComputationError) in
            try await presenter.present(key, computation, input, style, in: context)
        }
    }

    /// Presents an output that a run gave, without running the computation again.
    ///
    /// - Parameters:
    ///   - output: what the run gave.
    ///   - id: the computation.
    ///   - input: the input of that run.
    ///   - format: the form; ``PresentationFormat/json`` is the output itself.
    ///   - style: how it is presented.
    /// - Throws: ``ComputationError`` for an unknown id or a form that the computation doesn't have, and for an input or
    ///   output that a presenter of its types can't read.
    public func presented(
        _ output: JSONValue, of id: String, for input: JSONValue, as format: PresentationFormat,
        style: PresentationStyle = PresentationStyle()
    ) throws(ComputationError) -> PresentedOutput {
        let computation = try computation(id)
        guard format != .json else { return .json(output, style) }
        return try presenter(of: id, as: format).rendered(output, of: computation, for: input, style)
    }

    /// Presents an output that a run on a typed input gave, without running the computation again.
    ///
    /// - Throws: as ``presented(_:of:for:as:style:)``; also for a key that isn't registered.
    public func presented<Input, Output>(
        _ output: Output, of key: ComputationKey<Input, Output>, for input: Input, as format: PresentationFormat,
        style: PresentationStyle = PresentationStyle()
    ) throws(ComputationError) -> PresentedOutput {
        let computation = try computation(key.id)
        guard format != .json else { return .json(Output.schema.json(of: output), style) }
        return try presenter(of: key.id, as: format).rendered(output, of: key, computation, for: input, style)
    }

    private func presenter(of id: String, as format: PresentationFormat) throws(ComputationError) -> Presenter {
        let presenters = presenters(of: id)
        if let presenter = presenters.first(where: { $0.format == format }) { return presenter }
        let words = ([.json] + presenters.map(\.format)).map(\.word)
        throw ComputationError(
            .invalidInput, computation: id,
            "expected \(words.joined(separator: " or ")) as the format of \(id), got \(format.word.quoted(limit: 40))")
    }
}

extension PresentedOutput {
    /// An output's JSON, on several lines unless the style is compact.
    fileprivate static func json(_ output: JSONValue, _ style: PresentationStyle) -> PresentedOutput {
        PresentedOutput(text: output.text(pretty: !style.isCompact) + "\n")
    }
}
