// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit

/// Converts `--field value` options to an input by its schema.
///
/// A value remains the text the user typed unless the schema requires a number, a Boolean, or JSON, so that the
/// engine's validation reports the error. A secret comes from a file or the terminal, never from the arguments, which
/// other users of the machine can see. Bytes come from a file or as base64.
struct RunOptions {
    /// Whether `--help` was among the options.
    private(set) var wantsHelp = false
    /// Whether to print the result on one line.
    private(set) var isCompact = false
    /// The name of the output format; `nil` if the option wasn't given.
    private(set) var format: String?
    /// The file to write the result to; `nil` for standard output.
    private(set) var file: String?
    /// The seed of random choices.
    private(set) var seed: UInt64 = 0
    /// The maximum size of standard input, in bytes.
    private(set) var maximumInput: Int = InputLimit.standard
    /// The input so far.
    var input: JSONValue = [:]
    /// The option that reads standard input, if any.
    var readerOfStandardInput: String?
    /// Whether no field was given.
    var isEmpty: Bool { input == [:] }

    let leaves: [Leaf]

    /// A field that takes a value, with its path from the root.
    struct Leaf {
        let path: [String]
        let field: AnySchema.Field
        /// Whether the field or an enclosing object is a secret.
        let isSecret: Bool
        var name: String { path.joined(separator: ".") }
    }

    init(schema: AnySchema) { leaves = Self.leaves(of: schema, under: [], isSecret: false, depth: 0) }

    private static func leaves(
        of schema: AnySchema, under path: [String], isSecret: Bool, depth: Int
    ) -> [Leaf] {
        schema.fields.flatMap { field -> [Leaf] in
            let leaf = Leaf(
                path: path + [field.name], field: field,
                isSecret: isSecret || field.schema.unwrapped.isWriteOnly || field.schema.isWriteOnly)
            guard case .object = field.schema.unwrapped.kind, depth < 4 else { return [leaf] }
            return [leaf]
                + leaves(of: field.schema, under: leaf.path, isSecret: leaf.isSecret, depth: depth + 1)
        }
    }

    private func hasField(named name: String) -> Bool { leaves.contains { $0.name == name } }

    private func path(_ text: String?) throws(ComputationError) -> String {
        if let text, !text.isEmpty { return text }
        throw ComputationError(.invalidInput, "-o: expected a file, or - for standard output, got nothing")
    }

    private func number<Number: FixedWidthInteger>(
        _ text: String?, for option: String
    ) throws(ComputationError) -> Number {
        guard let number = text.flatMap({ Number($0) }) else {
            throw ComputationError(
                .invalidInput,
                "\(option): expected a whole number from \(Number.min) to \(Number.max), got \((text ?? "").quoted())")
        }
        return number
    }

    /// Reads the arguments after the computation's id.
    ///
    /// - Throws: `ComputationError` if an option isn't a field, or a value is missing.
    mutating func read(_ arguments: [String]) throws(ComputationError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "-h" {
                wantsHelp = true
                continue
            }
            if argument == "-o" {
                file = try path(rest.popFirst())
                continue
            }
            guard argument.hasPrefix("--") else {
                throw ComputationError(
                    .invalidInput, "expected an option such as --field value, got \(argument.quoted())")
            }
            let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            let value = parts.count > 1 ? String(parts[1]) : nil
            switch name {
            case "help": wantsHelp = true
            case "compact": isCompact = true
            case "format" where !hasField(named: "format"): format = value ?? rest.popFirst() ?? ""
            case "output" where !hasField(named: "output"): file = try path(value ?? rest.popFirst())
            case "seed":
                seed = try number(value ?? rest.popFirst(), for: "--seed")
            case "maximum-input":
                maximumInput = try InputLimit.bytes(of: value ?? rest.popFirst() ?? "")
            case ErrorFormat.optionName:
                _ = try ErrorFormat(typed: value ?? rest.popFirst())
            default: try readField(name, value, &rest)
            }
        }
    }

    private mutating func readField(
        _ name: String, _ inline: String?, _ rest: inout ArraySlice<String>
    ) throws(ComputationError) {
        var (value, source) = (inline, Source.argument)
        let leaf: Leaf
        do {
            leaf = try self.leaf(named: name)
        } catch {
            guard let file = fileOption(named: name) else { throw error }
            (leaf, source) = (file, .file)
        }
        if value == nil {
            let isLast = rest.first.map { $0.hasPrefix("--") } ?? true
            switch leaf.kind {
            case .flag where isLast: value = "true"
            case .secret where isLast && source == .argument: return try ask(for: leaf)
            default: value = rest.popFirst()
            }
        }
        guard let value else {
            let expected = source == .file ? "a file, or - for standard input" : leaf.field.schema.inWords
            throw ComputationError(.invalidInput, "--\(name): expected \(expected), got nothing")
        }
        try add(value, from: source, option: "--\(name)", at: leaf)
    }

    /// Finds a field by its full path, or by its last name if only one field or only one of the input's main objects
    /// has it.
    ///
    /// Hyphens can replace capital letters.
    func leaf(named name: String) throws(ComputationError) -> Leaf {
        func key(_ text: String) -> String { text.lowercased().filter { $0 != "-" && $0 != "_" } }
        if let exact = leaves.first(where: { key($0.name) == key(name) }) { return exact }
        if let field = OptionAliases.fields[name], name != field { return try leaf(named: field) }
        let byOwnName = leaves.filter { key($0.path.last ?? "") == key(name) }
        if byOwnName.count == 1 { return byOwnName[0] }
        for object in OptionAliases.mainObjects {
            if let meant = byOwnName.first(where: { $0.path.dropLast() == [object] }) { return meant }
        }
        guard byOwnName.isEmpty else {
            let names = byOwnName.map { "--\($0.name)" }
            throw ComputationError(
                .invalidInput,
                "expected the name of one field, got --\(name), which is short for "
                    + names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])")
        }
        let own =
            ClosestMatch(to: name, among: leaves.map(\.name))
            ?? ClosestMatch(to: name, among: leaves.map { $0.path.last ?? "" })
        let hint = own.map { "did you mean --\($0.word)?" } ?? "see --help"
        throw ComputationError(.invalidInput, "expected an option named after a field, got --\(name) (\(hint))")
    }
}
