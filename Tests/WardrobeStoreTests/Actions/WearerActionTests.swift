// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import StoreTesting
import Synchronization
import Testing
import WardrobePlugin

@testable import AlmanacStore
@testable import WardrobeStore

@Suite struct WearerActionTests {
    @Test func `omitted profile fields keep their values`() async throws {
        let bench = try ActionBench()
        let none = try await bench.engine(Wardrobe.myProfile, MyProfileInput())
        #expect(!none.isStated && none.profile.temperatureUnit == .fahrenheit && none.created == nil)
        #expect(await bench.refusal(Wardrobe.setProfile, SetProfileInput()) == "refused")
        var change = SetProfileInput()
        change.styles = [.classic]
        change.budget = Money(amount: "100", currency: "EUR")
        change.sizes = [.shirt: "M"]
        let first = try await bench.engine(Wardrobe.setProfile, change)
        #expect(first.isStated && first.profile.temperatureUnit == .fahrenheit && first.created == Moments.now)
        var second = SetProfileInput()
        second.sizes = [.shoes: "42"]
        second.budget = .some(nil)
        let later = try bench.later(seconds: 60)
        let changed = try await later.engine(Wardrobe.setProfile, second)
        #expect(changed.profile.sizes == [.shirt: "M", .shoes: "42"])
        #expect(changed.profile.styles == [.classic] && changed.profile.budget == nil)
        #expect(changed.created == Moments.now && changed.updated != changed.created)
        #expect(try await later.engine(Wardrobe.myProfile, MyProfileInput()) == changed)
        #expect(try await bench.later(seconds: 90).engine(Wardrobe.setProfile, second) == changed, "nothing changed")
        var wrong = SetProfileInput()
        wrong.favoriteColors = [Samples.navy]
        wrong.avoidedColors = [Samples.navy]
        #expect(await bench.refusal(Wardrobe.setProfile, wrong) == "refused avoidedColors[0]")
    }

    private func bench() throws -> ActionBench {
        let bench = try ActionBench()
        bench.records.vault.cost.withLock { $0 = ScryptCost(rounds: 1 << 4) }
        return bench
    }

    @Test func `only the first passphrase decrypts measurements`() async throws {
        let bench = try bench()
        let secret = Secret(Samples.passphrase)
        #expect(
            await bench.refusal(Wardrobe.setMeasurements, SetMeasurementsInput([.chest: 96])) == "refused passphrase")
        let short = SetMeasurementsInput([.chest: 96], passphrase: Secret("short"))
        #expect(await bench.refusal(Wardrobe.setMeasurements, short) == "refused")
        let first = try await bench.engine(
            Wardrobe.setMeasurements, SetMeasurementsInput([.chest: 96], passphrase: secret))
        #expect(first.recoveryCode != nil && first.measurements?.centimeters == [.chest: 96])
        #expect(try first.measurements?.takenOn == day("2026-11-21"))
        #expect(!bench.records.vault.isUnlocked)
        var more = SetMeasurementsInput(passphrase: secret)
        more.typed = [try TypedMeasure("inseam=30in"), try TypedMeasure("weight=74")]
        let second = try await bench.engine(Wardrobe.setMeasurements, more)
        #expect(second.recoveryCode == nil && second.measurements?.weight == 74)
        #expect(second.measurements?.centimeters == [.chest: 96, .inseam: 76.2])
        let locked = try await bench.engine(Wardrobe.myMeasurements, MyMeasurementsInput())
        #expect(locked == MeasurementsReading(isKept: true, hasPassphrase: true))
        let opened = try await bench.engine(Wardrobe.myMeasurements, MyMeasurementsInput(passphrase: secret))
        #expect(opened.measurements == second.measurements && !bench.records.vault.isUnlocked)
        let wrong = MyMeasurementsInput(passphrase: Secret("three gray cranes"))
        #expect(await bench.refusal(Wardrobe.myMeasurements, wrong) == "refused")
        #expect(
            await bench.refusal(Wardrobe.setMeasurements, SetMeasurementsInput([.chest: 97])) == "refused passphrase")
        _ = try await bench.engine(Wardrobe.setMeasurements, SetMeasurementsInput(forget: true))
        #expect(
            try await bench.engine(Wardrobe.myMeasurements, MyMeasurementsInput())
                == MeasurementsReading(isKept: false, hasPassphrase: true))
    }

    @Test func `empty and contradictory measurements are refused`() async throws {
        let bench = try bench()
        #expect(await bench.refusal(Wardrobe.setMeasurements, SetMeasurementsInput()) == "refused centimeters")
        let both = SetMeasurementsInput([.chest: 96], forget: true)
        #expect(await bench.refusal(Wardrobe.setMeasurements, both) == "refused forget")
        var typed = SetMeasurementsInput(passphrase: Secret(Samples.passphrase))
        typed.typed = [try TypedMeasure("chest=9000")]
        #expect(await bench.refusal(Wardrobe.setMeasurements, typed) == "refused typed[0]")
        #expect(try !bench.records.vault.isSet())
    }

    @Test func `size charts are saved, imported, listed, and removed`() async throws {
        let bench = try ActionBench()
        let chart = Samples.chart
        #expect(try await bench.engine(Wardrobe.setSizeChart, chart) == chart)
        let file = Blob(Array(SizeChart.schema.json(of: chart).text().utf8))
        #expect(try await bench.engine(Wardrobe.importSizeChart, ImportSizeChartInput(file: file)) == chart)
        let all = try await bench.engine(Wardrobe.mySizeCharts, MySizeChartsInput())
        #expect(all.charts == [chart] && all.total == 1)
        #expect(try await bench.engine(Wardrobe.mySizeCharts, MySizeChartsInput(category: .shoes)).total == 0)
        #expect(
            try await bench.engine(Wardrobe.removeSizeChart, RemoveSizeChartInput(brand: "aran mills")).charts == [
                chart
            ])
        #expect(
            await bench.refusal(Wardrobe.removeSizeChart, RemoveSizeChartInput(brand: "Aran Mills"))
                == "not-found brand")
        for (text, path) in [("{", "file"), (#"{"brand": "A", "sizes": []}"#, "file.sizes")] {
            let input = ImportSizeChartInput(file: Blob(Array(text.utf8)))
            #expect(await bench.refusal(Wardrobe.importSizeChart, input) == "refused \(path)")
        }
    }

    @Test func `a recommended size isn't saved`() async throws {
        let bench = try bench()
        var coat = AddWishInput(name: "Rain coat", category: .coat)
        let id = try await bench.engine(Wardrobe.addWish, coat).wish.id
        coat.name = "Wool coat"
        coat.brand = "Aran Mills"
        let input = MyWishSizeInput(wish: "Wool coat", passphrase: Secret(Samples.passphrase))
        #expect(await bench.refusal(Wardrobe.myWishSize, input) == "not-found wish")
        #expect(await bench.refusal(Wardrobe.myWishSize, MyWishSizeInput(wish: id)) == "refused")
        _ = try await bench.engine(Wardrobe.addWish, coat)
        #expect(await bench.refusal(Wardrobe.myWishSize, input) == "not-found")
        try bench.records.save(Samples.chart)
        #expect(await bench.refusal(Wardrobe.myWishSize, input) == "not-found")
        _ = try bench.records.vault.setPassphrase(Samples.passphrase)
        try bench.records.save(Samples.measurements)
        bench.records.vault.lock()
        #expect(await bench.refusal(Wardrobe.myWishSize, MyWishSizeInput(wish: "Wool")) == "refused passphrase")
        let size = try await bench.engine(Wardrobe.myWishSize, input)
        #expect(size.recommendation.size == "M" && size.recommendation.reason?.isEmpty == false)
        #expect(try bench.records.wish("Wool coat").recommendedSize == nil)
        var keep = EditWishInput(wish: "Wool coat")
        keep.recommendedSize = size.recommendation
        let kept = try await bench.engine(Wardrobe.editWish, keep)
        #expect(kept.wish.recommendedSize?.size == "M" && kept.wish.recommendedSize?.reason == nil)
    }
}
