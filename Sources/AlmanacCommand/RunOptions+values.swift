// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit

extension RunOptions {
    /// The source of a value.
    enum Source {
        /// The option's argument.
        case argument
        /// The file whose path is the option's argument.
        case file
    }

    /// Returns the field that an option such as `--photo-file` fills from a file, or `nil` if there is none.
    func fileOption(named name: String) -> Leaf? {
        guard name.hasSuffix(Self.fileSuffix), let leaf = try? leaf(named: String(name.dropLast(Self.fileSuffix.count)))
        else { return nil }
        switch leaf.kind {
        case .secret, .blob: return leaf
        case .flag, .other: return nil
        }
    }

    static let fileSuffix = "-file"

    /// Adds a value to the input.
    mutating func add(
        _ text: String, from source: Source, option: String, at leaf: Leaf
    ) throws(ComputationError) {
        let schema = leaf.field.schema
        try refuseAnother(leaf, option)
        switch (leaf.kind, source) {
        case (.secret, .argument):
            throw Self.exposed(option)
        case (.secret, .file):
            try take(text, for: option)
            let line = try failing { try SecretInput.firstLine(of: text, as: "a secret") }
            input = try Self.adding(line, leaf, option, to: input)
        case (.blob(let rule), .file):
            input = Self.setting(try blob(text, rule, option), leaf.path[...], schema, in: input)
        case (.blob(let rule), .argument) where text.hasPrefix("@"):
            input = Self.setting(try blob(String(text.dropFirst()), rule, option), leaf.path[...], schema, in: input)
        case (.blob, .argument) where leaf.isSecret: throw Self.exposed(option)
        default:
            input = try Self.setting(text, leaf.path[...], schema, option, in: input)
        }
    }

    /// Refuses a second value for a field that isn't a list.
    private func refuseAnother(_ leaf: Leaf, _ option: String) throws(ComputationError) {
        if case .list = leaf.field.schema.unwrapped.kind { return }
        guard leaf.path.reduce(Optional(input), { $0?[$1] }) != nil else { return }
        throw ComputationError(.invalidInput, "\(option): expected one value, got the option more than once")
    }

    private static func exposed(_ option: String) -> ComputationError {
        ComputationError(
            .invalidInput,
            "\(option): expected \(option)\(Self.fileSuffix) with a file, or - for standard input, got the secret "
                + "itself, which other users can see in the process list")
    }

    /// Adds the line of a secret, which is JSON unless the schema is a text.
    private static func adding(
        _ line: String, _ leaf: Leaf, _ option: String, to input: JSONValue
    ) throws(ComputationError) -> JSONValue {
        let schema = leaf.field.schema.unwrapped
        guard case .list(let element, _) = schema.kind else {
            return setting(try parsed(line, schema, option), leaf.path[...], schema, in: input)
        }
        return setting(try parsed(line, element, option), leaf.path[...], schema, in: input)
    }

    /// Prompts for a secret on the terminal.
    mutating func ask(for leaf: Leaf) throws(ComputationError) {
        guard OutputStream.standardInputIsTerminal else {
            throw ComputationError(
                .invalidInput,
                "--\(leaf.name): expected a terminal for the prompt, got none (use --\(leaf.name)\(Self.fileSuffix) with a "
                    + "file, or - for standard input)")
        }
        let line = try failing { try SecretInput.ask("\(leaf.name): ") }
        input = try Self.adding(line, leaf, "--\(leaf.name)", to: input)
    }

    /// Prompts for required secrets that no option set, if there is a terminal.
    mutating func askForMissingSecrets() throws(ComputationError) {
        guard OutputStream.standardInputIsTerminal else { return }
        for leaf in leaves where leaf.path.count == 1 && leaf.field.isRequired && input[leaf.path[0]] == nil {
            if case .secret = leaf.kind { try ask(for: leaf) }
        }
    }

    private mutating func blob(
        _ path: String, _ rule: AnySchema.BlobRule, _ option: String
    ) throws(ComputationError) -> JSONValue {
        try take(path, for: option)
        let bytes = try failing { try readFile(path, limit: rule.maximumBytes) }
        return Schema<Blob>.blob(maximumBytes: rule.maximumBytes).json(of: Blob(bytes))
    }

    /// Marks standard input as read by an option, because it can be read only once.
    private mutating func take(_ path: String, for option: String) throws(ComputationError) {
        guard path == "-" else { return }
        if let reader = readerOfStandardInput {
            throw ComputationError(
                .invalidInput, "\(option): expected a file, got -, but \(reader) already reads standard input")
        }
        readerOfStandardInput = option
    }

    private func failing<Value>(_ body: () throws -> Value) throws(ComputationError) -> Value {
        do {
            return try body()
        } catch {
            throw ComputationError(ofCommand: error)
        }
    }

    /// Adds an example of a number to an error about an argument that isn't one.
    func explaining(_ error: ComputationError) -> ComputationError {
        var error = error
        for index in error.issues.indices where error.issues[index].recoverySuggestion == nil {
            let path = error.issues[index].path.prefix { $0 != "[" }
            guard let leaf = leaves.first(where: { $0.name == path }), let number = leaf.field.schema.exampleNumber,
                error.issues[index].got.hasPrefix("\"")
            else { continue }
            error.issues[index].recoverySuggestion = "use \(number)"
        }
        return error
    }

    private static func setting(
        _ text: String, _ path: ArraySlice<String>, _ schema: AnySchema, _ option: String, in value: JSONValue
    ) throws(ComputationError) -> JSONValue {
        if text == "null", case .optional = schema.kind { return replacing(.null, path, in: value) }
        guard case .list(let element, _) = schema.unwrapped.kind else {
            return setting(try parsed(text, schema, option), path, schema, in: value)
        }
        if text.hasPrefix("[") {
            return replacing(try JSONValue.typed(text, option), path, in: value)
        }
        if text.hasPrefix("{") {
            return setting(try JSONValue.typed(text, option), path, schema, in: value)
        }
        var list = path.reduce(value) { $0[$1] ?? .null }.array ?? []
        for part in text.split(separator: ",") { list.append(try parsed(String(part), element, option)) }
        return replacing(.array(list), path, in: value)
    }

    /// Returns the input with a value set at a path: appended to a list, otherwise replacing the value there.
    private static func setting(
        _ new: JSONValue, _ path: ArraySlice<String>, _ schema: AnySchema, in value: JSONValue
    ) -> JSONValue {
        guard case .list = schema.unwrapped.kind else { return replacing(new, path, in: value) }
        let known = path.reduce(value) { $0[$1] ?? .null }.array ?? []
        return replacing(.array(known + [new]), path, in: value)
    }

    private static func replacing(_ new: JSONValue, _ path: ArraySlice<String>, in value: JSONValue) -> JSONValue {
        guard let key = path.first else { return new }
        var members = value.object ?? JSONObject()
        members[key] = replacing(new, path.dropFirst(), in: members[key] ?? [:])
        return .object(members)
    }

    private static func parsed(
        _ text: String, _ schema: AnySchema, _ option: String
    ) throws(ComputationError) -> JSONValue {
        if text == "null", case .optional = schema.resolved.kind { return .null }
        switch schema.unwrapped.kind {
        case .object, .union, .dictionary, .list:
            let isJSON = text.hasPrefix("{") || text.hasPrefix("[")
            return isJSON ? try JSONValue.typed(text, option) : (try? JSONValue(parsing: text)) ?? .string(text)
        default: return schema.typed(text)
        }
    }
}

extension RunOptions.Leaf {
    /// The form in which a command gets a value, or an element of a list.
    enum Kind {
        case secret, flag, other
        case blob(AnySchema.BlobRule)
    }

    var kind: Kind {
        var schema = field.schema.unwrapped
        var isElement = false
        if case .list(let element, _) = schema.kind { (schema, isElement) = (element.unwrapped, true) }
        if case .blob(let rule) = schema.kind { return .blob(rule) }
        if isSecret || schema.isWriteOnly { return .secret }
        if case .boolean = schema.kind, !isElement { return .flag }
        return .other
    }
}

extension AnySchema {
    /// An example of a valid number, such as `a number such as 0.5`; `nil` if the schema isn't a number.
    fileprivate var exampleNumber: String? {
        let schema = unwrapped
        switch schema.kind {
        case .number: return "a number such as \(schema.sample())"
        case .integer: return "a whole number such as \(schema.sample())"
        case .list(let element, _): return element.exampleNumber
        default: return nil
        }
    }
}
