// SPDX-License-Identifier: Apache-2.0

import CommandKit

extension InputFields {
    /// Sets a moment from a time of day, a day and a time of day, or an instant with an offset.
    ///
    /// - Parameter moment: Text such as `21:30`, `yesterday 21:30`, `2026-11-22T21:30`, or `2026-11-22T21:30+02:00`.
    mutating func set(_ path: String, _ option: String, moment: String?) {
        for name in ["", ".instant", ".day", ".clock"] { set(path + name, option, nil) }
        guard let moment else { return }
        let separator: Character = moment.contains(" ") ? " " : "T"
        let sides = moment.split(separator: separator, maxSplits: 1).map { String($0.trimmingSpaces) }
        guard sides.count == 2, sides[1].contains(":") else {
            return set(path + (moment.contains(":") ? ".clock" : ".day"), option, text: moment)
        }
        guard !sides[1].contains(where: { "zZ+-".contains($0) }) else {
            return set(path + ".instant", option, text: sides.joined(separator: "T"))
        }
        set(path + ".day", option, text: sides[0])
        set(path + ".clock", option, text: sides[1])
    }
}
