// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CivilTime
import CommandKit
import ComputationKit
import CravingsPlugin

extension InputFields {
    /// Sets a private text, or reads it from standard input for `-`, so that it stays out of the shell's history and of the
    /// list of processes.
    ///
    /// - Throws: `FileFailure` if standard input can't be read, `ComputationError` if it is larger than 64 KiB or isn't
    ///   UTF-8.
    mutating func set(_ path: String, _ option: String, privateText text: String?) throws {
        guard text == "-" else { return set(path, option, text: text) }
        let bytes = try readFile("-", limit: 1 << 16)
        guard let read = String(validating: bytes, as: UTF8.self) else {
            var error = ComputationError(.invalidInput, "\(option): expected text in UTF-8, got other bytes")
            if HelpFirst.isNeeded(intensity: nil, note: String(decoding: bytes, as: UTF8.self)) {
                error.notice = HelpFirst.notice(in: .machine)
            }
            throw error
        }
        var lines = read[...]
        while lines.last?.isNewline == true { lines.removeLast() }
        set(path, option, text: String(lines))
    }

    /// Throws an error if more than one value would be read from standard input.
    static func refuseSharedInput(_ values: [(option: String, value: String?)]) throws {
        let shared = values.filter { $0.value == "-" }.map(\.option)
        guard shared.count > 1 else { return }
        throw ValidationError("\(shared.joined(separator: " and ")) can't both be read from standard input.")
    }
}
