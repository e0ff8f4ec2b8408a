// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import WardrobePlugin

extension InputFields {
    /// Sets a color from its name or hex value: `navy`, `#1F3A5F`.
    ///
    /// - Throws: ``ComputationError`` that names the option and the nearest name.
    mutating func set(_ path: String, _ option: String, color: String?) throws(ComputationError) {
        set(
            path, option,
            text: try color.map { text throws(ComputationError) in try Self.hex(text, option) })
    }

    /// Sets comma-separated colors.
    ///
    /// - Throws: as for one color.
    mutating func set(_ path: String, _ option: String, colors: String?) throws(ComputationError) {
        guard let colors else { return set(path, option, nil) }
        var digits: [JSONValue] = []
        for part in colors.split(separator: ",") {
            digits.append(.string(try Self.hex(String(part.trimmingSpaces), option)))
        }
        set(path, option, .array(digits))
    }

    private static func hex(_ text: String, _ option: String) throws(ComputationError) -> String {
        if let known = ColorName.color(named: text) { return known.color.hex }
        do {
            return try SRGBColor(hex: text).hex
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
