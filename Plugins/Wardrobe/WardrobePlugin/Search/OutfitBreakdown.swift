// SPDX-License-Identifier: Apache-2.0

/// The breakdown of an outfit's total, to the unit.
struct OutfitBreakdown: Sendable, Equatable {
    /// The score of each slot's item, or of leaving the slot empty.
    var slots: [Points]
    /// The sum over all pairs for each pair feature.
    var pairs: [Points]
    /// The sum of the quantity for each quantity term, rounded as in the search.
    var sums: [Double]
    /// The score of each quantity term; the lowest one counts.
    var terms: [Points]

    /// The total: all slots, all pairs, and the lowest term.
    var total: Points { slots.reduce(.zero, +) + pairs.reduce(.zero, +) + (terms.min() ?? .zero) }
}

extension SearchProblem {
    /// Returns the breakdown of an outfit's total.
    func breakdown(of outfit: FoundOutfit) -> OutfitBreakdown {
        let slots = templates[outfit.template].slots
        let terms = terms(of: outfit)
        let filled = zip(slots, outfit.items).compactMap { slot, item in item.map { (slot.name, items[$0]) } }
        let steps = terms.enumerated().map { index, term in
            filled.reduce(0) { $0 + term.steps(of: $1.1.quantities[index]) }
        }
        return OutfitBreakdown(
            slots: zip(slots, outfit.items).map { slot, item in
                item.map { items[$0].score } ?? slot.emptyScore ?? .zero
            },
            pairs: pairs.enumerated().map { index, feature in
                let classes = zip(slots, outfit.items).compactMap { slot, item in
                    (item.map { items[$0].classes[index] } ?? slot.emptyClasses?[index]).map { (slot.name, $0) }
                }
                var sum = Points.zero
                for (place, one) in classes.enumerated() {
                    for other in classes[(place + 1)...] {
                        sum += feature.scoreOfPair(one.1, other.1).weighted(by: feature.weight(one.0, other.0))
                    }
                }
                return sum
            },
            sums: zip(terms, steps).map { Double($1) * $0.step },
            terms: zip(terms, steps).map { $0.score(ofSteps: $1) })
    }
}
