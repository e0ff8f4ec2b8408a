// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct ArchiveTests {
    @Test func `an exported wardrobe is the same after erasing and importing it`() throws {
        let test = try TestHome()
        let archive = try TestHome()
        let records = try test.records()
        try Samples.fill(records)
        let before = try Samples.Everything(records)
        #expect(before.photos.count == 4)
        #expect(before.measurements == Samples.measurements)
        try records.store.close()

        try test.stores.export(to: "\(archive.path)/all.tar")
        try test.stores.erase()
        let empty = try test.records()
        #expect(try empty.items().isEmpty && empty.wears().isEmpty && empty.wishes().isEmpty)
        #expect(try !empty.hasMeasurements())
        try empty.store.close()

        try test.stores.import(from: "\(archive.path)/all.tar")
        let again = try test.records()
        #expect(refusal { try again.measurements() } == .vaultLocked)
        try again.vault.unlock(passphrase: Samples.passphrase)
        #expect(try Samples.Everything(again) == before)
        var filter = MyItemsInput()
        filter.text = "blazer"
        #expect(try again.items(filter).map(\.id) == ["blazer"], "the index is rebuilt")
    }

    @Test func `erasing leaves no trace of any text or photo`() throws {
        let test = try TestHome()
        let records = try test.records()
        try Samples.fill(records)
        try records.setPhoto(
            Samples.picture("photo \(Planting.word)"), thumbnail: Samples.picture("small \(Planting.word)"),
            ofItem: "shirt")
        try records.setPhoto(Samples.picture("mirror \(Planting.word)"), ofWear: "wear")
        try records.setPhoto(Samples.picture("fitting \(Planting.word)"), ofWish: "coat")
        let planting = try Planting(in: records.store)
        #expect(planting.columns.count > 66 && planting.missed == [])
        try records.store.close()

        let found = try test.files(with: Planting.word)
        #expect(found.contains { $0.hasSuffix("wardrobe.sqlite") })
        #expect(found.filter { $0.contains("/attachments/") }.count == 4)
        try test.stores.erase(plugin: "wardrobe")
        #expect(try test.files(with: Planting.word) == [])
        #expect(try test.files(with: "ALM1") == [])
    }
}
