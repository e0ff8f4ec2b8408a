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

    init(_ problem: SearchProblem) {
        self.problem = problem
        var all: [Outfit] = []
        for (index, template) in problem.templates.enumerated() where !template.slots.isEmpty {
            var partial: [[Int?]] = [[]]
            for slot in template.slots {
                let choices = slot.items.map { Optional($0) } + (slot.emptyScore == nil ? [] : [nil])
                partial = partial.flatMap { begun in choices.map { begun + [$0] } }
            }
            for items in partial {
                let worn = items.compactMap(\.self)
                if Set(worn).count < worn.count { continue }
                all.append(
                    Outfit(template: index, items: items, total: Self.total(items, template, problem)))
            }
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

    static func total(_ items: [Int?], _ template: SearchTemplate, _ problem: SearchProblem) -> Points {
        var total = Points.zero
        for (slot, item) in zip(template.slots, items) {
            total += item.map { problem.items[$0].score } ?? slot.emptyScore ?? .zero
        }
        for (index, feature) in problem.pairs.enumerated() {
            for first in items.indices {
                for second in items.indices where first < second {
                    guard let one = items[first], let other = items[second] else { continue }
                    let classes = [problem.items[one].classes[index], problem.items[other].classes[index]].sorted()
                    let weight = feature.weight(template.slots[first].name, template.slots[second].name)
                    total += Points(
                        units: Int((Double(feature.score(classes[0], classes[1]).units) * weight).rounded()))
                }
            }
        }
        let terms = problem.terms.enumerated().map { index, term in
            let steps = items.reduce(0) { sum, item in
                sum + (item.map { Int((problem.items[$0].quantities[index] / term.step).rounded()) } ?? 0)
            }
            return term.score(Double(steps) * term.step)
        }
        return total + (terms.min() ?? .zero)
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
