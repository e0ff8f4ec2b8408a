// SPDX-License-Identifier: Apache-2.0

/// Converts an output to a format for people: text, Markdown, a page, a drawing, a calendar, or a table.
///
/// A presenter belongs to a plugin and is registered for a computation and a format. It receives only the input, the
/// output, and a style, so that every face of Almanac shows the same bytes.
///
/// ```swift
/// Presenter(Weather.dewPoint, .text) { air, dewPoint, style in
///     "Dew forms below \(dewPoint.celsius) °C.\n"
/// }
/// ```
public struct Presenter: Sendable {
    /// The id of the computation.
    public let id: String
    /// The format of the presenter.
    public let format: PresentationFormat
    /// The types of input and output; `nil` if it was created at run time.
    let types: (input: ObjectIdentifier, output: ObjectIdentifier)?
    /// A ``TypedPresenter`` of the computation's types; `nil` if it was created at run time.
    private let typed: (any Sendable)?
    private let running:
        @Sendable (AnyComputation, JSONValue, PresentationStyle, Context) async throws(ComputationError) ->
            PresentedOutput
    private let rendering:
        @Sendable (AnyComputation, JSONValue, JSONValue, PresentationStyle) throws(ComputationError) -> PresentedOutput

    /// Creates a presenter of a computation's outputs.
    ///
    /// - Parameters:
    ///   - key: The computation.
    ///   - format: The format.
    ///   - notes: Returns notes for the reader that aren't part of the document, such as the warnings of a chart for
    ///     its drawing.
    ///   - render: Presents an output; its errors are reported as internal errors of the plugin.
    public init<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ format: PresentationFormat,
        notes: @escaping @Sendable (Output) -> [String] = { _ in [] },
        _ render: @escaping @Sendable (Input, Output, PresentationStyle) throws -> String
    ) {
        self.init(key, format, notes: { output, _ in notes(output) }, render)
    }

    /// Creates a presenter of a computation's outputs with notes in the language of the style.
    ///
    /// - Parameters:
    ///   - key: The computation.
    ///   - format: The format.
    ///   - notes: Returns notes for the reader that aren't part of the document.
    ///   - render: Presents an output; its errors are reported as internal errors of the plugin.
    public init<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ format: PresentationFormat,
        notes: @escaping @Sendable (Output, PresentationStyle) -> [String],
        _ render: @escaping @Sendable (Input, Output, PresentationStyle) throws -> String
    ) {
        self.init(key, format, notes: notes, rendering: { .text(try render($0, $1, $2)) })
    }

    /// Creates a presenter of a computation's outputs in a format that isn't text, such as a picture.
    ///
    /// - Parameters:
    ///   - key: The computation.
    ///   - format: The format.
    ///   - notes: Returns notes for the reader that aren't part of the document, in the language of the style.
    ///   - bytes: Presents an output; its errors are reported as internal errors of the plugin.
    public init<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ format: PresentationFormat,
        notes: @escaping @Sendable (Output, PresentationStyle) -> [String] = { _, _ in [] },
        bytes: @escaping @Sendable (Input, Output, PresentationStyle) throws -> [UInt8]
    ) {
        self.init(key, format, notes: notes, rendering: { .bytes(try bytes($0, $1, $2)) })
    }

    private init<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ format: PresentationFormat,
        notes: @escaping @Sendable (Output, PresentationStyle) -> [String],
        rendering render: @escaping @Sendable (Input, Output, PresentationStyle) throws -> RenderedDocument
    ) {
        id = key.id
        self.format = format
        types = (ObjectIdentifier(Input.self), ObjectIdentifier(Output.self))
        let presenter = TypedPresenter(key: key, notes: notes, render: render)
        typed = presenter
        running = { computation, input, style, context throws(ComputationError) in
            try await computation.givingNotice(before: input, in: context) { context throws(ComputationError) in
                try await presenter.present(computation, presenter.input(input), style, context)
            }
        }
        rendering = { _, input, output, style throws(ComputationError) in
            try presenter.rendered(presenter.input(input), presenter.output(output), style)
        }
    }

    /// Creates a presenter for a computation created at run time.
    public init(
        id: String, format: PresentationFormat,
        render: @escaping @Sendable (JSONValue, JSONValue, PresentationStyle) throws -> String
    ) {
        self.id = id
        self.format = format
        types = nil
        typed = nil
        let rendering = {
            @Sendable
            (
                computation: AnyComputation, input: JSONValue, output: JSONValue, style: PresentationStyle
            ) throws(ComputationError) in
            do {
                return PresentedOutput(text: try render(computation.input.completed(input), output, style))
            } catch {
                throw ComputationError(wrapping: error, of: id)
            }
        }
        self.rendering = rendering
        running = { computation, input, style, context throws(ComputationError) in
            try rendering(computation, input, try await computation(input, in: context), style)
        }
    }

    /// Runs the computation on JSON and presents its output.
    func present(
        _ computation: AnyComputation, _ input: JSONValue, _ style: PresentationStyle, in context: Context
    ) async throws(ComputationError) -> PresentedOutput {
        sanitized(try await running(computation, input, style, context), style)
    }

    /// Runs the computation on a typed input and presents its output.
    func present<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ computation: AnyComputation, _ input: Input,
        _ style: PresentationStyle, in context: Context
    ) async throws(ComputationError) -> PresentedOutput {
        guard let presenter = typed as? TypedPresenter<Input, Output> else {
            return try await present(computation, Input.schema.json(of: input), style, in: context)
        }
        return sanitized(try await presenter.present(computation, input, style, context), style)
    }

    /// Presents the output for an input.
    func rendered(
        _ output: JSONValue, of computation: AnyComputation, for input: JSONValue, _ style: PresentationStyle
    ) throws(ComputationError) -> PresentedOutput {
        sanitized(try rendering(computation, input, output, style), style)
    }

    /// Presents the output for a typed input.
    func rendered<Input, Output>(
        _ output: Output, of key: ComputationKey<Input, Output>, _ computation: AnyComputation, for input: Input,
        _ style: PresentationStyle
    ) throws(ComputationError) -> PresentedOutput {
        guard let presenter = typed as? TypedPresenter<Input, Output> else {
            return try rendered(
                Output.schema.json(of: output), of: computation, for: Input.schema.json(of: input), style)
        }
        return sanitized(try presenter.rendered(input, output, style), style)
    }

    private func sanitized(_ output: PresentedOutput, _ style: PresentationStyle) -> PresentedOutput {
        let text = PresentedText.sanitized(output.text, allowsColor: style.usesColor && format == .text)
        var notes = output.notes.map { PresentedText.sanitized($0, allowsColor: false) }
        // A file is data that another program reads.
        if format == .csv || format.mediaType.hasPrefix("text/plain") && format != .text, text != output.text {
            notes.append("Control characters are written as their code points, such as \\u{202E}.")
        }
        return PresentedOutput(text: text, bytes: output.bytes, notes: notes)
    }
}

/// An output in a format for people.
///
/// ```swift
/// let drawing = try await engine.present("hiking.walking-time", ["legs": [["distance": 12]]], as: .svg)
/// for note in drawing.notes { print(note) }
/// let size = drawing.document.count
/// ```
public struct PresentedOutput: Sendable, Hashable {
    /// The document, with a line break at the end; empty in a format that isn't text.
    public let text: String
    /// The document in a format that isn't text, such as a picture; `nil` for text.
    public let bytes: [UInt8]?
    /// Notes for the reader that aren't part of the document, each a sentence.
    public let notes: [String]

    init(text: String, bytes: [UInt8]? = nil, notes: [String] = []) {
        self.text = text
        self.bytes = bytes
        self.notes = notes
    }
}

extension PresentedOutput {
    /// The document as bytes: a picture as it is, and text in UTF-8.
    public var document: [UInt8] { bytes ?? Array(text.utf8) }
}

/// A document as a presenter renders it.
private enum RenderedDocument {
    case text(String)
    case bytes([UInt8])
}

/// A presenter with its types.
private struct TypedPresenter<Input: SchemaProviding, Output: SchemaProviding>: Sendable {
    let key: ComputationKey<Input, Output>
    let notes: @Sendable (Output, PresentationStyle) -> [String]
    let render: @Sendable (Input, Output, PresentationStyle) throws -> RenderedDocument

    func present(
        _ computation: AnyComputation, _ input: Input, _ style: PresentationStyle, _ context: Context
    ) async throws(ComputationError) -> PresentedOutput {
        try rendered(input, try await computation.typed(key)(input, context), style)
    }

    func rendered(
        _ input: Input, _ output: Output, _ style: PresentationStyle
    ) throws(ComputationError) -> PresentedOutput {
        do {
            return switch try render(input, output, style) {
            case .text(let text): PresentedOutput(text: text, notes: notes(output, style))
            case .bytes(let bytes): PresentedOutput(text: "", bytes: bytes, notes: notes(output, style))
            }
        } catch {
            throw ComputationError(wrapping: error, of: key.id)
        }
    }

    func input(_ json: JSONValue) throws(ComputationError) -> Input { try value(json) }

    func output(_ json: JSONValue) throws(ComputationError) -> Output { try value(json) }

    private func value<Value: SchemaProviding>(_ json: JSONValue) throws(ComputationError) -> Value {
        do {
            return try Value(json: json)
        } catch {
            throw ComputationError(wrapping: error, of: key.id)
        }
    }
}
