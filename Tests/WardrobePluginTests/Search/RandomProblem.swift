// SPDX-License-Identifier: Apache-2.0

import ComputationKit

@testable import WardrobePlugin

/// Small problems of every kind: ties, negative scores, pieces for two slots, empty slots, no, one or two quantity
/// terms, weights of zero, several templates.
struct RandomProblem {
    var problem: SearchProblem
    var request: SearchRequest

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }
        // A few whole scores make ties; many fine ones make none.
        let isCoarse = chance(0.5)
        func score(_ scale: Double) -> Points {
            isCoarse
                ? Points(Double(integer(-2...2))) : Points(Double.random(in: -scale...scale, using: &random))
        }
        let termCount = integer(0...2)
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
        let templates = (0..<integer(1...3)).map { number in
            SearchTemplate(
                name: "template \(number)",
                slots: slotNames.shuffled(using: &random).prefix(integer(1...5)).map { name in
                    SearchSlot(
                        name: name, items: items.indices.filter { _ in chance(0.3) },
                        emptyScore: chance(0.4) ? score(2) : nil, isMain: mains.contains(name))
                })
        }
        problem = SearchProblem(items: items, templates: templates)
        for _ in 0..<featureCount {
            let table = (0..<(classCount * classCount)).map { _ in score(3) }
            let weights = (0..<4).map { _ in Double([0.0, 0.5, 1, 1, 0.3].randomElement(using: &random) ?? 1) }
            problem.pairs.append(
                PairFeature(
                    weight: { weights[($0.utf8.count * 3 + $1.utf8.count) % 4] },
                    score: { table[$0 * classCount + $1] }))
        }
        for _ in 0..<termCount {
            let target = Double(integer(0...2500)) / 1000
            let slope = Double(integer(0...12))
            // One in four is not concave at all.
            let ripple = chance(0.25) ? 3.0 : 0
            problem.terms.append(
                QuantityTerm(score: { sum in
                    Points(-slope * abs(sum - target) + (Int(sum * 10) % 3 == 0 ? ripple : 0))
                }))
        }
        request = SearchRequest(count: integer(1...12))
        if chance(0.4) { request.leastDifference = integer(2...3) }
        if chance(0.25) { request.mandatory = [names[integer(0...(itemCount - 1))]] }
        if chance(0.05) { request.mandatory.insert(names[integer(0...(itemCount - 1))]) }
        if chance(0.2) { request.excluded = [names[integer(0...(itemCount - 1))]] }
        if chance(0.05) { request.count = 10_000 }
    }
}
