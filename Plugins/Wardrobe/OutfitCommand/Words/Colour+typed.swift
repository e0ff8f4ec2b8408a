// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import WardrobePlugin

extension SRGBColour {
    /// Reads a colour by its name or its digits: `navy`, `#1F3A5F`.
    ///
    /// - Throws: ``Failure`` that names the option and the nearest name.
    init(typed text: String, for option: String) throws(Failure) {
        if let known = ColourName.colour(named: text) {
            self = known.colour
            return
        }
        do {
            try self.init(hex: text)
        } catch {
            let near = ClosestMatch(to: text, among: ColourName.all.map(\.name))
            throw Failure.badInput([
                Issue(
                    path: option, expected: "a colour such as navy or #1F3A5F", got: error.got,
                    hint: near.map { "did you mean \($0.word)?" })
            ])
        }
    }
}
