// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension InputFields {
    /// Clears the fields of an option such as `--clear price,notes`, which sets them to null.
    ///
    /// A name is that of a field, or of its option. Call it after the other options are set.
    ///
    /// - Parameters:
    ///   - names: The names, separated by commas.
    ///   - key: The computation whose input has the fields.
    ///   - option: The option with the names.
    ///   - object: The path of the object that has the fields; any fields if `nil`.
    ///   - flags: The Boolean fields that words stand for, because what they clear can't be set.
    /// - Throws: `ComputationError` if a name is that of no field, of several, of one that can't be cleared, or of one
    ///   that is set as well.
    public mutating func clear<Input: SchemaProviding, Output: SchemaProviding>(
        _ names: String?, for key: ComputationKey<Input, Output>, _ option: String = "--clear",
        of object: String? = nil, flags: [String: String] = [:]
    ) throws(ComputationError) {
        let words = names?.split(separator: ",").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty } ?? []
        if let names, words.isEmpty { throw Self.refusal(option, "names of fields", names) }
        for word in words {
            if let flag = flags.first(where: { $0.key.foldedWord == word.foldedWord })?.value {
                set(flag, option, flag: true)
                continue
            }
            let paths = paths(of: word, in: object)
            guard let path = paths.first else {
                throw Self.refusal(option, "one of \(clearable(in: Input.schema.erased).joined(separator: ", "))", word)
            }
            guard paths.count == 1 else {
                throw Self.refusal(option, "the name of one field: \(paths.joined(separator: ", "))", word)
            }
            var steps = path.split(separator: ".").map(String.init)
            let input = JSONValue.object(json)
            func isClearable() -> Bool { Input.schema.erased.field(at: steps[...], in: input)?.isClearable == true }
            // The option --place can set a member of the place.
            if !isClearable(), steps.dropLast().last?.foldedWord == word.foldedWord { steps.removeLast() }
            guard isClearable() else {
                throw Self.refusal(option, "one of \(clearable(in: Input.schema.erased).joined(separator: ", "))", word)
            }
            let value = steps.reduce(JSONValue.object(json) as JSONValue?) { $0?[$1] }
            guard value == nil || value == .null else {
                throw Self.refusal(option, "a field that isn't also set", word)
            }
            let cleared = steps.joined(separator: ".")
            let own = options[cleared]
            set(cleared, option, .null)
            // A later word, or an error, still names the field by its own option.
            if let own { options[cleared] = own }
        }
    }

    /// The names of the options, or else of the fields, that can be cleared.
    private func clearable(in schema: AnySchema) -> [String] {
        let steps = { (path: String) in path.split(separator: ".").map(String.init) }
        let paths = options.keys.filter { schema.field(at: steps($0)[...], in: .object(json))?.isClearable == true }
        let names = paths.map { options[$0].map { String($0.drop { $0 == "-" }) } ?? $0 }
        return Set(names.filter { !$0.hasPrefix("<") }).sorted()
    }

    private static func refusal(_ option: String, _ expected: String, _ word: String) -> ComputationError {
        .refused(path: option, expected: expected, got: word.quoted(limit: 60))
    }

    /// Returns the paths of the fields that a word names: by its path, its option, or its own name.
    private func paths(of word: String, in object: String?) -> [String] {
        let paths = options.keys.sorted().filter { path in object.map { path.hasPrefix($0 + ".") } ?? true }
        if paths.contains(word) { return [word] }
        let folded = word.foldedWord
        if let path = paths.first(where: { options[$0]?.foldedWord == folded }) { return [path] }
        return paths.filter { $0.split(separator: ".").last.map { String($0).foldedWord } == folded }
    }
}

extension AnySchema {
    /// Returns the field at a path of an input, which determines the variants of unions.
    fileprivate func field(at path: ArraySlice<String>, in input: JSONValue?) -> Field? {
        let fields: [Field]
        switch resolved.kind {
        case .optional(let wrapped): return wrapped.field(at: path, in: input)
        case .object(let own): fields = own
        case .union(let union):
            let word = input?[union.discriminator]
            fields = union.variants.first { .string($0.value) == word }?.fields ?? []
        default: return nil
        }
        guard let name = path.first, let field = fields.first(where: { $0.name == name }) else { return nil }
        return path.count == 1 ? field : field.schema.field(at: path.dropFirst(), in: input?[name])
    }
}
