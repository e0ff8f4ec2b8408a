// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import WardrobePlugin

/// Indistinguishable items count as one in the search, and separately in its certificate.
@Suite struct EqualItemsTests {
    /// Problems with many equal and dominated items: the totals equal those of brute force without the later
    /// duplicates.
    @Test(.slow, arguments: 0..<8) func `totals equal brute force with equal items`(portion: Int) throws {
        for number in 0..<100 {
            let seed = UInt64(40_000 + portion * 100 + number)
            var random = RandomProblem(seed: seed)
            random.addTwins(3...14)
            random.request.excluded = []
            let every = BruteForce(random.problem)
            guard every.count <= 40_000 else { continue }
            let outcome = try OutfitSearch(random.problem).run(random.request, in: Context())
            #expect(every.faults(of: outcome, for: random.request) == [], "seed \(seed)")
            #expect(outcome.certificate.optimal, "seed \(seed)")
        }
    }

    /// Merging doesn't change the best total if no outfit can have two equal items.
    @Test func `merging equal items keeps totals`() throws {
        for seed in 41_000..<UInt64(41_200) {
            var random = RandomProblem(seed: seed)
            random.leaveEachItemOneSlot(from: 1)
            random.addTwins(2...10)
            random.request.mandatory = []
            random.request.excluded = []
            random.request.leastDifference = 0
            random.request.count = 1
            let merged = try OutfitSearch(random.problem).run(random.request, in: Context())
            random.request.mergesEqualItems = false
            let all = try OutfitSearch(random.problem).run(random.request, in: Context())
            // Merging excludes outfits with two equal items on top of each other.
            let wearsTwins = all.outfits.contains { outfit in
                merged.equals.contains { twin, others in
                    outfit.items.count { $0.map { $0 == twin || others.contains($0) } == true } > 1
                }
            }
            if wearsTwins { continue }
            #expect(merged.outfits.map(\.total) == all.outfits.map(\.total), "seed \(seed)")
            #expect(all.equals.isEmpty)
        }
    }

    /// An item's alternatives are equal to it: replacing any item of a resulting outfit with one of its alternatives
    /// keeps the total.
    @Test func `alternatives are equal`() throws {
        var exchanged = 0
        for seed in 42_000..<UInt64(42_300) {
            var random = RandomProblem(seed: seed)
            random.addTwins(3...12)
            let outcome = try OutfitSearch(random.problem).run(random.request, in: Context())
            for outfit in outcome.outfits {
                for (place, item) in outfit.items.enumerated() {
                    for other in item.flatMap({ outcome.equals[$0] }) ?? [] where !outfit.items.contains(other) {
                        var items = outfit.items
                        items[place] = other
                        let total = BruteForce.total(of: outfit.template, items, in: random.problem)
                        #expect(total == outfit.total, "seed \(seed): \(other) for \(item ?? -1)")
                        exchanged += 1
                    }
                }
            }
        }
        #expect(exchanged > 500)
    }

    /// Combinations count equal items separately, and never one item in two slots.
    @Test func `combination counts equal brute force`() throws {
        for seed in 43_000..<UInt64(43_300) {
            var random = RandomProblem(seed: seed)
            // In a wardrobe, two slots of a template share the items that can be a top or a mid layer.
            random.leaveEachItemOneSlot(from: 2)
            random.addTwins(0...6)
            random.request.excluded = []
            random.request.mandatory = []
            let every = BruteForce(random.problem)
            for merges in [false, true] {
                random.request.mergesEqualItems = merges
                let outcome = try OutfitSearch(random.problem).run(random.request, in: Context())
                #expect(outcome.certificate.combinations == Double(every.count), "seed \(seed), merging: \(merges)")
            }
        }
    }

    /// The same with mandatory items: only combinations with all of them count.
    @Test func `combinations with mandatory items contain them`() throws {
        for seed in 44_000..<UInt64(44_300) {
            var random = RandomProblem(seed: seed)
            random.leaveEachItemOneSlot(from: 1)
            random.addTwins(0...6)
            random.request.excluded = []
            random.request.mandatory = [random.problem.items[Int(seed) % random.problem.items.count].id]
            random.request.leastDifference = 0
            var all = random.request
            all.mergesEqualItems = false
            let expected = BruteForce(random.problem).allowed(all).count
            let outcome = try OutfitSearch(random.problem).run(random.request, in: Context())
            #expect(outcome.certificate.combinations == Double(expected), "seed \(seed)")
        }
    }

    /// 2,000 identical items are a handful in the search, and 2,000 in the count.
    @Test func `identical items are searched once`() throws {
        let slots = ["top", "bottom", "shoes", "outer"].enumerated().map { number, name in
            SearchSlot(
                name: name, items: Array((number * 500)..<(number * 500 + 500)),
                emptyScore: name == "outer" ? .zero : nil, isMain: true)
        }
        let problem = SearchProblem(
            items: (0..<2_000).map { SearchItem(id: "item-\(10_000 + $0)", score: Points(1), quantities: [0.3]) },
            templates: [SearchTemplate(name: "all", slots: slots)],
            terms: [QuantityTerm(score: { Points(-10 * abs($0 - 0.9)) })])
        for difference in [0, 2] {
            let request = SearchRequest(count: 10, leastDifference: difference, mergesEqualItems: true)
            let outcome = try OutfitSearch(problem).run(request, in: Context())
            #expect(outcome.certificate.visited < 100)
            #expect(outcome.certificate.combinations == 500 * 500 * 500 * 501)
            #expect(outcome.certificate.optimal)
            // The only two distinguishable outfits: with and without an outer layer.
            #expect(outcome.outfits.count == (difference == 0 ? 2 : 1))
            #expect(outcome.equals[0]?.count == 499)
        }
    }
}
