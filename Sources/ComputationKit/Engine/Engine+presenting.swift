// SPDX-License-Identifier: Apache-2.0

extension Engine {
    /// Returns the output formats of a computation: JSON, and those of its plugin's presenters.
    /// - Throws: ``ComputationError`` if the id is unknown.
    public func formats(of id: String) throws(ComputationError) -> [PresentationFormat] {
        _ = try computation(id)
        return [.json] + presenters(of: id).map(\.format)
    }

    /// Runs a computation on JSON and presents its output.
    ///
    /// - Parameters:
    ///   - id: The computation's id.
    ///   - input: The input.
    ///   - format: The format; ``PresentationFormat/json`` is the output without a presenter.
    ///   - style: The style of the presentation.
    ///   - context: The context of the run; by default, the engine's context.
    /// - Returns: The document, with notes for the reader.
    /// - Throws: ``ComputationError`` if the id or the format is unknown, with every problem of the input, or with the
    ///   computation's error.
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
    /// - Throws: The errors of ``present(_:_:as:style:in:)``, and also an error if the key isn't registered.
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

    /// Presents the output of a run, without running the computation again.
    ///
    /// - Parameters:
    ///   - output: The output of the run.
    ///   - id: The computation's id.
    ///   - input: The input of the run.
    ///   - format: The format; ``PresentationFormat/json`` is the output without a presenter.
    ///   - style: The style of the presentation.
    /// - Throws: ``ComputationError`` if the id or the format is unknown, or if the presenter can't decode the input or
    ///   output.
    public func presented(
        _ output: JSONValue, of id: String, for input: JSONValue, as format: PresentationFormat,
        style: PresentationStyle = PresentationStyle()
    ) throws(ComputationError) -> PresentedOutput {
        let computation = try computation(id)
        guard format != .json else { return .json(output, style) }
        return try presenter(of: id, as: format).rendered(output, of: computation, for: input, style)
    }

    /// Presents the output of a run on a typed input, without running the computation again.
    ///
    /// - Throws: The errors of ``presented(_:of:for:as:style:)``, and also an error if the key isn't registered.
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
    /// Returns an output's JSON, on several lines unless the style is compact.
    fileprivate static func json(_ output: JSONValue, _ style: PresentationStyle) -> PresentedOutput {
        PresentedOutput(text: output.text(pretty: !style.isCompact) + "\n")
    }
}
