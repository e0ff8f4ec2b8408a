// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TerminalKit

/// Turns `--field value` options into an input, guided by its schema.
///
/// Values keep the text a user typed unless the schema asks for a number, a truth value or JSON, so that the
/// engine's own check words the refusal.
struct FieldOptions {
    /// Whether `--help` was among the options.
    private(set) var wantsHelp = false
    /// Whether the result goes on one line.
    private(set) var isCompact = false
    /// The seed of random choices.
    private(set) var seed: UInt64 = 0
    /// The most bytes of standard input to read.
    private(set) var maximumInput: Int = InputLimit.standard
    /// The input so far.
    private(set) var input: JSONValue = [:]
    /// Whether no field was given.
    var isEmpty: Bool { input == [:] }

    private let leaves: [Leaf]

    /// A field that takes a value, by the names from the root.
    private struct Leaf {
        let path: [String]
        let field: AnySchema.Field
        /// The full paths and the own names that the field had in earlier versions.
        let formerNames: [String]
        var name: String { path.joined(separator: ".") }
    }

    init(schema: AnySchema) { leaves = Self.leaves(of: schema, under: [], formerly: [], depth: 0) }

    private static func leaves(
        of schema: AnySchema, under path: [String], formerly formerPaths: [String], depth: Int
    ) -> [Leaf] {
        schema.fields.flatMap { field -> [Leaf] in
            let present = path.joined(separator: ".")
            let prefixes = path.isEmpty ? [""] : ([present] + formerPaths).map { "\($0)." }
            let names = prefixes.flatMap { prefix in ([field.name] + field.formerNames).map { prefix + $0 } }
            let leaf = Leaf(
                path: path + [field.name], field: field, formerNames: names.dropFirst() + field.formerNames)
            guard case .object = field.schema.resolved.kind, depth < 4 else { return [leaf] }
            return [leaf]
                + leaves(of: field.schema, under: leaf.path, formerly: Array(names.dropFirst()), depth: depth + 1)
        }
    }

    private func number<Number: FixedWidthInteger>(
        _ text: String?, for option: String, atLeast least: Number
    ) throws(ComputationError) -> Number {
        guard let number = text.flatMap({ Number($0) }), number >= least else {
            throw ComputationError(
                .invalidInput, "\(option): expected a whole number of at least \(least), got \"\(text ?? "")\"")
        }
        return number
    }

    /// Reads the arguments after the computation's id.
    ///
    /// - Throws: ``ComputationError`` for an option that is no field, or a value that is missing.
    mutating func read(_ arguments: [String]) throws(ComputationError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "-h" {
                wantsHelp = true
                continue
            }
            guard argument.hasPrefix("--") else {
                throw ComputationError(.invalidInput, "expected an option such as --field value, got \"\(argument)\"")
            }
            let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            var value = parts.count > 1 ? String(parts[1]) : nil
            switch name {
            case "help": wantsHelp = true
            case "compact": isCompact = true
            case "seed":
                seed = try number(value ?? rest.popFirst(), for: "--seed", atLeast: 0)
            case "maximum-input":
                maximumInput = try number(value ?? rest.popFirst(), for: InputLimit.option, atLeast: 1)
            default:
                let leaf = try leaf(named: name)
                if value == nil {
                    if case .boolean = leaf.field.schema.resolved.kind, rest.first.map({ $0.hasPrefix("--") }) ?? true {
                        value = "true"
                    } else {
                        value = rest.popFirst()
                    }
                }
                guard let value else {
                    throw ComputationError(
                        .invalidInput, "--\(name): expected \(leaf.field.schema.inWords), got nothing")
                }
                add(value, at: leaf)
            }
        }
    }

    /// Finds a field by its full path, or by its own name where only one field has it; hyphens may replace capitals.
    private func leaf(named name: String) throws(ComputationError) -> Leaf {
        func key(_ text: String) -> String { text.lowercased().filter { $0 != "-" && $0 != "_" } }
        if let exact = leaves.first(where: { key($0.name) == key(name) }) { return exact }
        if let former = leaves.first(where: { $0.formerNames.contains { key($0) == key(name) } }) { return former }
        let byOwnName = leaves.filter { key($0.path.last ?? "") == key(name) }
        if byOwnName.count == 1 { return byOwnName[0] }
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
        throw ComputationError(.invalidInput, "expected the name of a field as option, got --\(name) (\(hint))")
    }

    private mutating func add(_ text: String, at leaf: Leaf) {
        input = Self.setting(text, leaf.path[...], leaf.field.schema, in: input)
    }

    private static func setting(
        _ text: String, _ path: ArraySlice<String>, _ schema: AnySchema, in value: JSONValue
    ) -> JSONValue {
        guard let key = path.first else {
            if case .list(let element, _) = schema.resolved.kind {
                if text.hasPrefix("["), let list = try? JSONValue(parsing: text) { return list }
                if text.hasPrefix("{"), let one = try? JSONValue(parsing: text) {
                    return .array((value.array ?? []) + [one])
                }
                return .array((value.array ?? []) + text.split(separator: ",").map { parsed(String($0), element) })
            }
            return parsed(text, schema)
        }
        var members = value.object ?? JSONObject()
        let inner: JSONValue = members[key] ?? (path.count > 1 ? [:] : .array([]))
        members[key] = setting(text, path.dropFirst(), schema, in: inner)
        return .object(members)
    }

    private static func parsed(_ text: String, _ schema: AnySchema) -> JSONValue {
        switch schema.resolved.kind {
        case .text, .enumeration: .string(text)
        case .blob: .string(text)
        case .optional(let wrapped): text == "null" ? .null : parsed(text, wrapped)
        case .number, .integer, .boolean, .object, .union, .dictionary, .list, .any:
            (try? JSONValue(parsing: text)) ?? .string(text)
        case .reference: .string(text)
        }
    }

    /// The options in lines of at most 80 columns.
    func helpLines(for manifest: Manifest, program: String) -> [String] {
        var lines = manifest.summary.wrapped(toTerminalWidth: 80)
        lines += ["", "USAGE: \(program) run \(manifest.id) [--FIELD VALUE ...]"]
        if let example = manifest.examples.first {
            lines += ["", "EXAMPLE:", "  \(program) run \(manifest.id) <<'JSON'"]
            lines += example.input.text(pretty: true).split(separator: "\n").map { "  \($0)" } + ["  JSON"]
        }
        lines += ["", "FIELDS:"]
        for leaf in leaves {
            lines.append("  --\(leaf.name)")
            lines += leaf.field.prose(width: 74, namesTypes: false).map { "      " + $0 }
        }
        lines += [
            "", "OPTIONS:", "  --compact                Print the result on one line.",
            "  --seed N                 Seed random choices.",
            "  --maximum-input BYTES    Largest standard input to read; \(InputLimit.standard) by default.",
        ]
        return lines
    }
}
