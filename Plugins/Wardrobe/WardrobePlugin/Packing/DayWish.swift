// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The requirements of days with the same request: the problem to search, and the lowest sufficient total.
struct DayWish {
    let scorer: OutfitScorer
    let problem: SearchProblem
    /// The best total in the whole wardrobe, without the base that every outfit starts with.
    let best: Points
    /// The lowest sufficient total, counted likewise.
    let least: Points

    /// - Throws: ``ComputationError`` for a contradictory request or one that no outfit in the wardrobe fits;
    ///   `CancellationError` if cancelled.
    init(_ request: OutfitRequest, of input: PackOutfitsInput, day: Int, in context: Context) throws {
        do {
            let wish = SuggestOutfitsInput(
                items: input.items, request: request, profile: input.profile, wears: input.wears,
                weights: input.weights)
            scorer = try OutfitScorer(
                request, profile: input.profile, wears: input.wears, weights: input.weights, items: input.items)
            let candidates = ItemRestriction(wish, scorer: scorer).candidates(scorer.readings)
            problem = scorer.problem(candidates: candidates).forPacking
        } catch {
            throw error.onDay(day)
        }
        let outcome = try OutfitSearch(problem).run(SearchRequest(count: 1), in: context)
        guard let best = outcome.outfits.first?.total else {
            let shortages = SuggestOutfits.sentences(outcome.shortages, purpose: scorer.request.purpose)
            throw ComputationError(.refused, "Day \(day + 1): \(scorer.refusal(shortages))")
        }
        self.best = best
        least = best - Points(input.slack)
    }

    /// Returns the items of an outfit with the days that wearing it uses up, by position.
    func wearings(_ outfit: FoundOutfit, _ input: PackOutfitsInput) -> [Wearing] {
        zip(problem.templates[outfit.template].slots, outfit.items).compactMap { slot, item in
            item.map { Wearing(item: $0, days: input.daysUsed(of: $0, in: slot.name)) }
        }
        .sorted { $0.item < $1.item }
    }

    /// Returns the sufficient outfits made from certain items, best first.
    /// - Parameters:
    ///   - items: Positions of the items; nil for all.
    ///   - penalty: The cost of each item outside `free` when outfits are compared.
    ///   - free: Positions of items that cost nothing.
    ///   - count: The maximum number of outfits to consider.
    func outfits(
        of items: Set<Int>? = nil, penalty: Points = .zero, free: Set<Int> = [], count: Int, in context: Context
    ) throws -> [FoundOutfit] {
        var problem = problem
        if let items { problem.keep { items.contains($0) } }
        if penalty > .zero {
            for index in problem.items.indices where !free.contains(index) {
                problem.items[index].score = problem.items[index].score - penalty
            }
        }
        return try OutfitSearch(problem).run(SearchRequest(count: count), in: context).outfits
            .map { found in
                let paid = penalty > .zero ? found.chosen.count { !free.contains($0) } : 0
                return FoundOutfit(
                    template: found.template, items: found.items,
                    total: Points(units: found.total.units + paid * penalty.units))
            }
            .filter { $0.total >= least }
    }

    /// Returns whether a sufficient outfit exists without the items of certain slots.
    func holds(without slots: Set<Slot>, in context: Context) throws -> Bool {
        var problem = problem
        for template in problem.templates.indices {
            for slot in problem.templates[template].slots.indices
            where slots.contains(where: { $0.rawValue == problem.templates[template].slots[slot].name }) {
                problem.templates[template].slots[slot].items = []
            }
        }
        let best = try OutfitSearch(problem).run(SearchRequest(count: 1), in: context).outfits.first
        return best.map { $0.total >= least } ?? false
    }
}

extension SearchProblem {
    /// Returns the problem without items that aren't packed by the day: one hat, scarf, tie, and pair of gloves is
    /// offered, the best by itself, and belts, jewelry, bags, and umbrellas are left to the traveler.
    fileprivate var forPacking: SearchProblem {
        var problem = self
        let left = Set([Slot.waist, .jewelry, .bag, .accessory].map(\.rawValue))
        let single = Set([Slot.head, .neck, .hands, .tie].map(\.rawValue))
        for template in problem.templates.indices {
            for slot in problem.templates[template].slots.indices {
                let name = problem.templates[template].slots[slot].name
                if left.contains(name) { problem.templates[template].slots[slot].items = [] }
                if single.contains(name) {
                    let best = problem.templates[template].slots[slot].items.max {
                        (items[$0].score, items[$1].id) < (items[$1].score, items[$0].id)
                    }
                    problem.templates[template].slots[slot].items = best.map { [$0] } ?? []
                }
            }
        }
        return problem
    }

    /// Keeps only certain items in the slots.
    fileprivate mutating func keep(_ isKept: (Int) -> Bool) {
        for template in templates.indices {
            for slot in templates[template].slots.indices {
                templates[template].slots[slot].items.removeAll { !isKept($0) }
            }
        }
    }
}

extension FoundOutfit {
    /// The positions of its items.
    var chosen: [Int] { items.compactMap(\.self) }
}

extension ComputationError {
    /// Returns the error with the paths of a day of the trip.
    fileprivate func onDay(_ day: Int) -> ComputationError {
        renamingPaths { $0.hasPrefix("request") ? "days[\(day)]\($0.dropFirst("request".count))" : $0 }
    }
}
