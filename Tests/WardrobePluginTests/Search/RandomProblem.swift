// SPDX-License-Identifier: Apache-2.0

import ComputationKit

@testable import WardrobePlugin

/// Small problems of every kind: ties, negative scores, items for two slots, empty slots with and without a class, zero
/// to three quantity terms, modes decided by a slot, zero weights, and several templates.
struct RandomProblem {
    var problem: SearchProblem
    var request: SearchRequest
    private var random: SeededGenerator

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }
        // A few whole scores cause ties; many fine ones don't.
        let isCoarse = chance(0.5)
        func score(_ scale: Double) -> Points {
            isCoarse
                ? Points(Double(integer(-2...2))) : Points(Double.random(in: -scale...scale, using: &random))
        }
        let termCount = integer(0...3)
        let featureCount = integer(0...3)
        let classCount = integer(1...5)
        let itemCount = integer(1...16)
        var names = (0..<itemCount).map { "item-\($0)" }
        names.shuffle(using: &random)
        let items = names.map { name in
            SearchItem(
                id: name, score: score(5),
                quantities: (0..<termCount).map { _ in chance(0.2) ? 0 : Double(integer(0...900)) / 1000 },
                classes: (0..<featureCount).map { _ in integer(0...(classCount - 1)) })
        }
        let slotNames = ["top", "bottom", "shoes", "mid", "outer", "dress"]
        let mains = Set(slotNames.filter { _ in chance(0.6) })
        let hasEmptyClasses = chance(0.5)
        let templates = (0..<integer(1...3)).map { number in
            SearchTemplate(
                name: "template \(number)",
                slots: slotNames.shuffled(using: &random).prefix(integer(1...5)).map { name in
                    var slot = SearchSlot(
                        name: name, items: items.indices.filter { _ in chance(0.3) },
                        emptyScore: chance(0.4) ? score(2) : nil, isMain: mains.contains(name))
                    // A separate class for an empty slot, one that items also have, or one that's in no table.
                    if hasEmptyClasses, chance(0.7) {
                        slot.emptyClasses = (0..<featureCount).map { _ in integer(-1...classCount) }
                    }
                    return slot
                })
        }
        problem = SearchProblem(items: items, templates: templates)
        let width = classCount + 2
        for _ in 0..<featureCount {
            let table = (0..<(width * width)).map { _ in score(3) }
            let weights = (0..<4).map { _ in Double([0.0, 0.5, 1, 1, 0.3].randomElement(using: &random) ?? 1) }
            problem.pairs.append(
                PairFeature(
                    weight: { weights[($0.utf8.count * 3 + $1.utf8.count) % 4] },
                    score: { table[($0 + 1) * width + $1 + 1] }))
        }
        func term() -> QuantityTerm {
            let target = Double(integer(0...2500)) / 1000
            let slope = Double(integer(0...12))
            // One in four isn't concave.
            let ripple = chance(0.25) ? 3.0 : 0
            return QuantityTerm(score: { sum in
                Points(-slope * abs(sum - target) + (Int(sum * 10) % 3 == 0 ? ripple : 0))
            })
        }
        problem.terms = (0..<termCount).map { _ in term() }
        if termCount > 0, chance(0.4), let slot = slotNames.randomElement(using: &random) {
            let modeCount = integer(1...3)
            problem.modes = SearchModes(
                slot: slot, ofItem: items.indices.map { _ in integer(0...(modeCount - 1)) },
                ofEmpty: integer(0...(modeCount - 1)),
                terms: (0..<modeCount).map { _ in (0..<termCount).map { _ in term() } })
        }
        request = SearchRequest(count: integer(1...12))
        if chance(0.4) { request.leastDifference = integer(1...3) }
        if chance(0.25) { request.mandatory = [names[integer(0...(itemCount - 1))]] }
        if chance(0.05) { request.mandatory.insert(names[integer(0...(itemCount - 1))]) }
        if chance(0.2) { request.excluded = [names[integer(0...(itemCount - 1))]] }
        if chance(0.05) { request.count = 10_000 }
        self.random = random
    }

    /// Adds items that are equal to others, or differ from them only in score or only in mode.
    ///
    /// No item fills more than two slots of a template, as in a wardrobe.
    mutating func addTwins(_ count: ClosedRange<Int>) {
        for template in problem.templates.indices {
            var places: [Int: Int] = [:]
            for slot in problem.templates[template].slots.indices {
                problem.templates[template].slots[slot].items.removeAll { item in
                    places[item, default: 0] += 1
                    return places[item, default: 0] > 2
                }
            }
        }
        for number in 0..<Int.random(in: count, using: &random) {
            guard let original = problem.items.indices.randomElement(using: &random) else { continue }
            var twin = problem.items[original]
            twin.id = "twin-\((number * 37) % 101)"
            switch Int.random(in: 0..<4, using: &random) {
            case 0, 1: break
            case 2: twin.score = twin.score - Points(Double(Int.random(in: 1...3, using: &random)))
            default: twin.score = twin.score + Points(1)
            }
            problem.items.append(twin)
            if let modes = problem.modes {
                let isOther = Int.random(in: 0..<4, using: &random) == 0
                problem.modes?.ofItem.append(
                    isOther ? Int.random(in: 0..<modes.terms.count, using: &random) : modes.ofItem[original])
            }
            for template in problem.templates.indices {
                for slot in problem.templates[template].slots.indices
                where problem.templates[template].slots[slot].items.contains(original) {
                    problem.templates[template].slots[slot].items.append(problem.items.count - 1)
                }
            }
        }
        request.mergesEqualItems = true
    }

    /// Removes items of earlier slots from later slots of each template, starting at a slot.
    mutating func leaveEachItemOneSlot(from first: Int) {
        for template in problem.templates.indices {
            for slot in problem.templates[template].slots.indices.dropFirst(first) {
                let before = Set(problem.templates[template].slots[..<slot].flatMap(\.items))
                problem.templates[template].slots[slot].items.removeAll { before.contains($0) }
            }
        }
    }

    /// A random outfit of the problem, from which a result must differ; nil if there is none.
    mutating func anyOutfit(of every: BruteForce) -> FoundOutfit? {
        every.outfits.randomElement(using: &random).map {
            FoundOutfit(template: $0.template, items: $0.items, total: $0.total)
        }
    }
}
