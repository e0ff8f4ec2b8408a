// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import WardrobePlugin

@Suite struct OutfitSearchTests {
    /// 3,000 small problems, in ten portions that run in parallel.
    @Test(.slow, arguments: 0..<10) func `totals equal brute force`(portion: Int) throws {
        for number in 0..<300 {
            let seed = UInt64(portion * 300 + number)
            let random = RandomProblem(seed: seed)
            let every = BruteForce(random.problem)
            let outcome = try OutfitSearch(random.problem).run(random.request, in: Context())
            #expect(every.faults(of: outcome, for: random.request) == [], "seed \(seed)")
            #expect(outcome.certificate.optimal, "seed \(seed)")
        }
    }

    /// Finds the best outfit that differs from given outfits, in one slot or in several.
    @Test(.slow) func `totals equal brute force beside given outfits`() throws {
        for seed in 30_000..<UInt64(30_500) {
            var random = RandomProblem(seed: seed)
            let every = BruteForce(random.problem)
            random.request.leastDifference = 1 + Int(seed % 3)
            random.request.count = min(random.request.count, 8)
            random.request.before = (0..<(1 + Int(seed % 4))).compactMap { _ in random.anyOutfit(of: every) }
            let outcome = try OutfitSearch(random.problem).run(random.request, in: Context())
            #expect(every.faults(of: outcome, for: random.request) == [], "seed \(seed)")
            #expect(outcome.certificate.optimal, "seed \(seed)")
        }
    }

    /// The bound is between the best omitted outfit, by brute force, and the last one of the result.
    @Test func `certificates hold`() throws {
        for seed in 10_000..<UInt64(10_400) {
            var random = RandomProblem(seed: seed)
            random.request.leastDifference = 0
            let outcome = try OutfitSearch(random.problem).run(random.request, in: Context())
            let all = BruteForce(random.problem).allowed(random.request)
            guard all.count > random.request.count else {
                // All outfits were found; only combinations that use an item twice can have been cut off.
                if all.count < random.request.count { #expect(outcome.certificate.bound == nil, "seed \(seed)") }
                continue
            }
            let next = all[random.request.count]
            let bound = try #require(outcome.certificate.bound, "seed \(seed)")
            let last = try #require(outcome.outfits.last, "seed \(seed)")
            #expect(next.total.value <= bound && bound <= last.total.value, "seed \(seed)")
        }
    }

    @Test func `totals decompose exactly`() throws {
        for seed in 20_000..<UInt64(20_300) {
            let random = RandomProblem(seed: seed)
            for outfit in try OutfitSearch(random.problem).run(random.request, in: Context()).outfits {
                #expect(random.problem.breakdown(of: outfit).total == outfit.total, "seed \(seed)")
            }
        }
    }

    /// 200 wardrobes of 12 to 36 items, and three of 60, all combinations by brute force.
    @Test(.slow, arguments: Array(1...40) + [101, 102, 103])
    func `totals equal brute force on wardrobes`(portion: UInt64) throws {
        for seed in portion > 100 ? portion...portion : (portion * 5 - 4)...(portion * 5) {
            let count = portion > 100 ? 60 : 12 + Int(seed * 7 % 25)
            let problem = RandomWardrobe(count: count, seed: seed, target: Double(seed % 12) * 0.15).problem
            let brute = BruteForce(problem, keeping: 20_000)
            for request in [
                SearchRequest(count: 10), SearchRequest(count: 4, leastDifference: 2),
                SearchRequest(count: 3, mandatory: ["item-1"]),
                SearchRequest(count: 5, excluded: ["item-0", "item-5"]),
            ] {
                let outcome = try OutfitSearch(problem).run(request, in: Context())
                #expect(brute.faults(of: outcome, for: request) == [], "seed \(seed) \(request)")
                #expect(outcome.certificate.optimal)
            }
        }
    }

    @Test func `uncached pair scores give the same answer`() throws {
        // 60 items and 6,000 more that can never win: the pairs don't fit in the cache, but the result must not change.
        let small = RandomWardrobe(count: 60, seed: 7, target: 0.9).problem
        var large = small
        for number in 0..<6_000 {
            large.items.append(
                SearchItem(
                    id: "spare-\(number)", score: Points(-100), quantities: [Double(number % 50) / 100],
                    classes: [number % 360, number % 10, 0]))
            let slot = number % large.templates[0].slots.count
            large.templates[0].slots[slot].items.append(large.items.count - 1)
        }
        let request = SearchRequest(count: 10)
        let expected = try OutfitSearch(small).run(request, in: Context())
        let outcome = try OutfitSearch(large).run(request, in: Context())
        #expect(outcome.outfits.map(\.total) == expected.outfits.map(\.total))
        #expect(outcome.outfits.flatMap(\.items).allSatisfy { $0 ?? 0 < small.items.count })
        #expect(outcome.certificate.optimal)
    }

    @Test func `more classes than the table holds give the same answer`() throws {
        var problem = RandomWardrobe(count: 2_400, seed: 3, target: 0.9, colors: 360).problem
        let table = try OutfitSearch(problem).run(SearchRequest(count: 5), in: Context())
        // The same scores, but every item has its own class.
        let colors = problem.items.map { $0.classes[0] }
        let score = problem.pairs[0].score
        problem.pairs[0].score = { score(min(colors[$0], colors[$1]), max(colors[$0], colors[$1])) }
        for item in problem.items.indices { problem.items[item].classes[0] = item }
        let single = try OutfitSearch(problem).run(SearchRequest(count: 5), in: Context())
        #expect(single.outfits == table.outfits)
    }

    @Test func `ids break ties quickly`() throws {
        let items = (0..<300).map { SearchItem(id: "item-\(1_000 + 299 - $0)", score: Points(1)) }
        let slots = ["top", "bottom", "shoes"].enumerated().map { number, name in
            SearchSlot(name: name, items: Array((number * 100)..<(number * 100 + 100)))
        }
        let problem = SearchProblem(items: items, templates: [SearchTemplate(name: "all", slots: slots)])
        let outcome = try OutfitSearch(problem).run(SearchRequest(count: 3), in: Context())
        // The smallest ids come first, and three of a million equal ones are enough.
        #expect(outcome.outfits.first?.items == [99, 199, 299])
        #expect(outcome.outfits.count == 3 && outcome.outfits.allSatisfy { $0.total == Points(3) })
        #expect(outcome.certificate.optimal && outcome.certificate.bound == 3)
        #expect(outcome.certificate.visited < 1_000)
    }

    @Test func `equal problems give equal outcomes`() throws {
        let problem = RandomWardrobe(count: 300, seed: 5, target: 1.1).problem
        let first = try OutfitSearch(problem).run(SearchRequest(count: 10), in: Context())
        let second = try OutfitSearch(problem).run(SearchRequest(count: 10), in: Context())
        #expect(first == second)
        #expect(
            SearchCertificate.schema.json(of: first.certificate).text()
                == SearchCertificate.schema.json(of: second.certificate).text())
    }

    @Test func `the order of items doesn't change the outfits`() throws {
        let problem = RandomWardrobe(count: 120, seed: 9, target: 0.8).problem
        var reversed = problem
        let count = problem.items.count
        reversed.items.reverse()
        for template in reversed.templates.indices {
            for slot in reversed.templates[template].slots.indices {
                reversed.templates[template].slots[slot].items =
                    problem.templates[template].slots[slot].items.map { count - 1 - $0 }
            }
        }
        let names = { (problem: SearchProblem) in
            try OutfitSearch(problem).run(SearchRequest(count: 10), in: Context()).outfits.map { outfit in
                outfit.items.map { $0.map { problem.items[$0].id } }
            }
        }
        #expect(try names(problem) == names(reversed))
    }

    @Test func `cancelled searches end`() async {
        let problem = RandomWardrobe(count: 2_000, seed: 1, target: 0.5).problem
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try OutfitSearch(problem).run(SearchRequest(count: 10), in: Context())
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `running searches can be cancelled`() async {
        let problem = RandomWardrobe(count: 300, seed: 6, target: 0.4).problem
        let context = Context(onProgress: { _ in withUnsafeCurrentTask { $0?.cancel() } })
        let task = Task {
            try OutfitSearch(problem).run(SearchRequest(count: 10, leastDifference: 2), in: context)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `slots without candidates are reported`() throws {
        var shoes = SearchSlot(name: "shoes", items: [])
        var offered = Array(0..<12)
        shoes.removals.offered = 12
        shoes.removals.filter(&offered, "in the wash") { $0 >= 3 }
        shoes.removals.filter(&offered, "too informal") { _ in false }
        let problem = SearchProblem(
            items: [SearchItem(id: "shirt", score: .zero)],
            templates: [SearchTemplate(name: "separates", slots: [SearchSlot(name: "tops", items: [0]), shoes])])
        let outcome = try OutfitSearch(problem).run(SearchRequest(), in: Context())
        #expect(outcome.outfits.isEmpty)
        #expect(outcome.certificate.optimal)
        #expect(outcome.certificate.bound == nil)
        #expect(outcome.shortages.map(\.sentence) == ["no shoes fit: 0 of 12 (3 in the wash, 9 too informal)"])
    }

    @Test func `mandatory items without a slot are named`() throws {
        let problem = SearchProblem(
            items: ["shirt", "blouse"].map { SearchItem(id: $0, score: .zero) },
            templates: [SearchTemplate(name: "one", slots: [SearchSlot(name: "top", items: [0, 1])])])
        let both = try OutfitSearch(problem).run(SearchRequest(mandatory: ["shirt", "blouse"]), in: Context())
        #expect(both.unplaced == ["shirt"])
        let unknown = try OutfitSearch(problem).run(SearchRequest(mandatory: ["cape"]), in: Context())
        #expect(unknown.unplaced == ["cape"])
        let contradicting = try OutfitSearch(problem).run(
            SearchRequest(mandatory: ["shirt"], excluded: ["shirt"]), in: Context())
        #expect(contradicting.unplaced == ["shirt"])
        #expect(contradicting.outfits.isEmpty)
    }

    @Test func `contradictions are rejected`() {
        let twice = SearchProblem(
            items: ["a", "a"].map { SearchItem(id: $0, score: .zero) },
            templates: [SearchTemplate(name: "one", slots: [SearchSlot(name: "top", items: [0, 1])])])
        #expect(throws: ComputationError.self) { try OutfitSearch(twice).run(SearchRequest(), in: Context()) }
        let huge = SearchProblem(
            items: ["a", "b"].map { SearchItem(id: $0, score: Points(200_000)) },
            templates: [
                SearchTemplate(
                    name: "one", slots: [SearchSlot(name: "top", items: [0]), SearchSlot(name: "shoes", items: [1])])
            ])
        #expect(throws: ComputationError.self) { try OutfitSearch(huge).run(SearchRequest(), in: Context()) }
        let negative = SearchProblem(
            items: [SearchItem(id: "a", score: .zero, quantities: [-1])],
            templates: [SearchTemplate(name: "one", slots: [SearchSlot(name: "top", items: [0])])],
            terms: [QuantityTerm(score: { _ in .zero })])
        #expect(throws: ComputationError.self) { try OutfitSearch(negative).run(SearchRequest(), in: Context()) }
    }

    @Test func `points are rounded and stay within their limit`() {
        #expect(Points(1.000_49).units == 1_000)
        #expect(Points(-0.000_5).units == -1)
        #expect(Points(.nan) == .zero)
        #expect(Points(.infinity).units == Points.limit)
        #expect(Points(-.infinity).units == -Points.limit)
        #expect(Points(0.3).weighted(by: 0.5).value == 0.15)
    }
}
