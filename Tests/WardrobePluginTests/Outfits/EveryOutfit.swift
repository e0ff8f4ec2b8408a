// SPDX-License-Identifier: Apache-2.0

import ComputationKit

@testable import WardrobePlugin

/// All outfits that a request allows, found by looping over every choice of items.
///
/// The rules for which items can be worn are implemented independently here, from the issue and the doc comments,
/// without the plugin's filter and search. Outfits are scored by the plugin's scorer.
struct EveryOutfit {
    let input: SuggestOutfitsInput
    let scorer: OutfitScorer
    let problem: SearchProblem
    let brute: BruteForce

    /// - Parameter most: The number of best outfits to keep.
    init(_ input: SuggestOutfitsInput, keeping most: Int = .max) throws {
        self.input = input
        scorer = try OutfitScorer(
            input.request, profile: input.profile, wears: input.wears, weights: input.weights, items: input.items)
        var candidates: [Slot: (items: [Int], removals: RemovalCount)] = [:]
        for slot in Slot.allCases { candidates[slot] = (Self.wearable(input, in: slot), RemovalCount()) }
        problem = scorer.problem(candidates: candidates)
        brute = BruteForce(problem, keeping: most)
    }

    /// The outfits with the required items, best first.
    ///
    /// Equal items count once.
    var allowed: [BruteForce.Outfit] { brute.allowed(request(count: 1, difference: 0)) }

    /// The number of outfits with the required items.
    ///
    /// Equal items count separately.
    var count: Int {
        var all = request(count: 1, difference: 0)
        all.mergesEqualItems = false
        return brute.allowed(all).count
    }

    func scored(_ outfit: BruteForce.Outfit) throws -> ScoredOutfit {
        try scorer.scored(
            FoundOutfit(template: outfit.template, items: outfit.items, total: outfit.total), of: problem)
    }

    // MARK: What should be suggested

    /// The expected suggestions as ``Variety`` documents them: the best that differ in two main slots, and the best
    /// that differ in one if the wardrobe has nothing else as suitable and nearly as good; or only the best.
    ///
    /// Outfits with equal totals can come in either order, so each search is run and its result compared with brute
    /// force.
    func suggested() throws -> (outfits: [ScoredOutfit], faults: [String], isNothingLeft: Bool) {
        var faults: [String] = []
        func choices(_ request: SearchRequest) throws -> [(found: FoundOutfit, scored: ScoredOutfit)] {
            let outcome = try OutfitSearch(problem).run(request, in: Context())
            faults += brute.faults(of: outcome, for: request)
            return try outcome.outfits.map { ($0, try scorer.scored($0, of: problem, equals: outcome.equals)) }
        }
        let first = try choices(request(count: input.count, difference: input.variety ? 2 : 0))
        guard let best = first.first else { return ([], faults, true) }
        func isAsFit(_ scored: ScoredOutfit) -> Bool { scored.refusals.count <= best.scored.refusals.count }
        // Ten points, or, if even the best isn't safe, the cost of a tenth of a clo below the safe limit.
        let slack = (best.found.total + scorer.start).value < 0 ? 0.1 * 800 : 10
        func isNear(_ found: FoundOutfit) -> Bool { best.found.total.value - found.total.value <= slack + 1e-9 }
        var chosen = first.filter { isAsFit($0.scored) && (!input.variety || isNear($0.found)) }
        if input.variety, chosen.count < input.count {
            var more = request(count: input.count - chosen.count, difference: 1)
            more.before = chosen.map(\.found)
            chosen += try choices(more).filter { isAsFit($0.scored) && isNear($0.found) }
            chosen.sort { $0.found.total > $1.found.total }
        }
        return (chosen.map(\.scored), faults, chosen.count < input.count)
    }

    private func request(count: Int, difference: Int) -> SearchRequest {
        SearchRequest(
            count: count, leastDifference: difference, mandatory: Set(input.with), nodeLimit: input.nodeLimit,
            mergesEqualItems: true)
    }

    // MARK: What may be worn

    private static func wearable(_ input: SuggestOutfitsInput, in slot: Slot) -> [Int] {
        // If a shirt is expected, a fine sweater is worn over one, not instead of one.
        let needsShirt = OutfitCode.of(input.request).top >= 5
        return input.items.indices.filter { index in
            let item = input.items[index]
            guard item.slots.contains(slot), mayBeWorn(item, input) else { return false }
            return slot != .top || item.slots[0] == .top || !needsShirt
        }
    }

    private static func mayBeWorn(_ item: WardrobeItem, _ input: SuggestOutfitsInput) -> Bool {
        if item.kind.traits.contains(.neverSuggested), !input.with.contains(item.id) { return false }
        if item.condition == .damaged || item.needsRepair { return false }
        if item.laundry == .dirty || item.laundry == .inWash { return false }
        if input.onlyClean, item.laundry != .clean { return false }
        if input.without.contains(item.id) { return false }
        if input.with.contains(item.id) { return true }
        if let days = input.notWornWithinDays, let date = input.request.date {
            let logged = input.wears.filter { $0.items.contains(item.id) }.map(\.date)
            let worn = logged + [item.lastWorn].compactMap(\.self)
            if worn.contains(where: { 0...days ~= date.daysSince1970 - $0.daysSince1970 }) { return false }
        }
        let color = CIELab(item.primaryColor)
        return !input.profile.avoidedColors.contains { CIELab($0).difference(from: color) <= 10 }
    }

    // MARK: Looking at answers

    /// The ids of an outfit's items by slot.
    static func ids(_ outfit: ScoredOutfit) -> [Slot: String] {
        Dictionary(uniqueKeysWithValues: outfit.items.map { ($0.slot, $0.id) })
    }

    /// The number of main slots in which two outfits differ.
    static func differences(_ first: ScoredOutfit, _ second: ScoredOutfit) -> Int {
        let (one, other) = (ids(first), ids(second))
        return [Slot.top, .bottom, .onePiece, .shoes, .mid, .secondMid, .outer].count { one[$0] != other[$0] }
    }
}
