// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Presentation

extension AnySchema.Field {
    /// Returns the field's summary, type, and default, wrapped at a width.
    ///
    /// - Parameters:
    ///   - width: The number of columns available.
    ///   - namesTypes: Whether to name the type if its description appears elsewhere.
    ///   - addition: A sentence to append.
    func prose(width: Int, namesTypes: Bool, adding addition: String = "") -> [String] {
        let inner = namesTypes ? schema.describedParts.first?.shortName ?? "" : ""
        let kind = schema.inWords.asSentence(adding: inner.isEmpty ? "" : " (\(inner))")
        let end = addition.isEmpty ? "" : " \(addition)"
        return "\(summary) \(kind)\(whenLeftOut)\(end)".wrapped(toTerminalWidth: width)
    }

    /// The default in words; empty for an object, because its fields have defaults.
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
    /// The objects and enumerations directly within a field's schema that are described separately.
    var describedParts: [AnySchema] {
        switch resolved.kind {
        case .object, .enumeration, .union: resolved.name.isEmpty ? [] : [resolved]
        case .list(let element, _), .dictionary(let element, _), .optional(let element): element.describedParts
        default: []
        }
    }
}

extension JSONValue {
    /// A text without its quotation marks, any other value as JSON.
    fileprivate var plainText: String { string ?? text() }
}

extension String {
    fileprivate func asSentence(adding addition: String) -> String {
        prefix(1).uppercased() + dropFirst() + addition + "."
    }
}
