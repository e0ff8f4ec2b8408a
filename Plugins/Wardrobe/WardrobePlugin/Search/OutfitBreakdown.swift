// SPDX-License-Identifier: Apache-2.0

/// What an outfit's total is made of, to the unit.
struct OutfitBreakdown: Sendable, Equatable {
    /// For each slot the score of its item, or of leaving it empty.
    var slots: [Points]
    /// For each pair feature the sum over all pairs.
    var pairs: [Points]
    /// For each quantity term the sum of the quantity, rounded as the search rounds it.
    var sums: [Double]
    /// For each quantity term its score; the least of them counts.
    var terms: [Points]

    /// The total: all slots, all pairs, the least term.
    var total: Points { slots.reduce(.zero, +) + pairs.reduce(.zero, +) + (terms.min() ?? .zero) }
}

extension SearchProblem {
    /// Takes an outfit's total apart.
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
