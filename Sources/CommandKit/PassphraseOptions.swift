// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
internal import ComputationKit

/// The option for the source of a passphrase: a file, the terminal, or standard input, but never an argument.
public struct PassphraseOptions: ParsableArguments {
    /// The file whose first line is the passphrase; `-` for standard input.
    @Option(
        help: ArgumentHelp("File whose first line is the passphrase; - for standard input.", valueName: "file"),
        completion: .file())
    public var passphraseFile: String?

    /// Creates the options.
    public init() {}

    /// Creates the options with a file, or without one.
    public init(file: String?) { passphraseFile = file }

    /// Whether ``known(_:)`` and ``new(_:)`` read standard input.
    public var readsStandardInput: Bool { passphraseFile.map { $0 == "-" } ?? !OutputStream.standardInputIsTerminal }

    /// Returns the existing passphrase, which opens sealed values.
    public func known(_ prompt: String) throws -> String {
        try passphraseFile.map { try SecretInput.firstLine(of: $0) } ?? asked(prompt)
    }

    /// Returns the passphrase of a plugin's sealed records: from the option, from the file that `ALMANAC_PASSPHRASE_FILE`
    /// names, or from the terminal or standard input.
    public func ofRecords(_ plugin: String) throws -> String {
        if passphraseFile == nil, let stated = try SealedRecordsPrompt.fromVariable() { return stated }
        return try known("Passphrase of \(plugin): ")
    }

    /// Returns a new passphrase; on a terminal, prompts for it twice to catch typing errors.
    public func new(_ prompt: String) throws -> String {
        if let passphraseFile { return try SecretInput.firstLine(of: passphraseFile) }
        let passphrase = try asked(prompt)
        if OutputStream.standardInputIsTerminal, try SecretInput.ask("Repeat the passphrase: ") != passphrase {
            throw ComputationError(.invalidInput, "expected the same passphrase twice, got two different ones")
        }
        return passphrase
    }

    private func asked(_ prompt: String) throws -> String {
        try OutputStream.standardInputIsTerminal ? SecretInput.ask(prompt) : SecretInput.firstLine(of: "-")
    }
}
