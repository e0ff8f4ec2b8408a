// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit

extension String? {
    /// Whether the text is `none` or `any`, which clears a value.
    var isNone: Bool { self.map { ["none", "any"].contains($0.lowercased()) } ?? false }

    /// The text; nil if it clears a value.
    var unlessNone: String? { isNone ? nil : self }
}

extension InputFields {
    /// Clears a field, which its option set before, if the text is `none` or `any`.
    ///
    /// - Throws: `ComputationError` if another option sets the field.
    mutating func clear(_ path: String, _ option: String, if text: String?) throws(ComputationError) {
        guard text.isNone else { return }
        if let value = json[path], value != .null {
            throw .refused([
                ValidationIssue(path: option, expected: "a value, or none for all of it", got: "both")
            ])
        }
        set(path, option, .null)
    }
}
