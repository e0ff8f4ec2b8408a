// SPDX-License-Identifier: Apache-2.0

import CivilTime
import CommandKit
import CravingsPlugin

extension InputFields {
    /// Sets a private text, or reads it from standard input for `-`; help comes before an error.
    ///
    /// - Throws: The errors of `set(_:_:note:)`.
    mutating func set(_ path: String, _ option: String, privateText text: String?) throws {
        try set(path, option, note: text) { text in
            HelpFirst.isNeeded(intensity: nil, note: text) ? HelpFirst.notice(in: .machine) : nil
        }
    }
}
