// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An error of a store, with a code and a sentence that includes the remedy.
///
/// An operation that throws one changes nothing on disk, unless its sentence says otherwise.
public struct StoreError: Error, Sendable, CustomStringConvertible {
    /// The kind of error.
    ///
    /// This is a struct rather than an enum, so that a later version can add a kind.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's word.
        public let rawValue: String
        /// Creates a code from its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The home folder can't be found, created, or trusted.
        public static let homeUnusable = Code(rawValue: "home-unusable")
        /// A file to read doesn't exist.
        public static let notFound = Code(rawValue: "not-found")
        /// This user can't read or write a file or folder.
        public static let notWritable = Code(rawValue: "not-writable")
        /// The disk is full, or a write failed.
        public static let diskFull = Code(rawValue: "disk-full")
        /// Another process locked the store for longer than the timeout.
        public static let busy = Code(rawValue: "busy")
        /// The file is damaged, or isn't a store.
        public static let corrupt = Code(rawValue: "corrupt")
        /// A newer version of the program created the file or archive.
        public static let newerVersion = Code(rawValue: "newer-version")
        /// A migration differs from the one that created the file.
        public static let migrationEdited = Code(rawValue: "migration-edited")
        /// A schema violates the rules of stores.
        public static let badSchema = Code(rawValue: "bad-schema")
        /// An import would replace records.
        public static let notEmpty = Code(rawValue: "not-empty")
        /// An archive is truncated, altered, or doesn't match the schema.
        public static let badArchive = Code(rawValue: "bad-archive")
        /// An archive can't be written to the given file, such as a device or a file of the home.
        public static let badDestination = Code(rawValue: "bad-destination")
        /// There is no store with this name.
        public static let unknownPlugin = Code(rawValue: "unknown-plugin")
        /// An attachment's file is missing or altered.
        public static let attachmentDamaged = Code(rawValue: "attachment-damaged")
        /// A sealed value can't be saved, because no passphrase is set.
        public static let passphraseNeeded = Code(rawValue: "passphrase-needed")
        /// A sealed value can't be read or saved, because the vault is locked.
        public static let vaultLocked = Code(rawValue: "vault-locked")
        /// The passphrase or the recovery code is wrong.
        public static let wrongPassphrase = Code(rawValue: "wrong-passphrase")
        /// The passphrase is too short, or one is already set.
        public static let passphraseRefused = Code(rawValue: "passphrase-refused")
        /// A sealed value was altered, moved, or sealed with another key.
        public static let sealBroken = Code(rawValue: "seal-broken")
    }

    /// The kind of error.
    public let code: Code
    /// The problem and the remedy, in one or two sentences.
    public let message: String
    /// Every problem, if there can be several.
    public let problems: [String]
    /// The maximum number of problems that are listed.
    static let listed = 100

    /// Creates an error.
    public init(_ code: Code, _ message: String, problems: [String] = []) {
        self.code = code
        self.message = message
        let more = problems.count - Self.listed
        self.problems = more > 0 ? problems.prefix(Self.listed) + ["and \(more) more"] : problems
    }

    /// The message and the problems, each on a line.
    public var description: String { ([message] + problems.map { "  \($0)" }).joined(separator: "\n") }

    /// The engine's code for the error, which every face uses.
    public var computationCode: ComputationError.Code {
        switch code {
        case .unknownPlugin, .badDestination, .passphraseNeeded, .vaultLocked, .wrongPassphrase, .passphraseRefused:
            .refused
        case .notEmpty: .conflict
        case .corrupt, .newerVersion, .badArchive, .attachmentDamaged, .sealBroken: .invalidData
        case .notFound: .notFound
        case .diskFull: .storageFull
        case .homeUnusable: .io
        case .busy: .busy
        case .notWritable: .permission
        default: .internalError
        }
    }

    /// The exit code of a command that ends with this error, after BSD sysexits.
    public var exitCode: Int32 { computationCode.exitCode }
}

extension StoreError: ComputationErrorConvertible {
    /// The error as the engine reports it.
    public var computationError: ComputationError {
        ComputationError(computationCode, description, underlying: self)
    }
}
