// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// The source of the passphrase of a plugin whose records are sealed as a whole.
public struct Unlocking: Sendable {
    private let passphrase: (@Sendable (_ plugin: String) throws -> String)?

    /// Creates a source from a closure that returns a plugin's passphrase, for example from a prompt.
    ///
    /// It is called once for each store that is opened, and only if the key isn't remembered; see
    /// ``Stores/unlock(_:passphrase:for:)``.
    public init(passphrase: @escaping @Sendable (_ plugin: String) throws -> String) { self.passphrase = passphrase }

    private init() { passphrase = nil }

    /// No source: sealed records can't be opened unless their key is remembered.
    public static let none = Unlocking()

    /// Returns the key of a sealed store.
    ///
    /// - Throws: ``StoreError`` with code `vault-locked` if there is no source, or `wrong-passphrase`.
    func key(in db: Database, of folder: PluginFolder) throws -> DataKey {
        guard let keyID = try KeySlot.keyID(in: db), let slot = try KeySlot.fetch(.passphrase, in: db) else {
            throw StoreError(.sealBroken, "The records of \(folder.plugin) are sealed, but their key is missing.")
        }
        if let key = RememberedKey.key(keyID, of: folder) { return key }
        guard let passphrase else {
            throw StoreError(
                .vaultLocked,
                "The records of \(folder.plugin) are sealed, and their passphrase is required to open them.")
        }
        guard let key = try slot.key(with: VaultSecret(passphrase(folder.plugin))) else {
            throw StoreError(.wrongPassphrase, "The passphrase isn't the one that was set for \(folder.plugin).")
        }
        return key
    }
}

/// The content of a store that is sealed as a whole.
enum SealedAccess: Sendable {
    /// The decrypted records.
    case opened(Unlocking)
    /// The file as it is, without the key, for maintenance.
    case asStored
}
