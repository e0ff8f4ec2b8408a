// SPDX-License-Identifier: Apache-2.0

/// Removes items that can't change the result: of items with equal scores only the first by id is kept, and of items
/// that differ only in their own score only the best that the result can need.
///
/// An outfit with a removed item is never better than the same outfit with a kept one: pair scores, quantities, and
/// modes are equal, and its own score is no greater. Two equal items are never worn over each other. If `n` outfits are
/// requested, each of which can use two items of a kind, `2 n + 1` are kept, so that one always remains that no other
/// outfit of the result uses.
struct EqualItems {
    /// The properties that items of one kind share.
    private struct Kind: Hashable {
        let quantities: [Int]
        let mode: Int
        let classes: [Int]
        let slots: [Int]
    }

    let problem: SearchProblem
    /// The equivalent items of each item that represents others with the same score.
    let others: [Int: [Int]]
    /// The kind of each item, and the number of better items of its kind, which is 0 for a unique item.
    let kinds: [(kind: Int, better: Int)]

    init(_ whole: SearchProblem, _ request: SearchRequest) {
        var slots = [[Int]](repeating: [], count: whole.items.count)
        var number = 0
        // The number of slots of one template in which an item can be worn.
        var places = [Int](repeating: 1, count: whole.items.count)
        for template in whole.templates {
            var here: [Int: Int] = [:]
            for slot in template.slots {
                for item in slot.items {
                    slots[item].append(number)
                    here[item, default: 0] += 1
                }
                number += 1
            }
            for (item, count) in here { places[item] = max(places[item], count) }
        }
        var kinds: [Kind: [Int]] = [:]
        let asked = request.mandatory.union(request.excluded)
        for (index, item) in whole.items.enumerated() where !asked.contains(item.id) && !slots[index].isEmpty {
            // Invalid quantities are reported later, by name.
            guard zip(whole.terms, item.quantities).allSatisfy({ $1 >= 0 && $1 / $0.step < 100_000 }) else { continue }
            let quantities = zip(whole.terms, item.quantities).map { $0.steps(of: $1) }
            kinds[
                Kind(
                    quantities: quantities, mode: whole.modes?.ofItem[index] ?? 0, classes: item.classes,
                    slots: slots[index]), default: []
            ].append(index)
        }
        var ranks = [(kind: Int, better: Int)](repeating: (-1, 0), count: whole.items.count)
        var isLeftOut = [Bool](repeating: false, count: whole.items.count)
        var others: [Int: [Int]] = [:]
        for (number, items) in kinds.values.enumerated() where items.count > 1 {
            let order = items.sorted {
                let (one, other) = (whole.items[$0], whole.items[$1])
                return one.score == other.score ? one.id < other.id : one.score > other.score
            }
            var kept: [Int] = []
            for item in order {
                if let last = kept.last, whole.items[last].score == whole.items[item].score {
                    others[last, default: []].append(item)
                    isLeftOut[item] = true
                } else if kept.count > (request.count + request.before.count) * places[item] {
                    isLeftOut[item] = true
                } else {
                    ranks[item] = (number, kept.count)
                    kept.append(item)
                }
            }
        }
        var problem = whole
        for template in problem.templates.indices {
            for slot in problem.templates[template].slots.indices {
                problem.templates[template].slots[slot].items.removeAll { isLeftOut[$0] }
            }
        }
        self.problem = problem
        self.others = others
        self.kinds = ranks
    }
}

extension SearchProblem {
    /// Returns the number of combinations, counting equal items individually; exact up to 2⁵³.
    ///
    /// An item that can fill two slots of a template is counted in one of them at a time.
    func combinations(of variants: [TemplateVariant]) -> Double {
        variants.reduce(0) { total, variant in
            let placed = Set(variant.placed.values)
            let slots = templates[variant.template].slots.enumerated().map { place, whole in
                variant.placed[place].map { [$0] } ?? Set(whole.items).subtracting(placed)
            }
            var product = zip(slots, variant.slots).reduce(1.0) {
                $0 * Double($1.0.count + ($1.1.emptyScore == nil ? 0 : 1))
            }
            // Subtract combinations that use one item in two slots.
            for first in slots.indices {
                for second in slots.indices where second > first {
                    let both = slots[first].intersection(slots[second]).count
                    guard both > 0 else { continue }
                    product -= slots.indices.reduce(Double(both)) { rest, place in
                        place == first || place == second
                            ? rest
                            : rest * Double(slots[place].count + (variant.slots[place].emptyScore == nil ? 0 : 1))
                    }
                }
            }
            return total + product
        }
    }
}
