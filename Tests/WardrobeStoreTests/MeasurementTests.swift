// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct MeasurementTests {
    @Test func `saving measures requires a passphrase`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        #expect(refusal { try records.save(Samples.measurements) } == .passphraseNeeded)
        #expect(try !records.hasMeasurements())
        #expect(try records.measurements() == nil)
    }

    @Test func `measures are never on disk unencrypted`() async throws {
        let test = try TestHome()
        let archive = try TestHome()
        let records = try test.records()
        _ = try records.vault.setPassphrase(Samples.passphrase)
        // The text that contains the measures, and values that occur nowhere else.
        let body = BodyMeasurements([.chest: 123.4567, .waist: 98.7654321])
        try records.save(body)
        try records.save(BodyMeasurements([.chest: 123.4568, .waist: 98.7654321]))
        try records.save(
            SizeChart(brand: "Aran Mills", sizes: [.init("tall XL 54", [.chest: .init(120, 126)])]))
        var wish = WishlistItem(id: "coat", name: "Coat", category: .coat)
        wish.brand = "aran mills"
        try records.add(wish)
        let bench = try ActionBench(over: records)
        let recommendation = try await bench.engine(
            Wardrobe.myWishSize, MyWishSizeInput(wish: "coat", passphrase: Secret(Samples.passphrase))
        ).recommendation
        var kept = EditWishInput(wish: "coat")
        kept.recommendedSize = recommendation
        _ = try await bench.engine(Wardrobe.editWish, kept)
        #expect(recommendation.size == "tall XL 54")
        #expect(recommendation.reason?.contains("123.457") == true)
        #expect(try records.wish("coat").recommendedSize == SizeRecommendation(size: "tall XL 54", confidence: 1))
        #expect(try !test.files(with: "tall XL 54").isEmpty, "the search finds unencrypted text")
        try test.stores.export(to: "\(archive.path)/all.tar")
        for figure in ["123.45", "98.76"] {
            #expect(try test.files(with: figure) == [])
            #expect(try archive.files(with: figure) == [])
        }
        try records.store.close()
        #expect(try test.files(with: "123.45") == [])
    }

    @Test func `only the passphrase decrypts measures`() throws {
        let test = try TestHome()
        let records = try test.records()
        _ = try records.vault.setPassphrase(Samples.passphrase)
        try records.save(Samples.measurements)
        try records.store.close()
        let again = try test.records()
        #expect(try again.hasMeasurements())
        #expect(refusal { try again.measurements() } == .vaultLocked)
        #expect(refusal { try again.save(Samples.measurements) } == .vaultLocked)
        #expect(refusal { try again.vault.unlock(passphrase: "three gray geese") } == .wrongPassphrase)
        try again.vault.unlock(passphrase: Samples.passphrase)
        #expect(try again.measurements() == Samples.measurements)
        again.vault.lock()
        try again.removeMeasurements()
        #expect(try !again.hasMeasurements())
    }

    @Test func `impossible measures are rejected`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        var body = BodyMeasurements([.chest: 960])
        body.takenOn = try day("2027-01-01")
        #expect(refusedPaths { try records.save(body) } == ["centimeters.chest", "takenOn"])
    }

    @Test func `a size chart for the category overrides a general one`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        let general = SizeChart(brand: "Aran Mills", sizes: [.init("general", [.chest: .init(90, 100)])])
        try records.save(general)
        try records.save(Samples.chart)
        #expect(try records.sizeChart(brand: "ARAN MILLS", category: .coat) == Samples.chart)
        #expect(try records.sizeChart(brand: "Aran Mills", category: .shirt) == general)
        #expect(try records.sizeChart(brand: "Other", category: .shirt) == nil)
        var newer = Samples.chart
        newer.categories.reverse()
        newer.sizes.removeLast()
        try records.save(newer)
        #expect(try records.sizeCharts().count == 2)
        #expect(try records.sizeChart(brand: "Aran Mills", category: .jacket) == newer)
        try records.removeSizeCharts(brand: "aran mills")
        #expect(try records.sizeCharts().isEmpty)
        var accented = Samples.chart
        accented.brand = "Élan"
        try records.save(accented)
        try records.removeSizeCharts(brand: "éLAN")
        #expect(try records.sizeCharts().isEmpty)
    }
}
