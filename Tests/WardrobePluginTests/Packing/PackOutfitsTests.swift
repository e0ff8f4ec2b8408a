// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import WardrobePlugin

@Suite struct PackOutfitsTests {
    /// The set is as small as the one found by trying all subsets, and each day's outfit is good enough.
    @Test(.slow, arguments: 0..<16)
    func `small wardrobes equal a search of every subset`(seed: Int) throws {
        let journey = SmallJourney(seed: UInt64(seed))
        let allSubsets = try AllSubsets(journey.input)
        guard let least = allSubsets.leastCount() else {
            // If nothing works within the slack, it's doubled or quadrupled, and the result says so.
            var relaxed = journey.input
            for factor in [2.0, 4] {
                relaxed.slack = min(100, journey.input.slack * factor)
                guard let least = try AllSubsets(relaxed).leastCount() else { continue }
                let list = try PackOutfits.reading(of: journey.input)
                #expect(list.items.count == least, "seed \(seed)")
                #expect(list.remarks.first?.contains("don't last") == true, "seed \(seed)")
                return try expectCovered(list, relaxed)
            }
            #expect(throws: ComputationError.self, "seed \(seed)") { try PackOutfits.reading(of: journey.input) }
            return
        }
        let list = try PackOutfits.reading(of: journey.input)
        #expect(list.items.count == least, "seed \(seed): \(list.items.map(\.id))")
        #expect(list.search.leastPossible == least, "seed \(seed)")
        #expect(list.search.isSmallest)
        try expectCovered(list, journey.input)
    }

    @Test(arguments: SampleWardrobe.allCases)
    func `the sample wardrobe packs for work and leisure`(_ wardrobe: SampleWardrobe) throws {
        let occasions: [Occasion] = [.work, .casual, .work]
        let input = PackOutfitsInput(
            items: wardrobe.items, days: occasions.map { OutfitRequest(coldest: 5, warmest: 20, occasion: $0) })
        let list = try PackOutfits.reading(of: input)
        try expectCovered(list, input)
        #expect(list.search.leastPossible <= list.items.count)
        #expect(list.items.count < 12)
        #expect(list.days.allSatisfy { $0.outfit.refusals.isEmpty })
    }

    /// If nothing suits a day, the list says so, and the best total stays in its range.
    @Test func `days without an acceptable outfit list the refusals`() async throws {
        let items = [
            named("White T-shirt", .tshirt, 0xFAFAFA), named("Blue jeans", .jeans, 0x3B5278),
            named("White sneakers", .sneakers, 0xF4F4F2),
        ]
        let input = PackOutfitsInput(items: items, days: [OutfitRequest(temperature: 14, occasion: .formalEvent)])
        let list = try await Engine([WardrobePlugin()])(Wardrobe.packOutfits, input)
        #expect(list.days.count == 1 && list.items.count == 3)
        #expect(0...100 ~= list.days[0].best && !list.days[0].outfit.refusals.isEmpty)
    }

    @Test func `items with too few wears are named`() throws {
        let items =
            SampleWardrobe.everything.filter { !$0.slots.contains(.top) && !$0.slots.contains(.onePiece) }
            + SampleWardrobe.everything.filter { $0.id == "blue-oxford" }
        let days = [OutfitRequest](repeating: OutfitRequest(temperature: 20, occasion: .work), count: 3)
        let failure = #expect(throws: ComputationError.self) {
            try PackOutfits.reading(of: PackOutfitsInput(items: items, days: days))
        }
        #expect(failure?.description.contains("don't last for 3 days") == true)
        #expect(failure?.description.contains("Tops last for 1 days") == true)
        let longer = PackOutfitsInput(items: items, days: days, wearLimits: [.shirt: 3])
        #expect(try PackOutfits.reading(of: longer).days.count == 3)
    }

    @Test func `days without any outfit are named`() throws {
        let failure = #expect(throws: ComputationError.self) {
            try PackOutfits.reading(
                of: PackOutfitsInput(
                    items: SampleWardrobe.everything.filter { $0.category.slot != .shoes },
                    days: [OutfitRequest(temperature: 20)]))
        }
        #expect(
            failure?.description.contains("Day 1: there are no shoes at all") == true, "\(failure?.description ?? "")")
        let twisted = #expect(throws: ComputationError.self) {
            try PackOutfits.reading(
                of: PackOutfitsInput(
                    items: SampleWardrobe.everything,
                    days: [OutfitRequest(temperature: 20), OutfitRequest(coldest: 9, warmest: 3)]))
        }
        #expect(twisted?.issues.map(\.path) == ["days[1].warmest"])
    }

    /// Each day's outfit uses packed items, none is worn too often, and all totals equal those of score-outfit.
    private func expectCovered(_ list: PackingList, _ input: PackOutfitsInput) throws {
        #expect(list.days.map(\.day) == Array(1...input.days.count))
        let items = Dictionary(uniqueKeysWithValues: input.items.map { ($0.id, $0) })
        var wears: [String: [Int]] = [:]
        for (day, request) in zip(list.days, input.days) {
            let worn = day.outfit.items.compactMap { items[$0.id] }
            // Matching is scored with the whole wardrobe in view.
            let scorer = try OutfitScorer(
                request, profile: input.profile, wears: input.wears, weights: input.weights, items: input.items)
            let way = Dictionary(
                uniqueKeysWithValues: day.outfit.items.compactMap { item in
                    input.items.firstIndex { $0.id == item.id }.map { (item.slot, $0) }
                })
            let (problem, outfit) = ScoreOutfit.best(of: [way], input.items, by: scorer)
            #expect(try scorer.scored(outfit, of: problem) == day.outfit)
            #expect(day.outfit.total >= day.best - input.slack - 1e-9)
            // Belts, bags, and alternative hats aren't packed by day, so the best outfit is compared without them.
            let best = try SuggestOutfits.reading(
                of: SuggestOutfitsInput(items: input.items, request: request, count: 1)
            ).outfits[0].total
            let hasAccessories = input.items.contains { $0.slots[0].isAccessory }
            #expect(hasAccessories ? day.best <= best + 1e-9 : abs(best - day.best) < 1e-9)
            for item in worn { wears[item.id, default: []].append(day.day) }
        }
        #expect(Dictionary(uniqueKeysWithValues: list.items.map { ($0.id, $0.days) }) == wears)
        for (id, days) in wears {
            let category = try #require(items[id]).category
            #expect(days.count <= category.wearsBetweenWashes ?? .max)
            let isOnSkin = list.days.contains { $0.outfit.items.contains { $0.id == id && $0.slot == .top } }
            if isOnSkin { #expect(days.count == 1, "\(id) was worn on the skin") }
        }
    }
}

/// A few items from the sample wardrobe, and two or three days.
private struct SmallJourney {
    let input: PackOutfitsInput

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var items: [WardrobeItem] = []
        let counts: [(slot: Slot, count: Int)] = [
            (.top, 3), (.bottom, 2), (.onePiece, 1), (.shoes, 2), (.mid, 2), (.secondMid, 1), (.outer, 1),
        ]
        for (slot, count) in counts {
            let fitting = SampleWardrobe.everything.filter { $0.slots[0] == slot }
            items += fitting.shuffled(using: &random).prefix(count)
        }
        let occasions: [Occasion] = [.work, .casual, .travel, .party]
        let requests = (0..<2).map { _ in
            OutfitRequest(
                temperature: Double.random(in: 2...28, using: &random).rounded(),
                occasion: occasions.randomElement(using: &random))
        }
        let days = (0..<Int.random(in: 2...3, using: &random)).map { requests[$0 % 2] }
        input = PackOutfitsInput(items: items, days: days, slack: Double.random(in: 2...15, using: &random).rounded())
    }
}

/// The expected result, found by trying every subset of the items and every outfit.
private struct AllSubsets {
    private let input: PackOutfitsInput
    /// For each day, the acceptable outfits as sets of indices, with the sweaters worn on the skin.
    private var outfits: [[(items: UInt32, onSkin: UInt32)]] = []

    init(_ input: PackOutfitsInput) throws {
        self.input = input
        for request in input.days {
            let wish = SuggestOutfitsInput(
                items: input.items, request: request, profile: input.profile, wears: input.wears,
                weights: input.weights)
            let every = try EveryOutfit(wish)
            let best = every.brute.outfits.first?.total.value ?? 0
            let slots = every.problem.templates.map { $0.slots.map(\.name) }
            outfits.append(
                every.brute.outfits.filter { $0.total.value >= best - input.slack - 1e-9 }.map { outfit in
                    var (items, onSkin) = (UInt32(0), UInt32(0))
                    for (name, item) in zip(slots[outfit.template], outfit.items) {
                        guard let item else { continue }
                        items |= 1 << UInt32(item)
                        if name == "top", input.items[item].category.slot != .top { onSkin |= 1 << UInt32(item) }
                    }
                    return (items, onSkin)
                })
        }
    }

    /// The size of the smallest subset that covers the days, or nil if none does.
    func leastCount() -> Int? {
        (0..<UInt32(1) << UInt32(input.items.count)).filter(covers).map(\.nonzeroBitCount).min()
    }

    private func covers(_ subset: UInt32) -> Bool {
        let choices = outfits.map { $0.filter { $0.items & subset == $0.items } }
        if choices.contains(where: \.isEmpty) { return false }
        return assign(choices[...], [:])
    }

    private func assign(_ choices: ArraySlice<[(items: UInt32, onSkin: UInt32)]>, _ worn: [Int: Int]) -> Bool {
        guard let day = choices.first else { return true }
        return day.contains { outfit in
            var worn = worn
            for item in input.items.indices where outfit.items & 1 << UInt32(item) != 0 {
                let limit = input.items[item].category.wearsBetweenWashes ?? .max
                worn[item, default: 0] += outfit.onSkin & 1 << UInt32(item) != 0 ? limit : 1
                if worn[item, default: 0] > limit { return false }
            }
            return assign(choices.dropFirst(), worn)
        }
    }
}
