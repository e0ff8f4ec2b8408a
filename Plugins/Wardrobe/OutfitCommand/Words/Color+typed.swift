// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import WardrobePlugin

extension SRGBColor {
    /// Reads a color by its name or its digits: `navy`, `#1F3A5F`.
    ///
    /// - Throws: ``ComputationError`` that names the option and the nearest name.
    init(typed text: String, for option: String) throws(ComputationError) {
        if let known = ColorName.color(named: text) {
            self = known.color
            return
        }
        do {
            try self.init(hex: text)
        } catch {
            let near = ClosestMatch(to: text, among: ColorName.all.map(\.name))
            throw ComputationError.refused([
                ValidationIssue(
                    path: option, expected: "a color such as navy or #1F3A5F", got: error.got,
                    recoverySuggestion: near.map { "did you mean \($0.word)?" })
            ])
        }
    }
}
