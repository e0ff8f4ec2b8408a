// SPDX-License-Identifier: Apache-2.0

import ComputationKit

@testable import WardrobePlugin

/// Every outfit of a small problem, in order, by nothing but loops and the definition of the total.
struct BruteForce {
    struct Outfit: Equatable {
        var template: Int
        var items: [Int?]
        var total: Points
    }

    let problem: SearchProblem
    let outfits: [Outfit]

    /// - Parameter most: How many of the best are kept, and those equal to the last of them.
    init(_ problem: SearchProblem, keeping most: Int = .max) {
        self.problem = problem
        var totals: [Int] = []
        Self.visitAll(problem) { _, _, total in totals.append(total) }
        totals.sort(by: >)
        let least = most < totals.count ? totals[most - 1] : .min
        var all: [Outfit] = []
        Self.visitAll(problem) { template, items, total in
            guard total >= least else { return }
            all.append(
                Outfit(template: template, items: items.map { $0 < 0 ? nil : $0 }, total: Points(units: total)))
        }
        let ids = problem.items.map(\.id)
        outfits = all.sorted { first, second in
            if first.total != second.total { return first.total > second.total }
            if first.template != second.template { return first.template < second.template }
            for (one, other) in zip(first.items, second.items) where one != other {
                guard let one else { return true }
                guard let other else { return false }
                return ids[one] < ids[other]
            }
            return false
        }
    }

    /// Calls back with every choice of one candidate a slot, -1 for an empty one, that wears no piece twice.
    private static func visitAll(_ problem: SearchProblem, _ body: (Int, [Int], Int) -> Void) {
        for (index, template) in problem.templates.enumerated() where !template.slots.isEmpty {
            let slots = template.slots
            // The pair scores between two slots, by item, summed over the features.
            let count = problem.items.count
            var pairs = [[Int]](repeating: [], count: slots.count * slots.count)
            for first in slots.indices {
                for second in slots.indices where second < first {
                    var table = [Int](repeating: 0, count: count * count)
                    for (number, feature) in problem.pairs.enumerated() {
                        let weight = feature.weight(slots[second].name, slots[first].name)
                        for one in slots[first].items {
                            for other in slots[second].items {
                                let (a, b) = (
                                    problem.items[one].classes[number], problem.items[other].classes[number]
                                )
                                let score = Double(feature.score(min(a, b), max(a, b)).units)
                                table[one * count + other] += Int((score * weight).rounded())
                            }
                        }
                    }
                    pairs[first * slots.count + second] = table
                }
            }
            let steps = problem.terms.enumerated().map { number, term in
                problem.items.map { Int(($0.quantities[number] / term.step).rounded()) }
            }
            var worn = [Int](repeating: -1, count: slots.count)
            func fill(_ place: Int, _ total: Int) {
                if place == slots.count {
                    let terms = steps.indices.map { number in
                        let sum = worn.reduce(0) { $0 + ($1 < 0 ? 0 : steps[number][$1]) }
                        return problem.terms[number].score(Double(sum) * problem.terms[number].step).units
                    }
                    return body(index, worn, total + (terms.min() ?? 0))
                }
                if let empty = slots[place].emptyScore {
                    worn[place] = -1
                    fill(place + 1, total + empty.units)
                }
                for item in slots[place].items {
                    var sum = total + problem.items[item].score.units
                    var isTwice = false
                    for before in 0..<place where worn[before] >= 0 {
                        if worn[before] == item { isTwice = true }
                        sum += pairs[place * slots.count + before][item * count + worn[before]]
                    }
                    if isTwice { continue }
                    worn[place] = item
                    fill(place + 1, sum)
                }
                worn[place] = -1
            }
            fill(0, 0)
        }
    }

    /// The best outfits that a request asks for.
    func answer(_ request: SearchRequest) -> [Outfit] {
        let ids = problem.items.map(\.id)
        let allowed = outfits.filter { outfit in
            let worn = Set(outfit.items.compactMap { $0.map { ids[$0] } })
            return request.mandatory.isSubset(of: worn) && request.excluded.isDisjoint(with: worn)
        }
        if request.leastDifference < 2 { return Array(allowed.prefix(request.count)) }
        var answer: [Outfit] = []
        for outfit in allowed where answer.count < request.count {
            if answer.allSatisfy({ difference(outfit, $0) >= request.leastDifference }) { answer.append(outfit) }
        }
        return answer
    }

    /// In how many main slots two outfits differ.
    func difference(_ first: Outfit, _ second: Outfit) -> Int {
        let (one, other) = (mains(of: first), mains(of: second))
        return Set(one.keys).union(other.keys).count { one[$0] != other[$0] }
    }

    private func mains(of outfit: Outfit) -> [String: Int] {
        var mains: [String: Int] = [:]
        for (slot, item) in zip(problem.templates[outfit.template].slots, outfit.items) where slot.isMain {
            mains[slot.name] = item
        }
        return mains
    }
}
