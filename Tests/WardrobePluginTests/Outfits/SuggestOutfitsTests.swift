// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct SuggestOutfitsTests {
    /// What the search finds is what trying every outfit by score-outfit finds: the same outfits in the same order,
    /// with the same totals, parts and sentences to the last digit; with variety and without it.
    @Test(arguments: 0..<360 as Range<UInt64>)
    func randomClosetsAgainstEveryOutfit(seed: UInt64) throws {
        var input = try RandomCloset(seed: seed).input
        let every = try EveryOutfit(input)
        for outfit in every.outfits { expectPartsAddUp(outfit, input.weights, "seed \(seed)") }
        for variety in [false, true] {
            input.variety = variety
            let expected = every.best(input.count, variety: variety)
            guard !expected.isEmpty else {
                #expect(throws: Failure.self, "seed \(seed)") { try SuggestOutfits.reading(of: input) }
                continue
            }
            let found = try SuggestOutfits.reading(of: input)
            #expect(
                found.outfits.map(\.total) == expected.map(\.total) && found.outfits == expected,
                "seed \(seed), variety \(variety)")
            #expect(found.search.optimal, "seed \(seed)")
            #expect(found.shortages.contains { $0.contains("asked for") } == (expected.count < input.count))
            if let bound = found.search.bound, let last = expected.last {
                #expect(bound <= last.total, "seed \(seed), variety \(variety)")
            }
            if !variety, expected.count < every.outfits.count {
                let next = every.outfits[expected.count].total
                #expect(found.search.bound.map { $0 >= next } == true, "seed \(seed): \(next) was left out")
            }
            if input.with.isEmpty, input.items.allSatisfy({ $0.slots.count == 1 }) {
                #expect(found.search.combinations == Double(every.outfits.count), "seed \(seed)")
            }
        }
    }

    /// The same for closets of up to some thousand outfits, by totals and ids.
    @Test(arguments: 1_000..<1_080 as Range<UInt64>)
    func largerClosetsAgainstEveryTotal(seed: UInt64) throws {
        var input = try RandomCloset(seed: seed, outfits: 4_000).input
        input.with = []
        input.notWornWithinDays = nil
        input.profile.avoidedColors = []
        let expected = try EveryOutfit.totals(input)
        let best = expected.prefix(input.count)
        guard !best.isEmpty else {
            #expect(throws: Failure.self, "seed \(seed)") { try SuggestOutfits.reading(of: input) }
            return
        }
        let found = try SuggestOutfits.reading(of: input)
        #expect(found.outfits.map(\.total) == best.map(\.total), "seed \(seed)")
        #expect(found.outfits.map(EveryOutfit.ids) == best.map(\.ids), "seed \(seed)")
        #expect(found.search.optimal && found.search.bound ?? 0 <= best.last?.total ?? 0, "seed \(seed)")
    }

    @Test func theOrderOfThePiecesDoesNotMatter() throws {
        for seed in 0..<20 as Range<UInt64> {
            var input = try RandomCloset(seed: seed).input
            let found = try? SuggestOutfits.reading(of: input)
            input.items.reverse()
            #expect((try? SuggestOutfits.reading(of: input))?.outfits == found?.outfits, "seed \(seed)")
        }
    }

    @Test func eachOutfitDiffersInTwoMainSlots() throws {
        let input = SuggestOutfitsInput(
            items: SampleWardrobe.everything, request: OutfitRequest(coldest: 8, warmest: 17, occasion: .casual), count: 6,
            variety: true)
        let outfits = try SuggestOutfits.reading(of: input).outfits
        #expect(outfits.count == 6)
        for (place, outfit) in outfits.enumerated() {
            for other in outfits[..<place] { #expect(EveryOutfit.differences(outfit, other) >= 2) }
        }
    }

    @Test func theSampleWardrobeIsSearchedWithProof() throws {
        for occasion in Occasion.allCases {
            let found = try SuggestOutfits.reading(
                of: SuggestOutfitsInput(
                    items: SampleWardrobe.everything, request: OutfitRequest(temperature: 13, occasion: occasion)))
            #expect(found.outfits.count == 5 && found.search.optimal, "\(occasion)")
            #expect(found.outfits.map(\.total) == found.outfits.map(\.total).sorted(by: >))
            #expect(Set(found.outfits.map { $0.items.map(\.id) }).count == 5)
        }
    }

    @Test func sixtyPiecesAndAFewTiesAreAmongTheClosets() throws {
        let closets = try (0..<360 as Range<UInt64>).map { try RandomCloset(seed: $0).input }
        #expect(closets.contains { $0.items.count == 60 })
        #expect(closets.contains { $0.request.coldest != nil } && closets.contains { $0.request.temperature != nil })
        #expect(closets.contains { !$0.with.isEmpty } && closets.contains { !$0.without.isEmpty })
        #expect(closets.contains { !$0.profile.sizes.isEmpty && $0.profile.fit != .regular && $0.profile.comfort == 5 })
        #expect(closets.contains { $0.onlyClean } && closets.contains { $0.notWornWithinDays != nil })
    }
}

/// Points are whole hundred-thousandths that add up to the total, and each part is weight times value.
func expectPartsAddUp(_ outfit: ScoredOutfit, _ weights: ScoringWeights, _ comment: Comment) {
    func units(_ points: Double) -> Int { Int((points * 100_000).rounded()) }
    let parts = outfit.parts
    #expect(parts.map(\.name) == ScorePart.allCases.filter { weights[$0] > 0 }, comment)
    #expect(parts.reduce(0) { $0 + units($1.points) } == units(outfit.total), comment)
    #expect(parts.allSatisfy { Double(units($0.points)) / 100_000 == $0.points }, comment)
    #expect((parts.reduce(0) { $0 + $1.weight } - 1).magnitude < 1e-9, comment)
    #expect(0...100 ~= outfit.total && 0...1 ~= outfit.confidence, comment)
    for part in parts {
        #expect(0...1 ~= part.weight && 0...1 ~= part.value, "\(part.name) \(part.weight) \(part.value): \(comment)")
        #expect((part.weight * part.value * 100 - part.points).magnitude < 1e-9, comment)
        #expect(part.reason.contains(" ") && !part.reason.hasSuffix(".") && !part.reason.contains("  "), comment)
    }
}
