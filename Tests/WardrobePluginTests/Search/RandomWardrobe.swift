// SPDX-License-Identifier: Apache-2.0

import ComputationKit

@testable import WardrobePlugin

/// A random wardrobe with realistic proportions, for tests and benchmarks: tops, bottoms, shoes, optional mid layers,
/// outer layers, and accessories, or dresses; colors, formality, and patterns that match more or less well, and a
/// target insulation.
struct RandomWardrobe {
    var problem: SearchProblem

    /// - Parameters:
    ///   - count: The number of items.
    ///   - target: The target insulation in clo.
    ///   - colors: The number of distinct colors.
    init(count: Int, seed: UInt64, target: Double, colors: Int = 360, occasion: Int = 5) {
        var random = SeededGenerator(seed: seed)
        let slots: [(name: String, share: Double, clo: ClosedRange<Double>, optional: Bool)] = [
            ("top", 0.35, 0.06...0.45, false), ("bottom", 0.22, 0.06...0.30, false),
            ("shoes", 0.13, 0.02...0.10, false),
            ("mid", 0.12, 0.15...0.40, true), ("outer", 0.10, 0.25...0.70, true), ("accessory", 0.08, 0...0, true),
        ]
        var items: [SearchItem] = []
        func make(_ range: ClosedRange<Double>) -> Int {
            let formality = Int.random(in: 1...10, using: &random)
            // Preference, freshness, and the item's distance from the occasion
            let score =
                Double.random(in: 0...8, using: &random) - 0.8 * Double(abs(formality - occasion))
                + Double.random(in: 0...4, using: &random)
            let isBold = Double.random(in: 0..<1, using: &random) < 0.15
            items.append(
                SearchItem(
                    id: "item-\(items.count)", score: Points(score),
                    quantities: [Double.random(in: range, using: &random)],
                    classes: [Int.random(in: 0..<colors, using: &random), formality, isBold ? 1 : 0]))
            return items.count - 1
        }
        let filled = slots.map { slot in
            SearchSlot(
                name: slot.name, items: (0..<max(1, Int(Double(count) * slot.share))).map { _ in make(slot.clo) },
                emptyScore: slot.optional ? Points(3) : nil,
                isMain: slot.name != "accessory" && slot.name != "mid")
        }
        let dresses = SearchSlot(
            name: "dress", items: (0..<max(1, count / 50)).map { _ in make(0.25...0.55) }, isMain: true)
        let color = PairFeature(
            weight: { $0 == "accessory" || $1 == "accessory" ? 0.5 : 1 },
            score: { first, second in
                // A fifth are neutral and match everything; otherwise, equal or opposite hues match.
                if first < colors / 5 || second < colors / 5 { return Points(2.5) }
                let gap = abs(first - second) * 360 / colors
                let distance = min(gap, 360 - gap)
                return Points(3 - Double(min(distance, abs(180 - distance))) / 30)
            })
        let formality = PairFeature(score: { Points(-0.7 * Double(max(0, abs($0 - $1) - 2))) })
        let pattern = PairFeature(score: { $0 == 1 && $1 == 1 ? Points(-3) : .zero })
        let warmth = QuantityTerm(score: { clo in Points(-40 * max(0, abs(clo - target) - 0.1)) })
        problem = SearchProblem(
            items: items,
            templates: [
                SearchTemplate(name: "separates", slots: filled),
                SearchTemplate(name: "dress", slots: [dresses] + filled[2...]),
            ],
            pairs: [color, formality, pattern], terms: [warmth])
    }
}
