// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit

extension String? {
    /// Whether it is a word that takes back what was stated.
    var isNone: Bool { self.map { ["none", "any"].contains($0.lowercased()) } ?? false }

    /// The text, unless it takes something back.
    var unlessNone: String? { isNone ? nil : self }
}

extension InputFields {
    /// States the parts that are taken back, unless there are none.
    mutating func set<Part: TypedWord>(_ path: String, _ option: String, parts: [Part]) {
        set(path, option, texts: parts.map(\.rawValue))
    }
}
