// SPDX-License-Identifier: Apache-2.0

internal import Crypto
public import GRDB
internal import Synchronization

/// Encrypts values that must not be stored unencrypted, such as body measurements.
///
/// Each store has a random key for AES-GCM, which is stored wrapped by the passphrase and by a recovery code with
/// scrypt (N = 2^17, r = 8, p = 1). A new passphrase or recovery code replaces the key and both slots, and seals every
/// value again, also in backups, so that the former ones no longer open the store. If both the passphrase and the
/// recovery code are lost, the values are lost.
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
/// - ``renewRecoveryCode(passphrase:)``
/// - ``lock()``
///
/// ### Values
/// - ``seal(_:at:in:)-(String,_,_)``
/// - ``seal(_:at:in:)-([UInt8],_,_)``
/// - ``text(of:at:)``
public final class Vault: Sendable {
    /// The minimum length of a passphrase, in characters.
    public static var shortestPassphrase: Int { PassphraseStrength.shortest }

    private let database: any DatabaseWriter
    private let schema: StoreMigrations
    private let folder: PluginFolder?
    private let opened = Mutex<DataKey?>(nil)
    /// The cost of new slots; tests lower it.
    let cost: Mutex<ScryptCost> = Mutex(ScryptCost())

    /// Creates the vault of a store; without a folder, of one in memory or of a staged file.
    init(_ database: any DatabaseWriter, _ schema: StoreMigrations, folder: PluginFolder?) {
        self.database = database
        self.schema = schema
        self.folder = folder
    }

    private var plugin: String { schema.plugin }
    private var place: String { folder?.database ?? "the store in memory" }

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
    /// - Throws: ``StoreError`` with code `passphrase-refused` if it is too easy to guess or one is already set.
    public func setPassphrase(_ passphrase: String) throws -> RecoveryCode {
        if try isSet() { throw alreadySet() }
        let (key, slots, code) = try newKey(passphrase: passphrase)
        try writing { db in
            // Another process can have been faster.
            guard try KeySlot.keyID(in: db) == nil else { throw alreadySet() }
            for slot in slots { try slot.save(in: db) }
        }
        opened.withLock { $0 = key }
        return code
    }

    /// Returns a new key that isn't stored yet.
    func newKey(passphrase: String) throws -> (DataKey, [KeySlot], RecoveryCode) {
        try check(passphrase)
        let key = DataKey()
        let (slots, code) = try slots(of: key, passphrase: passphrase)
        return (key, slots, code)
    }

    /// Wraps a key with a passphrase and a new recovery code.
    private func slots(of key: DataKey, passphrase: String) throws -> ([KeySlot], RecoveryCode) {
        var generator = SystemRandomNumberGenerator()
        let code = RecoveryCode(using: &generator)
        let cost = cost.withLock(\.self)
        let slots = [
            try KeySlot(.passphrase, of: key, secret: VaultSecret(passphrase), cost: cost),
            try KeySlot(.recovery, of: key, secret: VaultSecret(code.description), cost: cost),
        ]
        return (slots, code)
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
        guard let key = try slot.key(with: VaultSecret(secret)) else { throw StoreError(.wrongPassphrase, refusal) }
        opened.withLock { $0 = key }
    }

    /// Unlocks the vault with a key that is already known.
    func open(with key: DataKey) { opened.withLock { $0 = key } }

    /// Forgets the key until the vault is unlocked again.
    public func lock() { opened.withLock { $0 = nil } }

    /// Changes the passphrase, the recovery code, and the key of all sealed values.
    ///
    /// The former passphrase and code no longer open the store and its backups. They still open archives that were
    /// exported before, and copies made by other programs.
    ///
    /// - Returns: The new recovery code to show once; it isn't stored.
    /// - Throws: ``StoreError`` if the vault is locked or the passphrase is too easy to guess. Unless its sentence says
    ///   otherwise, nothing has changed.
    public func changePassphrase(to passphrase: String) throws -> RecoveryCode {
        try check(passphrase)
        return try rotate(passphrase: passphrase)
    }

    /// Creates a new recovery code and a new key, and revokes the former code.
    ///
    /// - Parameter passphrase: The current passphrase, which remains the same.
    /// - Returns: The code to show once.
    /// - Throws: ``StoreError`` with code `wrong-passphrase`, and the errors of ``changePassphrase(to:)``.
    public func renewRecoveryCode(passphrase: String) throws -> RecoveryCode {
        try unlock(passphrase: passphrase)
        return try rotate(passphrase: passphrase)
    }

    private func rotate(passphrase: String) throws -> RecoveryCode {
        let former = try requireOpened()
        let key = DataKey()
        let (slots, code) = try slots(of: key, passphrase: passphrase)
        let lock = try folder.map { try FolderLock($0, timeout: 10) }
        defer { withExtendedLifetime(lock) {} }
        try KeyRotation(former: former, new: key, slots: slots, schema: schema, folder: folder).run(
            on: database, folder, place: place)
        if let folder { _ = try? RememberedKey.forget(folder) }
        opened.withLock { $0 = key }
        return code
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
        try currentKey(in: db).seal(bytes, at: cell)
    }

    /// Opens a sealed value as bytes.
    ///
    /// - Throws: ``StoreError`` with code `vault-locked`, or `seal-broken` if the value was altered, moved from another
    ///   cell, or sealed with another key.
    public func bytes(of value: SealedValue, at cell: SealedCell) throws -> [UInt8] {
        try requireOpened().open(value, at: cell)
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
    private func currentKey(in db: Database) throws -> DataKey {
        guard let keyID = try KeySlot.keyID(in: db) else { throw needsPassphrase() }
        let opened = try opened.withLock { opened in
            guard let opened else { throw isLocked() }
            return opened
        }
        guard opened.id == keyID else { throw isLocked() }
        return opened
    }

    /// Returns the key.
    ///
    /// - Throws: ``StoreError`` with code `vault-locked`, or `passphrase-needed` if none is set.
    func requireOpened() throws -> DataKey {
        if let opened = opened.withLock(\.self) { return opened }
        throw try isSet() ? isLocked() : needsPassphrase()
    }

    private func check(_ passphrase: String) throws {
        if let problem = PassphraseStrength.problem(of: passphrase) { throw StoreError(.passphraseRefused, problem) }
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
