// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Crypto
import CryptoExtras
import GRDB
import StoreTesting
import Synchronization
import Testing

@testable import AlmanacStore

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

    @Test func `a new passphrase wraps the same key`() throws {
        let store = try Self.store()
        let code = try store.vault.setPassphrase(Closet.passphrase)
        let value = try Self.seal("96 cm", store)
        try store.vault.changePassphrase(to: "four white storks")
        let renewed = try store.vault.renewRecoveryCode()
        store.vault.lock()
        #expect(throws: StoreError.self) { try store.vault.unlock(passphrase: Closet.passphrase) }
        #expect(throws: StoreError.self) { try store.vault.unlock(recoveryCode: code) }
        try store.vault.unlock(recoveryCode: renewed)
        store.vault.lock()
        try store.vault.unlock(passphrase: "four white storks")
        #expect(try store.vault.text(of: value, at: Self.cell) == "96 cm")
    }

    @Test func `short and second passphrases are rejected`() throws {
        let store = try Self.store()
        #expect(refusal { try store.vault.setPassphrase("1234567") } == .passphraseRefused)
        _ = try store.vault.setPassphrase("12345678")
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

    @Test func `a key that the store lost seals nothing`() throws {
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

    /// The first with the true cost, so that what a release does is run once.
    @Test func `key derivation has the documented cost`() throws {
        let store = try PluginStore.inMemory(Closet.schema())
        _ = try store.vault.setPassphrase(Closet.passphrase)
        let row = try #require(
            try store.read { try Row.fetchOne($0, sql: "SELECT rounds, blockSize, parallelism FROM storeKeySlot") })
        #expect(row == ["rounds": 131_072, "blockSize": 8, "parallelism": 1])
        store.vault.lock()
        try store.vault.unlock(passphrase: Closet.passphrase)
    }

    /// RFC 7914, section 12, the second vector; cut to the 32 bytes that we take, since scrypt ends in PBKDF2.
    @Test func `derived keys equal scrypt's`() throws {
        let key = try ScryptCost(rounds: 1024, blockSize: 8, parallelism: 16).key(
            from: "password", salt: Array("NaCl".utf8))
        #expect(
            key.withUnsafeBytes { hexadecimal($0) }
                == "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162")
    }

    @Test func `recovery codes are read as people type them`() throws {
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
