// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit

extension InputFields {
    /// Clears the fields whose options say `none` or `any`.
    ///
    /// - Throws: `ComputationError` if another option or element has a value for the field.
    mutating func clearNone(_ names: [String]) throws(ComputationError) {
        for name in names {
            let values = json[name].map { $0.array ?? $0.object?.map(\.value) ?? [$0] } ?? []
            let clearing = values.filter { ["none", "any"].contains($0.string?.lowercased()) }
            let option = options[name] ?? options.filter { $0.key.hasPrefix("\(name).") }.values.min()
            guard let option, !clearing.isEmpty else { continue }
            guard clearing.count == values.count else {
                throw .refused(path: option, expected: "either values or none", got: "both")
            }
            set(name, option, .null)
        }
    }
}
