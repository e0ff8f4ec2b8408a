// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct ArchiveTests {
    @Test func `export, erase, import gives the same wardrobe`() throws {
        let test = try TestHome()
        let archive = try TestHome()
        let closet = try test.closet()
        try Samples.fill(closet)
        let before = try Samples.Everything(closet)
        #expect(before.photos.count == 4)
        #expect(before.measurements == Samples.measurements)
        try closet.store.close()

        try test.stores.export(to: "\(archive.path)/all.tar")
        try test.stores.erase()
        let empty = try test.closet()
        #expect(try empty.items().isEmpty && empty.wears().isEmpty && empty.wishes().isEmpty)
        #expect(try !empty.hasMeasurements())
        try empty.store.close()

        try test.stores.import(from: "\(archive.path)/all.tar")
        let again = try test.closet()
        #expect(refusal { try again.measurements() } == .vaultLocked)
        try again.vault.unlock(passphrase: Samples.passphrase)
        #expect(try Samples.Everything(again) == before)
        var filter = ItemFilter()
        filter.text = "blazer"
        #expect(try again.items(filter).map(\.id) == ["blazer"], "the index is there again")
    }

    @Test func `erasing leaves no byte of any text or photo`() throws {
        let test = try TestHome()
        let closet = try test.closet()
        try Samples.fill(closet)
        try closet.setPhoto(
            Samples.picture("photo \(Planting.word)"), thumbnail: Samples.picture("small \(Planting.word)"),
            ofItem: "shirt")
        try closet.setPhoto(Samples.picture("mirror \(Planting.word)"), ofWear: "wear")
        try closet.setTriedOn(Samples.picture("fitting \(Planting.word)"), ofWish: "coat")
        let planting = try Planting(in: closet.store)
        #expect(planting.columns.count > 66 && planting.missed == [])
        try closet.store.close()

        let found = try test.files(with: Planting.word)
        #expect(found.contains { $0.hasSuffix("wardrobe.sqlite") })
        #expect(found.filter { $0.contains("/attachments/") }.count == 4)
        try test.stores.erase(plugin: "wardrobe")
        #expect(try test.files(with: Planting.word) == [])
        #expect(try test.files(with: "ALM1") == [])
    }
}
