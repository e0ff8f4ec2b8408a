// SPDX-License-Identifier: Apache-2.0

@testable import WardrobePlugin

/// Every outfit of a small problem, best first, found with loops and the definition of the total.
struct BruteForce {
    struct Outfit: Equatable {
        var template: Int
        var items: [Int?]
        var total: Points
    }

    let problem: SearchProblem
    let outfits: [Outfit]
    /// The number of outfits, including those that weren't kept.
    let count: Int

    /// - Parameter most: The number of best outfits to keep, in addition to those equal to the last of them.
    init(_ problem: SearchProblem, keeping most: Int = .max) {
        self.problem = problem
        let walks = problem.templates.indices.filter { !problem.templates[$0].slots.isEmpty }
            .map { EveryChoice(of: $0, in: problem) }
        var totals: [Int] = []
        if most < .max {
            for walk in walks { walk.visitAll { totals.append($0) } }
            totals.sort(by: >)
        }
        let least = most < totals.count ? totals[most - 1] : .min
        var all: [Outfit] = []
        var count = 0
        for walk in walks {
            walk.visitAll { total in
                count += 1
                guard total >= least else { return }
                all.append(Outfit(template: walk.template, items: walk.items, total: Points(units: total)))
            }
        }
        self.count = count
        outfits = all.sorted { $0.total > $1.total }
    }

    // MARK: Totals

    /// The score of an outfit's items: by themselves, in every pair and feature, and by the smallest applicable term.
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
        var terms = problem.terms
        if let modes = problem.modes {
            let item = slots.firstIndex { $0.name == modes.slot }.flatMap { items[$0] }
            terms = modes.terms[item.map { modes.ofItem[$0] } ?? modes.ofEmpty]
        }
        let scores = terms.enumerated().map { number, term in
            let steps = items.reduce(0) { $0 + ($1.map { Self.steps(problem, $0, number) } ?? 0) }
            return term.score(Double(steps) * term.step).units
        }
        return Points(units: units + (scores.min() ?? 0))
    }

    /// The score of two slots over all features; the class of an empty slot counts where it has one.
    fileprivate static func pair(
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

    fileprivate static func steps(_ problem: SearchProblem, _ item: Int, _ number: Int) -> Int {
        Int((problem.items[item].quantities[number] / problem.terms[number].step).rounded())
    }

    // MARK: What a request asks for

    /// Returns the outfits that a request allows, best first.
    func allowed(_ request: SearchRequest) -> [Outfit] {
        let twins = request.mergesEqualItems ? problem.laterTwins(mandatory: request.mandatory) : []
        let ids = problem.items.map(\.id)
        let isForbidden = ids.indices.map { twins.contains($0) || request.excluded.contains(ids[$0]) }
        let mandatory = request.mandatory.map { id in ids.firstIndex(of: id) ?? -1 }
        return outfits.filter { outfit in
            !outfit.items.contains { $0.map { isForbidden[$0] } ?? false }
                && mandatory.allSatisfy { outfit.items.contains($0) }
        }
    }

    /// Returns the errors in a result, which can have any of several outfits with equal totals.
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
        let differences = Differences(problem)
        let before = request.before.map { Outfit(template: $0.template, items: $0.items, total: $0.total) }
        for place in 0..<request.count {
            guard place <= found.count else { break }
            let rivals = before + found.prefix(place)
            let best = allowed.first { outfit in
                rivals.allSatisfy { differences.count(outfit, $0) >= request.leastDifference }
            }
            guard place < found.count else {
                if let best { faults.append("\(best.items) is missing in place \(place)") }
                break
            }
            if rivals.contains(where: { differences.count(found[place], $0) < request.leastDifference }) {
                faults.append("\(found[place].items) differs too little")
            }
            if best?.total != found[place].total {
                faults.append("place \(place) has \(found[place].total.value), not \(best?.total.value ?? .nan)")
            }
        }
        return faults
    }
}

/// The number of main slots in which outfits of a problem differ.
private struct Differences {
    /// The index of each main slot by name, for each template.
    private let places: [[Int?]]

    init(_ problem: SearchProblem) {
        let names = Set(problem.templates.flatMap { $0.slots.filter(\.isMain).map(\.name) }).sorted()
        places = problem.templates.map { template in
            names.map { name in template.slots.firstIndex { $0.isMain && $0.name == name } }
        }
    }

    func count(_ first: BruteForce.Outfit, _ second: BruteForce.Outfit) -> Int {
        var count = 0
        for (one, other) in zip(places[first.template], places[second.template])
        where one.flatMap({ first.items[$0] }) != other.flatMap({ second.items[$0] }) {
            count += 1
        }
        return count
    }
}

/// Every choice of one candidate for each slot of a template that uses no item twice.
///
/// Unoptimized builds visit half a million choices, so tables are in unchecked memory.
private final class EveryChoice {
    let template: Int
    private let slotCount: Int
    private let counts: [Int]
    /// For each slot, its candidates' items (-1 for an empty slot), their scores, and their steps.
    private let candidates: [ScratchBuffer<Int>]
    private let scores: [ScratchBuffer<Int>]
    private let steps: [[ScratchBuffer<Int>]]
    /// For each slot and each previous slot, the pair scores of their candidates.
    private let pairs: [[ScratchBuffer<Int>]]
    /// For each mode and term, the score of each sum of steps.
    private let terms: [[ScratchBuffer<Int>]]
    private let modePlace: Int?
    private let modes: ScratchBuffer<Int>
    private let chosen: ScratchBuffer<Int>
    private let worn: ScratchBuffer<Int>
    private let sums: ScratchBuffer<Int>

    init(of template: Int, in problem: SearchProblem) {
        self.template = template
        let slots = problem.templates[template].slots
        let candidates = slots.map { ($0.emptyScore == nil ? [] : [-1]) + $0.items }
        slotCount = slots.count
        counts = candidates.map(\.count)
        self.candidates = candidates.map { ScratchBuffer($0, or: -1) }
        scores = zip(slots, candidates).map { slot, items in
            ScratchBuffer(items.map { $0 < 0 ? slot.emptyScore?.units ?? 0 : problem.items[$0].score.units }, or: 0)
        }
        let steps = problem.terms.indices.map { number in
            candidates.map { $0.map { $0 < 0 ? 0 : BruteForce.steps(problem, $0, number) } }
        }
        self.steps = steps.map { $0.map { ScratchBuffer($0, or: 0) } }
        pairs = slots.indices.map { second in
            (0..<second).map { first in
                ScratchBuffer(
                    candidates[second].flatMap { other in
                        candidates[first].map { one in
                            BruteForce.pair(
                                problem, slots[first], one < 0 ? nil : one, slots[second], other < 0 ? nil : other)
                        }
                    }, or: 0)
            }
        }
        let greatest = steps.map { $0.reduce(0) { $0 + ($1.max() ?? 0) } }
        terms = (problem.modes?.terms ?? [problem.terms]).map { terms in
            zip(terms, greatest).map { term, most in
                ScratchBuffer((0...most).map { term.score(Double($0) * term.step).units }, or: 0)
            }
        }
        modePlace = problem.modes.flatMap { modes in slots.firstIndex { $0.name == modes.slot } }
        // The last entry is the mode without an item.
        modes = ScratchBuffer((problem.modes?.ofItem ?? []) + [problem.modes?.ofEmpty ?? 0], or: 0)
        chosen = ScratchBuffer(count: slots.count, repeating: 0)
        worn = ScratchBuffer(count: slots.count, repeating: -1)
        sums = ScratchBuffer(count: problem.terms.count, repeating: 0)
    }

    /// The current choice.
    var items: [Int?] { (0..<slotCount).map { worn.base[$0] < 0 ? nil : worn.base[$0] } }

    /// Calls back with the total of every choice.
    func visitAll(_ body: (Int) -> Void) { fill(0, 0, body) }

    private func fill(_ place: Int, _ total: Int, _ body: (Int) -> Void) {
        if place == slotCount {
            let item = modePlace.map { worn.base[$0] } ?? -1
            let mode = modes.base[item < 0 ? modes.count - 1 : item]
            var least = sums.count == 0 ? 0 : Int.max
            for term in 0..<sums.count { least = min(least, terms[mode][term].base[sums.base[term]]) }
            return body(total + least)
        }
        let (items, own) = (candidates[place].base, scores[place].base)
        candidate: for number in 0..<counts[place] {
            let item = items[number]
            var sum = total + own[number]
            for before in 0..<place {
                if item >= 0, worn.base[before] == item { continue candidate }
                sum += pairs[place][before].base[number * counts[before] + chosen.base[before]]
            }
            worn.base[place] = item
            chosen.base[place] = number
            for term in 0..<sums.count { sums.base[term] += steps[term][place].base[number] }
            fill(place + 1, sum, body)
            for term in 0..<sums.count { sums.base[term] -= steps[term][place].base[number] }
        }
        worn.base[place] = -1
    }
}

extension SearchProblem {
    /// The items that are equal in everything to one with a smaller id: the steps of each quantity, classes, slots,
    /// mode, and score.
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
                group.sorted { items[$0].id < items[$1].id }.dropFirst()
            })
    }
}
