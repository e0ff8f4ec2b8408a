// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import WardrobePlugin

/// Items that nobody can tell apart count as one in the search and one by one in its certificate.
@Suite struct EqualItemsTests {
    /// Problems with many equal and dominated items: the totals are those of brute force without the later twins.
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

    /// Merged or not, the best total is the same, where nobody can wear two equal items at once.
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
            // Two equal items over each other are one of the things that merging leaves out.
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

    /// What an item stands for is equal to it in everything: each outfit of the answer has the same total with any of
    /// its items exchanged for one that it stands for.
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

    /// Combinations count equal items one by one, and never one item in two slots.
    @Test func `combination counts equal brute force`() throws {
        for seed in 43_000..<UInt64(43_300) {
            var random = RandomProblem(seed: seed)
            // In a wardrobe two slots of a template share items: those that may be a top or a mid layer.
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

    /// The same where some items must be worn: what is counted is what has them all.
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

    /// Two thousand identical items are a handful to the search, and two thousand to the count.
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
            // Without an outer layer and with one: the only two that anybody could tell apart.
            #expect(outcome.outfits.count == (difference == 0 ? 2 : 1))
            #expect(outcome.equals[0]?.count == 499)
        }
    }
}
