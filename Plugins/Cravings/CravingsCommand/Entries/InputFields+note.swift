// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit

extension InputFields {
    /// Sets a note from its text, or from standard input for `-`, so that it stays out of the shell's history.
    ///
    /// - Throws: `FileFailure` if standard input can't be read, `ComputationError` if it is larger than 64 KiB or isn't
    ///   UTF-8.
    mutating func set(_ path: String, _ option: String, note: String?) throws {
        guard note == "-" else { return set(path, option, text: note) }
        let bytes = try readFile("-", limit: 1 << 16)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ComputationError(.invalidInput, "\(option): expected text in UTF-8, got other bytes")
        }
        var note = text[...]
        while note.last?.isNewline == true { note.removeLast() }
        set(path, option, text: String(note))
    }
}
