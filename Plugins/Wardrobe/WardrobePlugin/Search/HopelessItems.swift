// SPDX-License-Identifier: Apache-2.0

/// The templates of a problem without items that lose so much by themselves that no result includes them.
///
/// If no pair of items scores above 0, no outfit scores more than the best item of each slot plus the best of the
/// terms. An outfit with an item `margin` below the best of its slot is at least `margin` below that. So if all outfits
/// of a result score more than ``bound``, considering the others wouldn't have changed it.
struct HopelessItems {
    let variants: [TemplateVariant]
    /// The maximum score of an outfit with a left-out item, in units.
    let bound: Int

    /// More than the cost of anything but a refusal.
    static let margin = Points(500)

    /// - Returns: nil if nothing is left out, or if two items may score above 0 together.
    init?(_ whole: [TemplateVariant], of problem: PreparedProblem) {
        guard problem.pairs.allSatisfy(\.isLossOnly) else { return nil }
        var isSmaller = false
        var bound = Int.min
        variants = whole.map { variant in
            var variant = variant
            var best = 0
            var greatestSums = problem.terms.map { _ in 0 }
            for slot in variant.slots.indices {
                let own = variant.slots[slot].items.map { problem.items[$0].score.units }
                let greatest = max(own.max() ?? .min, variant.slots[slot].emptyScore?.units ?? .min)
                best += greatest
                let count = variant.slots[slot].items.count
                for term in greatestSums.indices {
                    greatestSums[term] += variant.slots[slot].items.map { problem.steps[term][$0] }.max() ?? 0
                }
                variant.slots[slot].items.removeAll { problem.items[$0].score.units < greatest - Self.margin.units }
                if variant.slots[slot].items.count < count { isSmaller = true }
            }
            let terms = (problem.modes?.terms ?? [problem.terms]).map { terms in
                zip(terms, greatestSums).map { term, greatest in
                    (0...greatest).map { term.score(ofSteps: $0).units }.max() ?? 0
                }.min() ?? 0
            }
            bound = max(bound, best + (terms.max() ?? 0) - Self.margin.units)
            return variant
        }
        guard isSmaller else { return nil }
        self.bound = bound
    }
}
