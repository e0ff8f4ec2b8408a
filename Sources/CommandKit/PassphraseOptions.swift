// SPDX-License-Identifier: Apache-2.0

package import ArgumentParser
internal import ComputationKit

/// Where a passphrase comes from: a file, the terminal, or the first line of standard input; never an argument.
package struct PassphraseOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A file whose first line is the passphrase; - for standard input.", valueName: "file"),
        completion: .file())
    package var passphraseFile: String?

    /// Options as parsed.
    package init() {}

    /// Options with a file, or without one.
    package init(file: String?) { passphraseFile = file }

    /// Whether ``known(_:)`` and ``new(_:)`` take standard input for it.
    package var readsStandardInput: Bool { passphraseFile.map { $0 == "-" } ?? !OutputStream.standardInputIsTerminal }

    /// The passphrase that opens what is sealed.
    package func known(_ prompt: String) throws -> String {
        try passphraseFile.map { try SecretInput.firstLine(of: $0) } ?? asked(prompt)
    }

    /// A passphrase to seal with, asked for twice on a terminal so that a slip of the finger locks nobody out.
    package func new(_ prompt: String) throws -> String {
        if let passphraseFile { return try SecretInput.firstLine(of: passphraseFile) }
        let passphrase = try asked(prompt)
        if OutputStream.standardInputIsTerminal, try SecretInput.ask("Once more: ") != passphrase {
            throw ComputationError(.invalidInput, "expected the same passphrase twice, got two that differ")
        }
        return passphrase
    }

    private func asked(_ prompt: String) throws -> String {
        try OutputStream.standardInputIsTerminal ? SecretInput.ask(prompt) : SecretInput.firstLine(of: "-")
    }
}
