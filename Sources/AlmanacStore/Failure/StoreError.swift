// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a store refuses or cannot do: a code to act on, and a sentence for people that names the cure.
///
/// Nothing is changed on disk by an operation that throws one, unless its sentence says so.
public struct StoreError: Error, Sendable, CustomStringConvertible {
    /// The kind of error.
    ///
    /// A struct rather than an enum, so that a later version can add a kind.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's word.
        public let rawValue: String
        /// Makes a code from its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The home folder cannot be found, made or trusted.
        public static let homeUnusable = Code(rawValue: "home-unusable")
        /// A file to be read is not there.
        public static let notFound = Code(rawValue: "not-found")
        /// A file or folder cannot be read or written by this user.
        public static let notWritable = Code(rawValue: "not-writable")
        /// There is no room left, or the disk refused to write.
        public static let diskFull = Code(rawValue: "disk-full")
        /// Another process kept the store longer than the busy timeout.
        public static let busy = Code(rawValue: "busy")
        /// The file is damaged, or no store at all.
        public static let corrupt = Code(rawValue: "corrupt")
        /// The file or archive was made by a newer version of the program.
        public static let newerVersion = Code(rawValue: "newer-version")
        /// A migration is not the one the file was made by.
        public static let migrationEdited = Code(rawValue: "migration-edited")
        /// A schema breaks the rules of stores.
        public static let badSchema = Code(rawValue: "bad-schema")
        /// An import would replace records.
        public static let notEmpty = Code(rawValue: "not-empty")
        /// An archive is truncated, altered, or does not fit the schema.
        public static let badArchive = Code(rawValue: "bad-archive")
        /// No store of this name is known.
        public static let unknownPlugin = Code(rawValue: "unknown-plugin")
        /// An attachment's file is missing or altered.
        public static let attachmentDamaged = Code(rawValue: "attachment-damaged")
        /// A sealed value was to be saved before a passphrase was set.
        public static let passphraseNeeded = Code(rawValue: "passphrase-needed")
        /// A sealed value was to be read or saved before the vault was unlocked.
        public static let vaultLocked = Code(rawValue: "vault-locked")
        /// The passphrase or the recovery code is not the right one.
        public static let wrongPassphrase = Code(rawValue: "wrong-passphrase")
        /// The passphrase is too short, or one is set already.
        public static let passphraseRefused = Code(rawValue: "passphrase-refused")
        /// A sealed value was altered, moved, or sealed with another key.
        public static let sealBroken = Code(rawValue: "seal-broken")
    }

    /// The kind of error.
    public let code: Code
    /// What was expected, what came, and what to do, in one or two sentences.
    public let message: String
    /// Every single problem, where there can be many.
    public let problems: [String]

    /// Makes an error.
    public init(_ code: Code, _ message: String, problems: [String] = []) {
        self.code = code
        self.message = message
        self.problems = problems
    }

    /// The message and the problems, a line each.
    public var description: String { ([message] + problems.map { "  \($0)" }).joined(separator: "\n") }

    /// The code of the engine's table that the error has in every face.
    public var computationCode: ComputationError.Code {
        switch code {
        case .unknownPlugin, .passphraseNeeded, .vaultLocked, .wrongPassphrase, .passphraseRefused: .refused
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
