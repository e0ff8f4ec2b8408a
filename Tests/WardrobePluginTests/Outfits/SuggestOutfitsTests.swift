// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import WardrobePlugin

@Suite struct SuggestOutfitsTests {
    /// The suggestions equal those of a search of every outfit, with and without variety: the same totals, parts, and
    /// sentences, and the same number of combinations.
    @Test(.slow, arguments: 0..<60 as Range<UInt64>)
    func `random wardrobes equal a search of every outfit`(seed: UInt64) throws {
        var input = try RandomCloset(seed: seed).input
        for variety in [false, true] {
            input.variety = variety
            let every = try EveryOutfit(input)
            guard !every.allowed.isEmpty else {
                let failure = #expect(throws: ComputationError.self, "seed \(seed)") {
                    try SuggestOutfits.reading(of: input)
                }
                #expect(failure?.description.isEmpty == false, "seed \(seed)")
                continue
            }
            let found = try SuggestOutfits.reading(of: input)
            let expected = try every.suggested()
            #expect(expected.faults == [], "seed \(seed), variety \(variety)")
            #expect(found.search.combinations == Double(every.count), "seed \(seed), variety \(variety)")
            #expect(found.search.optimal, "seed \(seed)")
            guard found.nearest == nil else {
                #expect(found.outfits.isEmpty && input.request.dressCode != nil, "seed \(seed)")
                #expect(found.nearest == expected.outfits.first, "seed \(seed)")
                #expect(found.shortages.first?.hasPrefix("nothing you own is ") == true, "seed \(seed)")
                continue
            }
            #expect(found.outfits == expected.outfits, "seed \(seed), variety \(variety)")
            #expect(found.shortages.contains { $0.hasPrefix("only ") } == expected.isNothingLeft, "seed \(seed)")
            for outfit in found.outfits { expectPartsAddUp(outfit, input.weights, "seed \(seed)") }
            if !variety, let last = expected.outfits.last, let bound = found.search.bound, last.refusals.isEmpty {
                #expect(bound <= last.total + 1e-9 || expected.isNothingLeft, "seed \(seed)")
            }
        }
        // Parts add up for the worst outfits, too.
        let every = try EveryOutfit(input)
        for outfit in every.allowed.suffix(10) {
            expectPartsAddUp(try every.scored(outfit), input.weights, "seed \(seed)")
        }
    }

    /// The same for closets of up to a few thousand outfits, comparing totals.
    @Test(.slow, arguments: 1_000..<1_010 as Range<UInt64>)
    func `larger wardrobes equal a search of every total`(seed: UInt64) throws {
        var input = try RandomCloset(seed: seed, outfits: 12_000).input
        input.with = []
        input.variety = false
        let every = try EveryOutfit(input, keeping: 2_000)
        guard let best = every.brute.outfits.first else {
            #expect(throws: ComputationError.self, "seed \(seed)") { try SuggestOutfits.reading(of: input) }
            return
        }
        let expected = try every.suggested()
        #expect(expected.faults == [], "seed \(seed)")
        let found = try SuggestOutfits.reading(of: input)
        #expect(
            (found.nearest.map { [$0] } ?? found.outfits).first?.total == (try every.scored(best)).total, "seed \(seed)"
        )
        #expect(found.nearest != nil || found.outfits == expected.outfits, "seed \(seed)")
        #expect(found.search.optimal, "seed \(seed)")
        #expect(found.search.combinations == Double(every.brute.count), "seed \(seed)")
    }

    @Test func `the order of items doesn't matter`() throws {
        for seed in 0..<40 as Range<UInt64> {
            var input = try RandomCloset(seed: seed).input
            let found = try? SuggestOutfits.reading(of: input)
            input.items.reverse()
            let reversed = try? SuggestOutfits.reading(of: input)
            #expect(reversed?.outfits == found?.outfits, "seed \(seed)")
            #expect(reversed?.danger == found?.danger && reversed?.nearest == found?.nearest, "seed \(seed)")
        }
    }

    @Test(arguments: SampleWardrobe.allCases)
    func `the sample wardrobe is searched with proof`(_ wardrobe: SampleWardrobe) throws {
        for occasion in Occasion.allCases {
            let found = try SuggestOutfits.reading(
                of: SuggestOutfitsInput(
                    items: wardrobe.items, request: OutfitRequest(temperature: 13, occasion: occasion)))
            #expect(!found.outfits.isEmpty && found.search.optimal, "\(occasion)")
            #expect(found.outfits.map(\.total) == found.outfits.map(\.total).sorted(by: >))
            #expect(found.outfits.allSatisfy { $0.refusals.isEmpty }, "\(occasion): \(found.outfits[0].refusals)")
            #expect(found.danger == nil && found.nearest == nil, "\(occasion)")
            #expect(Set(found.outfits.map { $0.items.map(\.id) }).count == found.outfits.count)
        }
    }

    /// Every slot of the sample wardrobes is filled on some day.
    @Test func `every slot is filled on some day`() throws {
        let requests = [
            OutfitRequest(temperature: -12, wind: 3, occasion: .outdoor),
            OutfitRequest(temperature: 2, occasion: .work),
            OutfitRequest(temperature: 10, condition: .rainy, occasion: .casual),
            OutfitRequest(temperature: 16, dressCode: .blackTie),
            OutfitRequest(temperature: 15, dressCode: .businessProfessional),
            OutfitRequest(temperature: 6, occasion: .dateNight), OutfitRequest(temperature: 28, occasion: .casual),
        ]
        var filled: Set<Slot> = []
        for wardrobe in SampleWardrobe.allCases {
            for request in requests {
                let found = try SuggestOutfits.reading(
                    of: SuggestOutfitsInput(items: wardrobe.items, request: request, count: 3))
                for item in found.outfits.flatMap(\.items) { filled.insert(item.slot) }
            }
        }
        let missing = Set(Slot.allCases).subtracting(filled)
        // The sample wardrobes have no thermal tops, jewelry, bags or umbrellas.
        #expect(missing == [.base, .jewelry, .bag, .accessory], "\(missing)")
    }

    @Test func `random wardrobes include every kind`() throws {
        let closets = try (0..<60 as Range<UInt64>).map { try RandomCloset(seed: $0).input }
        #expect(closets.contains { $0.items.count == 60 })
        #expect(closets.contains { $0.request.coldest != nil } && closets.contains { $0.request.temperature != nil })
        #expect(closets.contains { !$0.with.isEmpty } && closets.contains { !$0.without.isEmpty })
        #expect(closets.contains { !$0.profile.sizes.isEmpty && $0.profile.fit != .regular && $0.profile.comfort == 5 })
        #expect(closets.contains { $0.onlyClean } && closets.contains { $0.notWornWithinDays != nil })
        #expect(closets.contains { !$0.request.settings.isEmpty } && closets.contains { $0.request.setting == nil })
        #expect(closets.contains { $0.request.precipitationProbability != nil })
        #expect(closets.contains { $0.items.contains { $0.slots == [.mid, .top] } })
        let slots = Set(closets.flatMap { $0.items.flatMap(\.slots) })
        #expect(slots == Set(Slot.allCases))
    }
}
