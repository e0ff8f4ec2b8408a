// SPDX-License-Identifier: Apache-2.0

internal import Crypto
internal import CryptoExtras
internal import GRDB

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The cost of trying a passphrase (scrypt, RFC 7914).
struct ScryptCost: Sendable, Hashable {
    var rounds = 1 << 17
    var blockSize = 8
    var parallelism = 1

    /// Whether the cost is at most twice the cost of new slots, in time and in memory (256 MiB).
    ///
    /// The cost is read from the file before the secret proves that the file wasn't altered.
    var isAcceptable: Bool {
        (1...32).contains(blockSize) && (1...4).contains(parallelism) && (2...(1 << 18)).contains(rounds)
            && rounds & (rounds - 1) == 0 && rounds * blockSize * parallelism <= 1 << 21
    }

    func key(from secret: [UInt8], salt: [UInt8]) throws -> SymmetricKey {
        try KDF.Scrypt.deriveKey(
            from: secret, salt: salt, outputByteCount: 32, rounds: rounds, blockSize: blockSize,
            parallelism: parallelism)
    }
}

/// The data key of a store, wrapped with one of the secrets that open it.
struct KeySlot: Sendable {
    enum Kind: String, Sendable { case passphrase, recovery }

    let kind: Kind
    let keyID: String
    let salt: [UInt8]
    let cost: ScryptCost
    let wrapped: [UInt8]

    /// Creates a slot by wrapping a key.
    init(_ kind: Kind, of key: DataKey, secret: VaultSecret, cost: ScryptCost) throws {
        var generator = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let wrappingKey = try cost.key(from: secret.normalized, salt: salt)
        let content = key.key.withUnsafeBytes { Array($0) }
        let data = Self.associatedData(kind, key.id, cost)
        guard let wrapped = try AES.GCM.seal(content, using: wrappingKey, authenticating: data).combined else {
            throw StoreError(.sealBroken, "The key couldn't be wrapped.")
        }
        self.kind = kind
        keyID = key.id
        self.salt = salt
        self.cost = cost
        self.wrapped = Array(wrapped)
    }

    /// Reads a slot, or returns `nil` if it is invalid.
    init?(_ row: Row) {
        guard let kind = String.fromDatabaseValue(row["kind"]).flatMap(Kind.init),
            let keyID = String.fromDatabaseValue(row["keyID"]),
            let salt = Data.fromDatabaseValue(row["salt"]), let wrapped = Data.fromDatabaseValue(row["wrapped"]),
            let rounds = Int.fromDatabaseValue(row["rounds"]), let blockSize = Int.fromDatabaseValue(row["blockSize"]),
            let parallelism = Int.fromDatabaseValue(row["parallelism"])
        else { return nil }
        self.kind = kind
        self.keyID = keyID
        self.salt = Array(salt)
        self.wrapped = Array(wrapped)
        cost = ScryptCost(rounds: rounds, blockSize: blockSize, parallelism: parallelism)
    }

    /// Unwraps the key, or returns `nil` if the secret is wrong or the slot was altered.
    func key(with secret: VaultSecret) throws -> DataKey? {
        guard cost.isAcceptable else { return nil }
        for form in secret.forms {
            if let key = try key(with: form) { return key }
        }
        return nil
    }

    private func key(with secret: [UInt8]) throws -> DataKey? {
        let wrappingKey = try cost.key(from: secret, salt: salt)
        guard let box = try? AES.GCM.SealedBox(combined: wrapped),
            let content = try? AES.GCM.open(
                box, using: wrappingKey, authenticating: Self.associatedData(kind, keyID, cost)),
            content.count == 32
        else { return nil }
        return DataKey(key: SymmetricKey(data: content), id: keyID)
    }

    private static func associatedData(_ kind: Kind, _ keyID: String, _ cost: ScryptCost) -> [UInt8] {
        Array("almanac key \(kind.rawValue) \(keyID) \(cost.rounds) \(cost.blockSize) \(cost.parallelism)".utf8)
    }

    private static let columns = "kind, keyID, salt, rounds, blockSize, parallelism, wrapped"

    /// Returns the identifier of the key that a store's slots wrap, or `nil` if no passphrase is set.
    static func keyID(in db: Database) throws -> String? {
        guard try db.tableExists(StoreTables.keySlot) else { return nil }
        return try String.fetchOne(db, sql: "SELECT keyID FROM storeKeySlot ORDER BY kind LIMIT 1")
    }

    static func fetch(_ kind: Kind, in db: Database) throws -> KeySlot? {
        try Row.fetchOne(db, sql: "SELECT \(columns) FROM storeKeySlot WHERE kind = ?", arguments: [kind.rawValue])
            .flatMap(KeySlot.init)
    }

    static func all(in db: Database) throws -> [KeySlot] {
        try [Kind.passphrase, .recovery].compactMap { try fetch($0, in: db) }
    }

    func save(in db: Database) throws {
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO storeKeySlot (\(Self.columns))
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                kind.rawValue, keyID, Data(salt), cost.rounds, cost.blockSize, cost.parallelism, Data(wrapped),
            ])
    }
}
