// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The passphrase of records that are sealed as a whole: from a file that the user names, or from the terminal.
package enum SealedRecordsPrompt {
    /// The variable with the path of a file whose first line is the passphrase.
    static let variable = "ALMANAC_PASSPHRASE_FILE"

    /// Returns the passphrase of a plugin.
    ///
    /// - Parameters:
    ///   - plugin: The plugin.
    ///   - notice: The text to show before a prompt.
    /// - Throws: `ComputationError` if there is neither a file nor a terminal.
    package static func passphrase(of plugin: String, after notice: String? = nil) throws -> String {
        if let stated = try fromVariable() { return stated }
        guard OutputStream.standardInputIsTerminal else {
            throw ComputationError(
                .refused,
                "The records of \(plugin) are sealed. Unlock them first with: almanac unlock \(plugin), or set "
                    + "\(variable) to a file whose first line is the passphrase.")
        }
        if let notice { try OutputStream.standardError.print(notice: notice) }
        do {
            return try SecretInput.ask("Passphrase of \(plugin): ")
        } catch let error as ComputationError {
            throw ComputationError(.refused, "The records of \(plugin) stay sealed: \(error.message)")
        }
    }

    /// Returns the passphrase in the file that the variable names; `nil` if it names none.
    static func fromVariable() throws -> String? {
        guard let file = getenv(variable).map({ String(cString: $0) }), !file.isEmpty else { return nil }
        do {
            return try SecretInput.firstLine(of: file)
        } catch let failure as FileFailure {
            throw ComputationError(failure.code, "\(variable): \(failure)")
        } catch let error as ComputationError {
            // The input of the computation is right.
            throw ComputationError(.refused, "\(variable): \(error)")
        }
    }
}
