// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

extension AnySchema {
    /// The schema without references and null.
    package var unwrapped: AnySchema {
        if case .optional(let wrapped) = resolved.kind { wrapped.unwrapped } else { resolved }
    }

    /// Whether users type values as text other than JSON.
    var isTyped: Bool {
        let schema = unwrapped
        switch schema.kind {
        case .text, .enumeration, .blob, .number, .integer, .boolean: return !schema.isWriteOnly
        case .list(let element, _), .dictionary(let element, _): return element.isWord
        case .object: return schema.isAmount
        case .union, .any, .optional, .reference: return false
        }
    }

    /// Whether one word or number is a value.
    private var isWord: Bool {
        let schema = unwrapped
        switch schema.kind {
        case .text, .enumeration, .number, .integer, .boolean: return !schema.isWriteOnly
        default: return false
        }
    }

    /// Whether values are amounts of money: objects with an amount and a currency.
    var isAmount: Bool { fields.count == 2 && Set(fields.map(\.name)) == ["amount", "currency"] }

    /// Returns the JSON of a value as users type it.
    ///
    /// What isn't a value of the schema stays text, so that validation refuses it in the words of every face.
    package func typed(_ text: String) -> JSONValue {
        let schema = unwrapped
        switch schema.kind {
        case .number, .integer: return InputFields.figure(text)
        case .enumeration(let cases):
            let folded = text.foldedWord
            return .string(cases.first { $0.value.foldedWord == folded }?.value ?? text)
        case .boolean, .any: return (try? JSONValue(parsing: text)) ?? .string(text)
        case .object, .union, .dictionary, .list, .text, .blob, .optional, .reference: return .string(text)
        }
    }

    /// Returns the JSON of the texts of an option.
    ///
    /// - Parameters:
    ///   - texts: One text, or several for a list.
    ///   - option: The option, for errors.
    ///   - splits: Whether commas separate the elements of a list.
    func typed(_ texts: [String], _ option: String, splitting splits: Bool) throws -> JSONValue? {
        guard let text = texts.last else { return nil }
        let schema = unwrapped
        switch schema.kind {
        case .list(let element, _):
            let parts =
                splits ? texts.flatMap { $0.split(separator: ",") }.map(\.trimmingSpaces) : texts.map { $0[...] }
            return .array(parts.filter { !$0.isEmpty }.map { element.typed(String($0)) })
        case .dictionary(let element, _): return .object(try Self.entries(texts, option) { element.typed($0) })
        case .object where schema.isAmount:
            var fields = InputFields()
            let needsCurrency = schema.fields.contains { $0.name == "currency" && $0.isRequired }
            if !needsCurrency, !text.contains(" ") { return ["amount": .string(text)] }
            try fields.set("amount", option, money: text)
            return fields.json["amount"]
        case .blob(let rule):
            let bytes = try readFile(text, limit: rule.maximumBytes)
            return Schema<Blob>.blob(maximumBytes: rule.maximumBytes).json(of: Blob(bytes))
        default: return typed(text)
        }
    }

    /// Returns the members of entries such as `memory=16GB`.
    private static func entries(
        _ texts: [String], _ option: String, value: (String) -> JSONValue
    ) throws(ComputationError) -> JSONObject {
        var object = JSONObject()
        for text in texts {
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, !sides[0].isEmpty else {
                throw .refused(path: option, expected: "an entry such as name=value", got: text.quoted(limit: 60))
            }
            guard object[sides[0]] == nil else {
                throw .refused(path: option, expected: "each name once", got: text.quoted(limit: 60))
            }
            object[sides[0]] = value(sides[1])
        }
        return object
    }
}

extension JSONValue {
    /// Returns the JSON that a user typed for an option.
    package static func typed(_ text: String, _ option: String) throws(ComputationError) -> JSONValue {
        do {
            return try JSONValue(parsing: text)
        } catch {
            throw ComputationError(.invalidJSON, "\(option): \(error)")
        }
    }
}
