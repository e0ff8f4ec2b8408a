// SPDX-License-Identifier: Apache-2.0

internal import ArgumentParser
public import ComputationKit

extension InputFields {
    /// Sets a note, or reads it from standard input for `-`, so that it stays out of the shell's history and of the list of
    /// processes.
    ///
    /// - Parameters:
    ///   - path: The path of the field, such as `details.notes`.
    ///   - option: The option of the field, such as `--notes`.
    ///   - text: What the user typed.
    ///   - notice: Returns what to show before the error for bytes that aren't UTF-8, which are given as far as they are text.
    /// - Throws: `FileFailure` if standard input can't be read, `ComputationError` if it is larger than 64 KiB or isn't
    ///   UTF-8.
    public mutating func set(
        _ path: String, _ option: String, note text: String?, noticeForOther notice: (String) -> Message? = { _ in nil }
    ) throws {
        guard text == "-" else { return set(path, option, text: text) }
        let bytes = try readFile("-", limit: 1 << 16)
        guard let read = String(validating: bytes, as: UTF8.self) else {
            var error = ComputationError(.invalidInput, "\(option): expected text in UTF-8, got other bytes")
            error.notice = notice(String(decoding: bytes, as: UTF8.self))
            throw error
        }
        var lines = read[...]
        while lines.last?.isNewline == true { lines.removeLast() }
        set(path, option, text: String(lines))
    }

    /// Throws an error if more than one value would be read from standard input.
    public static func refuseSharedInput(_ values: [(option: String, value: String?)]) throws {
        let shared = values.filter { $0.value == "-" }.map(\.option)
        guard shared.count > 1 else { return }
        throw ValidationError("\(shared.joined(separator: " and ")) can't both be read from standard input.")
    }
}
