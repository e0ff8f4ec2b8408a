// SPDX-License-Identifier: Apache-2.0

internal import Crypto
public import GRDB
internal import Synchronization

/// Encrypts values that must not be stored unencrypted, such as body measurements.
///
/// Each store has a random key for AES-GCM, which is stored wrapped by the passphrase and by a recovery code with
/// scrypt (N = 2^17, r = 8, p = 1). A new passphrase wraps the same key again and doesn't change any value. If both the
/// passphrase and the recovery code are lost, the values are lost.
///
/// ```swift
/// let code = try store.vault.setPassphrase("correct horse battery staple")   // show the code once
/// try store.write { db in
///     let sealed = try store.vault.seal("chest 96 cm", at: cell, in: db)
///     try db.execute(sql: "INSERT INTO profile (id, measurements) VALUES (?, ?)", arguments: ["me", sealed])
/// }
/// ```
///
/// ## Topics
///
/// ### Passphrases
/// - ``setPassphrase(_:)``
/// - ``unlock(passphrase:)``
/// - ``unlock(recoveryCode:)``
/// - ``changePassphrase(to:)``
/// - ``renewRecoveryCode()``
/// - ``lock()``
///
/// ### Values
/// - ``seal(_:at:in:)-(String,_,_)``
/// - ``seal(_:at:in:)-([UInt8],_,_)``
/// - ``text(of:at:)``
public final class Vault: Sendable {
    /// The minimum length of a passphrase, in characters.
    public static let shortestPassphrase = 8

    private struct Opened {
        let key: SymmetricKey
        let keyID: String
    }

    private let database: any DatabaseWriter
    private let plugin: String
    private let place: String
    private let opened = Mutex<Opened?>(nil)
    /// The cost of new slots; tests lower it.
    let cost: Mutex<ScryptCost> = Mutex(ScryptCost())

    init(_ database: any DatabaseWriter, plugin: String, place: String) {
        self.database = database
        self.plugin = plugin
        self.place = place
    }

    /// Returns whether a passphrase is set.
    ///
    /// - Throws: ``StoreError`` if the store can't be read.
    public func isSet() throws -> Bool {
        try reading { db in try KeySlot.fetch(.passphrase, in: db) != nil || KeySlot.fetch(.recovery, in: db) != nil }
    }

    /// Whether values can be sealed and opened now.
    public var isUnlocked: Bool { opened.withLock { $0 != nil } }

    /// Sets the first passphrase and unlocks the vault.
    ///
    /// - Returns: The recovery code to show once; it isn't stored.
    /// - Throws: ``StoreError`` with code `passphrase-refused` if it is too short or one is already set.
    public func setPassphrase(_ passphrase: String) throws -> RecoveryCode {
        try checkLength(passphrase)
        if try isSet() { throw alreadySet() }
        var generator = SystemRandomNumberGenerator()
        let keyID = hexadecimal((0..<8).map { _ in UInt8.random(in: 0...255, using: &generator) })
        let key = SymmetricKey(size: .bits256)
        let code = RecoveryCode(using: &generator)
        let cost = cost.withLock(\.self)
        let first = try KeySlot(.passphrase, of: key, keyID: keyID, secret: passphrase, cost: cost)
        let second = try KeySlot(.recovery, of: key, keyID: keyID, secret: code.description, cost: cost)
        try writing { db in
            // Another process can have been faster.
            guard try Int.fetchOne(db, sql: "SELECT count(*) FROM storeKeySlot") == 0 else { throw alreadySet() }
            try first.save(in: db)
            try second.save(in: db)
        }
        opened.withLock { $0 = Opened(key: key, keyID: keyID) }
        return code
    }

    /// Unlocks the vault for this process.
    ///
    /// This takes about half a second, so that passphrases can't be guessed quickly.
    ///
    /// - Throws: ``StoreError`` with code `wrong-passphrase`, or `passphrase-needed` if none is set.
    public func unlock(passphrase: String) throws {
        try unlock(.passphrase, secret: passphrase, "The passphrase isn't the one that was set for \(plugin).")
    }

    /// Unlocks the vault with the recovery code; set a new passphrase next.
    ///
    /// - Throws: ``StoreError`` with code `wrong-passphrase`, or `passphrase-needed` if none is set.
    public func unlock(recoveryCode: RecoveryCode) throws {
        try unlock(
            .recovery, secret: recoveryCode.description,
            "The recovery code isn't the one that was shown for \(plugin).")
    }

    private func unlock(_ kind: KeySlot.Kind, secret: String, _ refusal: String) throws {
        guard let slot = try reading({ db in try KeySlot.fetch(kind, in: db) }) else { throw needsPassphrase() }
        guard let key = try slot.key(with: secret) else { throw StoreError(.wrongPassphrase, refusal) }
        opened.withLock { $0 = Opened(key: key, keyID: slot.keyID) }
    }

    /// Forgets the key until the vault is unlocked again.
    public func lock() { opened.withLock { $0 = nil } }

    /// Changes the passphrase.
    ///
    /// Sealed values and the recovery code don't change. Earlier backups and archives still open with the old
    /// passphrase.
    ///
    /// - Throws: ``StoreError`` if the vault is locked or the passphrase is too short.
    public func changePassphrase(to passphrase: String) throws {
        try checkLength(passphrase)
        try replaceSlot(.passphrase, secret: passphrase)
    }

    /// Creates a new recovery code and revokes the old one.
    ///
    /// - Returns: The code to show once.
    /// - Throws: ``StoreError`` if the vault is locked.
    public func renewRecoveryCode() throws -> RecoveryCode {
        var generator = SystemRandomNumberGenerator()
        let code = RecoveryCode(using: &generator)
        try replaceSlot(.recovery, secret: code.description)
        return code
    }

    private func replaceSlot(_ kind: KeySlot.Kind, secret: String) throws {
        let cost = cost.withLock(\.self)
        let opened = try requireOpened()
        let slot = try KeySlot(kind, of: opened.key, keyID: opened.keyID, secret: secret, cost: cost)
        try writing { db in
            _ = try currentKey(in: db)
            try slot.save(in: db)
        }
        // The revoked slot must not remain in the log.
        _ = try? database.writeWithoutTransaction { db in try db.checkpoint(.truncate) }
    }

    /// Seals text for one cell.
    ///
    /// - Parameters:
    ///   - text: The text to seal.
    ///   - cell: The cell in which the value will be stored; it can't be opened in another cell.
    ///   - db: The connection of the store's `write`.
    /// - Throws: ``StoreError`` with code `passphrase-needed` if none is set, or `vault-locked` if the vault is locked.
    public func seal(_ text: String, at cell: SealedCell, in db: Database) throws -> SealedValue {
        try seal(Array(text.utf8), at: cell, in: db)
    }

    /// Seals bytes for one cell.
    ///
    /// - Throws: ``StoreError`` with code `passphrase-needed` if none is set, or `vault-locked` if the vault is locked.
    public func seal(_ bytes: [UInt8], at cell: SealedCell, in db: Database) throws -> SealedValue {
        let opened = try currentKey(in: db)
        let data = cell.associatedData(keyID: opened.keyID)
        guard let sealed = try AES.GCM.seal(bytes, using: opened.key, authenticating: data).combined else {
            throw StoreError(.sealBroken, "\(cell) couldn't be sealed.")
        }
        return SealedValue(bytes: SealedValue.mark + sealed)
    }

    /// Opens a sealed value as bytes.
    ///
    /// - Throws: ``StoreError`` with code `vault-locked`, or `seal-broken` if the value was altered, moved from another
    ///   cell, or sealed with another key.
    public func bytes(of value: SealedValue, at cell: SealedCell) throws -> [UInt8] {
        let opened = try requireOpened()
        let combined = value.bytes.dropFirst(SealedValue.mark.count)
        guard value.bytes.starts(with: SealedValue.mark), let box = try? AES.GCM.SealedBox(combined: Array(combined)),
            let content = try? AES.GCM.open(
                box, using: opened.key, authenticating: cell.associatedData(keyID: opened.keyID))
        else {
            throw StoreError(
                .sealBroken,
                "\(cell) can't be opened: it was altered, moved from another cell, or sealed with another key.")
        }
        return Array(content)
    }

    /// Opens a sealed value as text.
    ///
    /// - Throws: The errors of ``bytes(of:at:)``.
    public func text(of value: SealedValue, at cell: SealedCell) throws -> String {
        guard let text = String(validating: try bytes(of: value, at: cell), as: UTF8.self) else {
            throw StoreError(.sealBroken, "\(cell) doesn't contain text.")
        }
        return text
    }

    /// Returns the key, if it is still the store's: an import or an erasure can have replaced it.
    private func currentKey(in db: Database) throws -> Opened {
        guard let keyID = try String.fetchOne(db, sql: "SELECT keyID FROM storeKeySlot ORDER BY kind LIMIT 1") else {
            throw needsPassphrase()
        }
        let opened = try opened.withLock { opened in
            guard let opened else { throw isLocked() }
            return opened
        }
        guard opened.keyID == keyID else { throw isLocked() }
        return opened
    }

    private func requireOpened() throws -> Opened {
        if let opened = opened.withLock(\.self) { return opened }
        throw try isSet() ? isLocked() : needsPassphrase()
    }

    private func checkLength(_ passphrase: String) throws {
        guard passphrase.count >= Self.shortestPassphrase else {
            throw StoreError(
                .passphraseRefused,
                "A passphrase needs at least \(Self.shortestPassphrase) characters, got \(passphrase.count); "
                    + "use a few random words.")
        }
    }

    private func needsPassphrase() -> StoreError {
        StoreError(
            .passphraseNeeded,
            "This value must be sealed, and no passphrase is set for \(plugin) yet. Set one first. Nothing was saved."
        )
    }

    private func isLocked() -> StoreError {
        StoreError(.vaultLocked, "The sealed values of \(plugin) are locked. Unlock them with the passphrase first.")
    }

    private func alreadySet() -> StoreError {
        StoreError(.passphraseRefused, "A passphrase is already set for \(plugin). Unlock with it, then change it.")
    }

    private func reading<Value>(_ work: (Database) throws -> Value) throws -> Value {
        try translatingErrors(of: place) { try database.read(work) }
    }

    private func writing<Value>(_ work: (Database) throws -> Value) throws -> Value {
        try translatingErrors(of: place) { try database.write(work) }
    }
}
