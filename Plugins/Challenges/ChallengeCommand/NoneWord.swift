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
    /// Sets the parts to clear, if there are any.
    mutating func set<Part: TypedWord>(_ path: String, _ option: String, parts: [Part]) {
        set(path, option, texts: parts.map(\.rawValue))
    }
}
