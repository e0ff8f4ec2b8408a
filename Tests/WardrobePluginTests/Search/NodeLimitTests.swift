// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// A limit on effort is part of the input.
///
/// If it ends the search, the result states how much better any other outfit could be, and is the same each time.
@Suite struct NodeLimitTests {
    /// The bound is at least the best omitted outfit's total, by brute force, and only the best is reported as such.
    @Test(arguments: [1, 2, 3, 5, 8, 13, 30, 100]) func `the bound holds at the limit`(limit: Int) throws {
        var cut = 0
        for seed in 50_000..<UInt64(50_250) {
            var random = RandomProblem(seed: seed)
            random.request.leastDifference = 0
            let every = BruteForce(random.problem)
            let allowed = every.allowed(random.request)
            random.request.nodeLimit = limit
            let outcome = try OutfitSearch(random.problem).run(random.request, in: Context())
            let totals = outcome.outfits.map(\.total)
            for outfit in outcome.outfits {
                #expect(BruteForce.total(of: outfit.template, outfit.items, in: random.problem) == outfit.total)
            }
            let isBest = totals == allowed.prefix(random.request.count).map(\.total)
            #expect(isBest || !outcome.certificate.optimal, "seed \(seed)")
            if !isBest { cut += 1 }
            let found = Set(outcome.outfits.map { "\($0.template) \($0.items)" })
            guard let best = allowed.first(where: { !found.contains("\($0.template) \($0.items)") }) else { continue }
            let bound = try #require(outcome.certificate.bound, "seed \(seed): \(best.total.value) was left out")
            #expect(bound >= best.total.value, "seed \(seed)")
        }
        #expect(limit > 8 || cut > 0)
    }

    /// The same with variety: a result that isn't the best, or is incomplete, isn't reported as proven.
    @Test(arguments: [1, 4, 10, 40]) func `variety isn't proven at the limit`(limit: Int) throws {
        for seed in 51_000..<UInt64(51_200) {
            var random = RandomProblem(seed: seed)
            random.request.leastDifference = 1 + Int(seed % 2)
            random.request.count = min(random.request.count, 6)
            let every = BruteForce(random.problem)
            random.request.nodeLimit = limit
            let outcome = try OutfitSearch(random.problem).run(random.request, in: Context())
            let faults = every.faults(of: outcome, for: random.request)
            #expect(faults.isEmpty || !outcome.certificate.optimal, "seed \(seed): \(faults)")
        }
    }

    /// The same limit gives the same bytes, and a sufficient limit gives the unlimited result.
    @Test func `equal limits give equal answers`() throws {
        let problem = RandomWardrobe(count: 200, seed: 8, target: 1).problem
        let free = try OutfitSearch(problem).run(SearchRequest(count: 5), in: Context())
        var last = -1.0
        for limit in [1, 10, 50, 200, 1_000, 10_000_000] {
            let request = SearchRequest(count: 5, nodeLimit: limit)
            let once = try OutfitSearch(problem).run(request, in: Context())
            let again = try OutfitSearch(problem).run(request, in: Context())
            #expect(once == again, "\(limit)")
            #expect(
                SearchCertificate.schema.json(of: once.certificate).text()
                    == SearchCertificate.schema.json(of: again.certificate).text())
            // Each search can exceed the limit once, so that there is always a result.
            let dives = 5 * 2 * problem.templates.reduce(0) { $0 + $1.slots.count }
            #expect(once.certificate.visited <= limit + dives, "\(limit)")
            let best = once.outfits.first?.total.value ?? -1
            #expect(best >= last, "\(limit)")
            last = best
            if !once.certificate.optimal {
                #expect(
                    once.certificate.bound ?? -1 >= free.outfits[0].total.value || best == free.outfits[0].total.value)
            }
            if limit == 10_000_000 { #expect(once == free) }
        }
        #expect(free.certificate.optimal)
    }

    /// At any limit, a result has an outfit, doesn't claim to be the best, and states how good another could be.
    @Test(arguments: [1, 5, 40]) func `the smallest limit still gives an outfit`(limit: Int) throws {
        let input = SuggestOutfitsInput(
            items: SampleWardrobe.menswear.items, request: OutfitRequest(temperature: 12, occasion: .work), count: 3,
            nodeLimit: limit)
        let found = try SuggestOutfits.reading(of: input)
        let best = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: input.items, request: input.request, count: 1)
        ).outfits[0]
        let first = try #require(found.outfits.first)
        #expect(!found.search.optimal)
        #expect(try #require(found.search.bound) >= best.total || first.total == best.total)
        #expect(try SuggestOutfits.reading(of: input) == found)
    }

    @Test func `the limit is part of the input`() async throws {
        let engine = try Engine([WardrobePlugin()])
        let items: JSONValue = [
            ["id": "t", "name": "White shirt", "category": "shirt", "primaryColor": "#FFFFFF"],
            ["id": "b", "name": "Chinos", "category": "pants", "primaryColor": "#B9A27C"],
            ["id": "s", "name": "Loafers", "category": "shoes", "primaryColor": "#5C3A21"],
        ]
        let answer = try await engine.run(
            "wardrobe.suggest-outfits", ["items": items, "request": ["temperature": 18], "nodeLimit": 100_000])
        #expect(answer["search"]?["optimal"] == true)
        await #expect(throws: ComputationError.self) {
            try await engine.run(
                "wardrobe.suggest-outfits", ["items": items, "request": ["temperature": 18], "nodeLimit": 0])
        }
    }
}
