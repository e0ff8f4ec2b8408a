// SPDX-License-Identifier: Apache-2.0

@testable import WardrobePlugin

/// Every outfit of a small problem, best first, by nothing but loops and the definition of the total.
struct BruteForce {
    struct Outfit: Equatable {
        var template: Int
        var items: [Int?]
        var total: Points
    }

    let problem: SearchProblem
    let outfits: [Outfit]
    /// How many outfits there are, those included that were not kept.
    let count: Int

    /// - Parameter most: How many of the best are kept, and those equal to the last of them.
    init(_ problem: SearchProblem, keeping most: Int = .max) {
        self.problem = problem
        var totals: [Int] = []
        Self.visitAll(problem) { _, _, total in totals.append(total) }
        count = totals.count
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

    // MARK: Totals

    /// What the items of an outfit score: by themselves, in every pair and feature, and by the least of the terms that
    /// hold for it.
    static func total(of template: Int, _ items: [Int?], in problem: SearchProblem) -> Points {
        let slots = problem.templates[template].slots
        var units = 0
        for (slot, item) in zip(slots, items) {
            units += item.map { problem.items[$0].score.units } ?? slot.emptyScore?.units ?? 0
        }
        for first in slots.indices {
            for second in slots.indices where second > first {
                units += pair(problem, slots[first], items[first], slots[second], items[second])
            }
        }
        let sums = problem.terms.indices.map { number in
            items.reduce(0) { $0 + ($1.map { steps(problem, $0, number) } ?? 0) }
        }
        return Points(units: units + leastTerm(problem, sums, slots, items))
    }

    /// The score of two slots over all features; the class of an empty slot counts where it has one.
    private static func pair(
        _ problem: SearchProblem, _ first: SearchSlot, _ one: Int?, _ second: SearchSlot, _ other: Int?
    ) -> Int {
        problem.pairs.enumerated().reduce(0) { sum, entry in
            let (number, feature) = entry
            guard let a = one.map({ problem.items[$0].classes[number] }) ?? first.emptyClasses?[number],
                let b = other.map({ problem.items[$0].classes[number] }) ?? second.emptyClasses?[number]
            else { return sum }
            let score = Double(feature.score(min(a, b), max(a, b)).units)
            return sum + Int((score * feature.weight(first.name, second.name)).rounded())
        }
    }

    private static func steps(_ problem: SearchProblem, _ item: Int, _ number: Int) -> Int {
        Int((problem.items[item].quantities[number] / problem.terms[number].step).rounded())
    }

    private static func leastTerm(
        _ problem: SearchProblem, _ sums: [Int], _ slots: [SearchSlot], _ items: [Int?]
    ) -> Int {
        var terms = problem.terms
        if let modes = problem.modes {
            let item = slots.firstIndex { $0.name == modes.slot }.flatMap { items[$0] }
            terms = modes.terms[item.map { modes.ofItem[$0] } ?? modes.ofEmpty]
        }
        return zip(terms, sums).map { $0.score(Double($1) * $0.step).units }.min() ?? 0
    }

    /// Calls back with every choice of one candidate a slot, -1 for an empty one, that wears no piece twice.
    private static func visitAll(_ problem: SearchProblem, _ body: (Int, [Int], Int) -> Void) {
        for (index, template) in problem.templates.enumerated() where !template.slots.isEmpty {
            let slots = template.slots
            let candidates = slots.map { ($0.emptyScore == nil ? [] : [-1]) + $0.items }
            // The pair scores between the candidates of two slots.
            var pairs = [[Int]](repeating: [], count: slots.count * slots.count)
            for second in slots.indices {
                for first in 0..<second {
                    pairs[second * slots.count + first] = candidates[second].flatMap { other in
                        candidates[first].map { one in
                            pair(problem, slots[first], one < 0 ? nil : one, slots[second], other < 0 ? nil : other)
                        }
                    }
                }
            }
            let steps = problem.terms.indices.map { number in
                problem.items.indices.map { Self.steps(problem, $0, number) }
            }
            var places = [Int](repeating: 0, count: slots.count)
            var worn = [Int](repeating: -1, count: slots.count)
            func fill(_ place: Int, _ total: Int) {
                if place == slots.count {
                    let sums = steps.map { steps in worn.reduce(0) { $0 + ($1 < 0 ? 0 : steps[$1]) } }
                    let term = leastTerm(problem, sums, slots, worn.map { $0 < 0 ? nil : $0 })
                    return body(index, worn, total + term)
                }
                for (number, item) in candidates[place].enumerated() {
                    var sum = total + (item < 0 ? slots[place].emptyScore?.units ?? 0 : problem.items[item].score.units)
                    var isTwice = false
                    for before in 0..<place {
                        if item >= 0, worn[before] == item { isTwice = true }
                        let row = number * candidates[before].count + places[before]
                        sum += pairs[place * slots.count + before][row]
                    }
                    if isTwice { continue }
                    worn[place] = item
                    places[place] = number
                    fill(place + 1, sum)
                }
                worn[place] = -1
            }
            fill(0, 0)
        }
    }

    // MARK: What a request asks for

    /// The outfits that a request allows, best first.
    func allowed(_ request: SearchRequest) -> [Outfit] {
        let ids = problem.items.map(\.id)
        let twins = request.mergesEqualItems ? problem.laterTwins(mandatory: request.mandatory) : []
        return outfits.filter { outfit in
            let items = outfit.items.compactMap(\.self)
            let worn = Set(items.map { ids[$0] })
            return request.mandatory.isSubset(of: worn) && request.excluded.isDisjoint(with: worn)
                && twins.isDisjoint(with: items)
        }
    }

    /// What is wrong with an answer; of equal totals it may have either.
    func faults(of outcome: SearchOutcome, for request: SearchRequest) -> [String] {
        let allowed = allowed(request)
        var faults: [String] = []
        for outfit in outcome.outfits {
            let items = outfit.items.compactMap(\.self)
            if Set(items).count < items.count { faults.append("\(outfit.items) wears an item twice") }
            let total = Self.total(of: outfit.template, outfit.items, in: problem)
            if total != outfit.total { faults.append("\(outfit.items) has \(total.value), not \(outfit.total.value)") }
            let isAllowed = request.mandatory.isSubset(of: items.map { problem.items[$0].id })
            if !isAllowed { faults.append("\(outfit.items) lacks a mandatory item") }
        }
        let found = outcome.outfits.map { Outfit(template: $0.template, items: $0.items, total: $0.total) }
        if (0..<found.count).contains(where: { found[..<$0].contains(found[$0]) }) { faults.append("one comes twice") }
        guard request.leastDifference > 0 else {
            let totals = allowed.prefix(request.count).map(\.total.value)
            let got = found.map(\.total.value)
            return got == totals ? faults : faults + ["totals \(got) in place of \(totals)"]
        }
        let before = request.before.map { Outfit(template: $0.template, items: $0.items, total: $0.total) }
        for place in 0..<request.count {
            guard place <= found.count else { break }
            let rivals = before + found.prefix(place)
            let best = allowed.first { outfit in
                rivals.allSatisfy { difference(outfit, $0) >= request.leastDifference }
            }
            guard place < found.count else {
                if let best { faults.append("\(best.items) is missing in place \(place)") }
                break
            }
            if rivals.contains(where: { difference(found[place], $0) < request.leastDifference }) {
                faults.append("\(found[place].items) differs too little")
            }
            if best?.total != found[place].total {
                faults.append("place \(place) has \(found[place].total.value), not \(best?.total.value ?? .nan)")
            }
        }
        return faults
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

extension SearchProblem {
    /// The items that score alike in everything with one of a lesser id: equal steps of each quantity, classes, places,
    /// mode and score. Where an outfit can wear two of them, two stay.
    func laterTwins(mandatory: Set<String>) -> Set<Int> {
        let places = items.indices.map { item in
            templates.flatMap { $0.slots.map { $0.items.contains(item) } }
        }
        let groups = Dictionary(grouping: items.indices.filter { !mandatory.contains(items[$0].id) }) { item in
            let steps = zip(terms, items[item].quantities).map { Int(($1 / $0.step).rounded()) }
            return "\(steps) \(items[item].classes) \(places[item]) \(items[item].score.units) "
                + "\(modes?.ofItem[item] ?? 0)"
        }
        return Set(
            groups.values.flatMap { group in
                let most = templates.map { template in template.slots.count { $0.items.contains(group[0]) } }.max() ?? 1
                return group.sorted { items[$0].id < items[$1].id }.dropFirst(max(1, most))
            })
    }
}
