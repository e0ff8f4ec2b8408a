// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Crypto
import CryptoExtras
import GRDB
import StoreTesting
import Synchronization
import Testing

@testable import AlmanacStore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct VaultTests {
    static let cell = SealedCell("profile", "chest", id: "me")

    private static func store() throws -> PluginStore {
        let store = try PluginStore.inMemory(Closet.schema())
        store.vault.cost.withLock { $0 = ScryptCost(rounds: 1 << 4) }
        return store
    }

    private static func seal(_ text: String, _ store: PluginStore, _ cell: SealedCell = cell) throws -> SealedValue {
        try store.write { try store.vault.seal(text, at: cell, in: $0) }
    }

    @Test func `a vault needs a passphrase before saving`() throws {
        let store = try Self.store()
        #expect(try !store.vault.isSet())
        let error = #expect(throws: StoreError.self) { try Self.seal("96 cm", store) }
        #expect(error?.code == .passphraseNeeded)
        #expect(error?.message.contains("no passphrase is set") == true)
        #expect(throws: StoreError.self) { try store.vault.unlock(passphrase: "whatever it is") }
    }

    @Test func `sealed values can be opened`() throws {
        let store = try Self.store()
        _ = try store.vault.setPassphrase(Closet.passphrase)
        let values = try ["", "96 cm", "äöü 👗", String(repeating: "x", count: 5000)].map {
            ($0, try Self.seal($0, store))
        }
        for (text, value) in values {
            #expect(try store.vault.text(of: value, at: Self.cell) == text)
            #expect(value.bytes.count == text.utf8.count + SealedValue.overhead)
            #expect(text.isEmpty || value.bytes.occurrences(of: Array(text.utf8)) == 0)
        }
        #expect(try Self.seal("96 cm", store) != Self.seal("96 cm", store), "each has a nonce of its own")
    }

    @Test func `only the passphrase and the recovery code open a vault`() throws {
        let store = try Self.store()
        let code = try store.vault.setPassphrase(Closet.passphrase)
        let value = try Self.seal("96 cm", store)
        store.vault.lock()
        #expect(throws: StoreError.self) { try store.vault.text(of: value, at: Self.cell) }
        #expect(refusal { try Self.seal("96 cm", store) } == .vaultLocked)
        let wrong = #expect(throws: StoreError.self) { try store.vault.unlock(passphrase: "three gray heron") }
        #expect(wrong?.code == .wrongPassphrase)
        #expect(!store.vault.isUnlocked)
        try store.vault.unlock(passphrase: Closet.passphrase)
        #expect(try store.vault.text(of: value, at: Self.cell) == "96 cm")
        store.vault.lock()
        var generator = SeededGenerator(seed: 3)
        let other = RecoveryCode(using: &generator)
        #expect(throws: StoreError.self) { try store.vault.unlock(recoveryCode: other) }
        try store.vault.unlock(recoveryCode: try #require(RecoveryCode(code.description.lowercased())))
        #expect(try store.vault.text(of: value, at: Self.cell) == "96 cm")
    }

    private static let changes = ["change", "recover", "renew"]

    /// A store on disk with a sealed value, in the current records and in a backup, and everything that opened it.
    private static func keptStore(_ test: TestHome) throws -> (PluginStore, RecoveryCode) {
        let store = try Closet.open(test.home)
        let code = try store.vault.setPassphrase(Closet.passphrase)
        try store.write { db in
            let value = try store.vault.seal("96 cm", at: Self.cell, in: db)
            try db.execute(sql: "INSERT INTO profile (id, chest) VALUES ('me', ?)", arguments: [value])
        }
        try Backups(test.home.folder(of: "closet")).add(version: 2)
        return (store, code)
    }

    private static func chest(in path: String, _ unlock: (Vault) throws -> Void) throws -> String {
        let queue = try DatabaseQueue(path: path)
        let vault = Vault(queue, Closet.schema(), folder: nil)
        try unlock(vault)
        let value = try queue.read { db in try SealedValue.fetchOne(db, sql: "SELECT chest FROM profile") }
        return try vault.text(of: #require(value), at: cell)
    }

    @Test(arguments: changes) func `the former passphrase and code open nothing in any file`(change: String) throws {
        let test = try TestHome()
        let (store, code) = try Self.keptStore(test)
        let former = try store.read { db in
            try Row.fetchAll(db, sql: "SELECT salt, wrapped FROM storeKeySlot").flatMap { row -> [[UInt8]] in
                let (salt, wrapped): (Data, Data) = (row["salt"], row["wrapped"])
                return [Array(salt), Array(wrapped)]
            } + [Array(#require(try Data.fetchOne(db, sql: "SELECT chest FROM profile")))]
        }
        let passphrase = change == "renew" ? Closet.passphrase : "four white storks"
        let renewed: RecoveryCode
        switch change {
        case "change": renewed = try store.vault.changePassphrase(to: passphrase)
        case "recover":
            store.vault.lock()
            try store.vault.unlock(recoveryCode: code)
            renewed = try store.vault.changePassphrase(to: passphrase)
        default: renewed = try store.vault.renewRecoveryCode(passphrase: passphrase)
        }
        // Not a byte of the former slots or the former value is left, so that no copy opens with them.
        for (path, bytes) in try test.files() {
            for part in former { #expect(bytes.occurrences(of: part) == 0, "\(path)") }
        }
        try store.close()
        let files = ["closet/closet.sqlite", "closet/backups/0001-version-2.sqlite"].map { "\(test.path)/\($0)" }
        for path in files {
            #expect(try Self.chest(in: path) { try $0.unlock(passphrase: passphrase) } == "96 cm", "\(path)")
            #expect(try Self.chest(in: path) { try $0.unlock(recoveryCode: renewed) } == "96 cm", "\(path)")
            #expect(refusal { try Self.chest(in: path) { try $0.unlock(recoveryCode: code) } } == .wrongPassphrase)
            if change != "renew" {
                #expect(
                    refusal { try Self.chest(in: path) { try $0.unlock(passphrase: Closet.passphrase) } }
                        == .wrongPassphrase)
            }
        }
    }

    @Test(arguments: [true, false]) func `a key change that was killed is completed or undone`(isCommitted: Bool) throws
    {
        let test = try TestHome()
        let (store, _) = try Self.keptStore(test)
        let backup = "\(test.path)/closet/backups/0001-version-2.sqlite"
        let old = try readFile(backup)
        _ = try store.vault.changePassphrase(to: "four white storks")
        let new = try readFile(backup)
        try store.close()
        // As after a kill before the copies were renamed, or before the current records changed.
        try writeFile(isCommitted ? old : new, backup)
        try writeFile(isCommitted ? new : old, "\(backup).rotated")
        try Closet.open(test.home).close()
        #expect(try readFile(backup) == new)
        #expect(test.names("closet/backups") == ["0001-version-2.sqlite"])
    }

    @Test func `a passphrase is the same however its letters are composed`() throws {
        let store = try Self.store()
        _ = try store.vault.setPassphrase("caf\u{E9} na\u{EF}ve stra\u{DF}e")
        store.vault.lock()
        try store.vault.unlock(passphrase: "cafe\u{301} nai\u{308}ve\u{A0}stra\u{DF}e")
    }

    @Test func `a slot that was wrapped without normalization still opens`() throws {
        let store = try Self.store()
        let typed = "cafe\u{301} naive herons"
        let key = DataKey()
        let slot = try KeySlot(
            .passphrase, of: key, secret: VaultSecret(unnormalized: typed), cost: ScryptCost(rounds: 1 << 4))
        try store.write { try slot.save(in: $0) }
        try store.vault.unlock(passphrase: typed)
    }
    @Test(arguments: [
        "aaaaaaaa", "abcdefgh", "12345678", "87654321", "abababab", "abcabcabc", "qwertyuiop", "iloveyou",
        "Passw0rd!", "!!Superman99", "tru$tno1",
    ])
    func `common passphrases and those that follow a pattern are rejected`(passphrase: String) throws {
        #expect(refusal { try Self.store().vault.setPassphrase(passphrase) } == .passphraseRefused)
    }

    @Test(arguments: ["three gray herons", "correct horse battery staple", "kX9#mQ2v", "пять серых цапель"])
    func `passphrases of random words or characters are accepted`(passphrase: String) throws {
        _ = try Self.store().vault.setPassphrase(passphrase)
    }

    @Test(arguments: ["rounds = 1048576", "parallelism = 16", "blockSize = 32"])
    func `a cost above twice the usual one isn't tried`(change: String) throws {
        let store = try PluginStore.inMemory(Closet.schema())
        _ = try store.vault.setPassphrase(Closet.passphrase)
        store.vault.lock()
        try store.write { try $0.execute(sql: "UPDATE storeKeySlot SET \(change)") }
        let slot = try #require(try store.read { db in try KeySlot.fetch(.passphrase, in: db) })
        #expect(!slot.cost.isAcceptable)
        #expect(refusal { try store.vault.unlock(passphrase: Closet.passphrase) } == .wrongPassphrase)
    }

    @Test func `short and second passphrases are rejected`() throws {
        let store = try Self.store()
        #expect(refusal { try store.vault.setPassphrase("1234567") } == .passphraseRefused)
        _ = try store.vault.setPassphrase(Closet.passphrase)
        #expect(refusal { try store.vault.setPassphrase("another one") } == .passphraseRefused)
        #expect(throws: StoreError.self) { try store.vault.changePassphrase(to: "") }
    }

    @Test func `sealed values open only in their own cell`() throws {
        let store = try Self.store()
        _ = try store.vault.setPassphrase(Closet.passphrase)
        let value = try Self.seal("96 cm", store)
        for other in [
            SealedCell("profile", "waist", id: "me"), SealedCell("profile", "chest", id: "you"),
            SealedCell("profil", "echest", id: "me"),
            SealedCell("profile", "chest", id: "m"), SealedCell("profilem", "chest", id: "e"),
        ] {
            let error = #expect(throws: StoreError.self) { try store.vault.text(of: value, at: other) }
            #expect(error?.code == .sealBroken)
        }
        let stranger = try Self.store()
        _ = try stranger.vault.setPassphrase(Closet.passphrase)
        #expect(throws: StoreError.self) { try stranger.vault.text(of: value, at: Self.cell) }
    }

    @Test func `every altered byte is detected`() throws {
        let store = try Self.store()
        _ = try store.vault.setPassphrase(Closet.passphrase)
        let value = try Self.seal("96 cm", store)
        for index in value.bytes.indices {
            var bytes = value.bytes
            bytes[index] ^= 1
            #expect(throws: StoreError.self) { try store.vault.text(of: SealedValue(bytes: bytes), at: Self.cell) }
            #expect(throws: StoreError.self) {
                try store.vault.text(of: SealedValue(bytes: Array(value.bytes[..<index])), at: Self.cell)
            }
        }
    }

    @Test(arguments: [
        "rounds = 2", "blockSize = 4", "parallelism = 2", "salt = x'00'", "keyID = 'x'", "wrapped = x'00'",
        "rounds = 1 << 40", "blockSize = 0",
    ])
    func `an altered key slot opens nothing`(change: String) throws {
        let store = try Self.store()
        _ = try store.vault.setPassphrase(Closet.passphrase)
        store.vault.lock()
        try store.write { try $0.execute(sql: "UPDATE storeKeySlot SET \(change)") }
        let error = #expect(throws: StoreError.self) { try store.vault.unlock(passphrase: Closet.passphrase) }
        #expect(error?.code == .wrongPassphrase)
    }

    @Test func `sealing fails if the store has lost its key`() throws {
        let store = try Self.store()
        _ = try store.vault.setPassphrase(Closet.passphrase)
        try store.write { try $0.execute(sql: "UPDATE storeKeySlot SET keyID = 'imported'") }
        #expect(refusal { try Self.seal("96 cm", store) } == .vaultLocked)
        try store.write { try $0.execute(sql: "DELETE FROM storeKeySlot") }
        #expect(refusal { try Self.seal("96 cm", store) } == .passphraseNeeded)
    }

    @Test func `sealed values are never on disk in clear`() throws {
        let test = try TestHome()
        let store = try Closet.open(test.home)
        let code = try store.vault.setPassphrase(Closet.passphrase)
        let value = try Self.seal("ninety-six centimeters", store)
        try store.write { try $0.execute(sql: "INSERT INTO profile (id, chest) VALUES ('me', ?)", arguments: [value]) }
        for secret in ["ninety-six", Closet.passphrase, code.description] {
            for (path, bytes) in try test.files() { #expect(bytes.occurrences(of: Array(secret.utf8)) == 0, "\(path)") }
        }
        try store.close()
        let again = try Closet.open(test.home)
        try again.vault.unlock(passphrase: Closet.passphrase)
        let stored = try #require(try again.read { try SealedValue.fetchOne($0, sql: "SELECT chest FROM profile") })
        #expect(try again.vault.text(of: stored, at: Self.cell) == "ninety-six centimeters")
    }

    /// Uses the real cost of key derivation, so that the configuration of releases runs once.
    @Test func `key derivation has the documented cost`() throws {
        let store = try PluginStore.inMemory(Closet.schema())
        _ = try store.vault.setPassphrase(Closet.passphrase)
        let row = try #require(
            try store.read { try Row.fetchOne($0, sql: "SELECT rounds, blockSize, parallelism FROM storeKeySlot") })
        #expect(row == ["rounds": 131_072, "blockSize": 8, "parallelism": 1])
        store.vault.lock()
        try store.vault.unlock(passphrase: Closet.passphrase)
    }

    /// RFC 7914, section 12, the second vector, truncated to the 32 bytes that we use, since scrypt ends with PBKDF2.
    @Test func `derived keys equal scrypt's`() throws {
        let key = try ScryptCost(rounds: 1024, blockSize: 8, parallelism: 16).key(
            from: Array("password".utf8), salt: Array("NaCl".utf8))
        #expect(
            key.withUnsafeBytes { hexadecimal($0) }
                == "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162")
    }

    @Test func `recovery codes are accepted in lower case, with spaces, and with o for 0 and l for 1`() throws {
        var generator = SeededGenerator(seed: 9)
        let code = RecoveryCode(using: &generator)
        #expect(code.description.count == 39)
        #expect(RecoveryCode(code.description) == code)
        #expect(RecoveryCode(" " + code.description.lowercased().replacing("-", with: " ")) == code)
        let written = code.description.replacing("0", with: "o").replacing("1", with: "l")
        #expect(RecoveryCode(written) == code)
        #expect(RecoveryCode(String(code.description.dropLast())) == nil)
        #expect(RecoveryCode(code.description + "A") == nil)
        #expect(RecoveryCode("U" + code.description.dropFirst()) == nil)
    }
}
