// SPDX-License-Identifier: Apache-2.0

internal import Crypto

/// The key of a store's sealed values, and its identifier.
struct DataKey: Sendable {
    let key: SymmetricKey
    let id: String

    init(key: SymmetricKey, id: String) {
        self.key = key
        self.id = id
    }

    /// Creates a random key of 256 bits.
    init() {
        var generator = SystemRandomNumberGenerator()
        key = SymmetricKey(size: .bits256)
        id = hexadecimal((0..<8).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }

    /// Encrypts bytes for one cell.
    func seal(_ bytes: [UInt8], at cell: SealedCell) throws -> SealedValue {
        let data = cell.associatedData(keyID: id)
        guard let sealed = try AES.GCM.seal(bytes, using: key, authenticating: data).combined else {
            throw StoreError(.sealBroken, "\(cell) couldn't be sealed.")
        }
        return SealedValue(bytes: SealedValue.mark + sealed)
    }

    /// Decrypts the bytes of a cell.
    ///
    /// - Throws: ``StoreError`` with code `seal-broken`.
    func open(_ value: SealedValue, at cell: SealedCell) throws -> [UInt8] {
        let combined = value.bytes.dropFirst(SealedValue.mark.count)
        guard value.bytes.starts(with: SealedValue.mark), let box = try? AES.GCM.SealedBox(combined: Array(combined)),
            let content = try? AES.GCM.open(box, using: key, authenticating: cell.associatedData(keyID: id))
        else {
            throw StoreError(
                .sealBroken,
                "\(cell) can't be opened: it was altered, moved from another cell, or sealed with another key.")
        }
        return Array(content)
    }
}
