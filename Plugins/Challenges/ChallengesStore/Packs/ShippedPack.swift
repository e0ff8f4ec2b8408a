// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CChallengesData
internal import ChallengesPlugin
internal import ComputationKit

/// The pack that is part of the program.
enum ShippedPack {
    /// The file's content.
    static var bytes: [UInt8] {
        let pack = challenges_almanac_pack()
        return Array(UnsafeRawBufferPointer(start: pack.start, count: pack.count))
    }
}

extension ChallengeRecords {
    /// Imports the pack of the program, unless it or a later version was ever imported.
    ///
    /// Call it after opening; it's fast if there's nothing to do.
    ///
    /// - Returns: The changes; nil if there are none.
    /// - Throws: ``AlmanacStore/StoreError``.
    @discardableResult
    func installShippedPack() throws -> ImportedPack? {
        try install(ShippedPack.bytes, at: RecordedTime(clock.now()))
    }

    /// Adds the pack to a copy for reading, without import times, so reading twice gives the same result.
    func showShippedPack() throws { _ = try install(ShippedPack.bytes, at: nil) }

    /// Imports a pack like ``PackImporter/install(_:fileHash:at:)``.
    func install(_ bytes: [UInt8], at time: RecordedTime?) throws -> ImportedPack? {
        let hash = ContentHash.of(bytes)
        if try read({ try $0.packs.hasFile(hash) }) { return nil }
        let pack = try PackFile(bytes, today: today).pack()
        return try write { try PackImporter($0).install(pack, fileHash: hash, at: time) }
    }

    /// Returns whether ``installShippedPack()`` would change the catalog.
    func lacksShippedPack() throws -> Bool {
        let bytes = ShippedPack.bytes
        if try read({ try $0.packs.hasFile(ContentHash.of(bytes)) }) { return false }
        let pack = try PackFile(bytes, today: today).pack()
        return try read { try !PackImporter($0).isSuperseded(pack) }
    }
}
