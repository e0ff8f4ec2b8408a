// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Presentation

extension AnySchema.Field {
    /// What the field is for, what it takes and what it is when left out, wrapped at a width.
    ///
    /// - Parameters:
    ///   - width: the columns available.
    ///   - namesTypes: whether to name the described type, whose own prose appears elsewhere.
    ///   - addition: one more sentence.
    func prose(width: Int, namesTypes: Bool, adding addition: String = "") -> [String] {
        let inner = namesTypes ? schema.describedParts.first?.shortName ?? "" : ""
        let kind = schema.inWords.asSentence(adding: inner.isEmpty ? "" : " (\(inner))")
        let end = addition.isEmpty ? "" : " \(addition)"
        return "\(summary) \(kind)\(whenLeftOut)\(end)".wrapped(toTerminalWidth: width)
    }

    /// The default in words; that of an object shows in the defaults of its fields.
    private var whenLeftOut: String {
        switch defaultValue {
        case nil: isRequired ? " Required." : ""
        case .object: ""
        case .array(let elements):
            elements.isEmpty
                ? " Empty by default." : " By default \(elements.map(\.plainText).joined(separator: ", "))."
        case .string("")?: " Empty by default."
        case let value?: " By default \(value.plainText)."
        }
    }
}

extension AnySchema {
    /// The described objects and enumerations directly within a field's schema, which have prose of their own.
    var describedParts: [AnySchema] {
        switch resolved.kind {
        case .object, .enumeration, .union: resolved.name.isEmpty ? [] : [resolved]
        case .list(let element, _), .dictionary(let element, _), .optional(let element): element.describedParts
        default: []
        }
    }
}

extension JSONValue {
    /// A text without its quotes, anything else as JSON.
    fileprivate var plainText: String { string ?? text() }
}

extension String {
    fileprivate func asSentence(adding addition: String) -> String {
        prefix(1).uppercased() + dropFirst() + addition + "."
    }
}
