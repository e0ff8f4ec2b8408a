// SPDX-License-Identifier: Apache-2.0

/// Removes items that cannot change the answer: of items that score alike only the first by id is left, and of items
/// that differ in nothing but their own score no more than the best that the answer can need.
///
/// An outfit with a left-out item is never better than the same outfit with one that stays: pair scores, quantities
/// and modes are equal, its own score is no greater. Nobody wears two equal items over each other. With `n` outfits asked for, each of which can wear two items of a
/// kind, `2 n + 1` stay, so that one is always left that no other outfit of the answer wears.
struct EqualItems {
    /// What items of one kind have in common.
    private struct Kind: Hashable {
        let quantities: [Int]
        let mode: Int
        let classes: [Int]
        let slots: [Int]
    }

    let problem: SearchProblem
    /// For each item that stands for others of the same score, those others.
    let others: [Int: [Int]]
    /// For each item its kind, and how many better ones of its kind there are; an item alone of its kind has no better.
    let kinds: [(kind: Int, better: Int)]

    init(_ whole: SearchProblem, _ request: SearchRequest) {
        var slots = [[Int]](repeating: [], count: whole.items.count)
        var number = 0
        // In how many slots of one template an item can be worn.
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
            // What is no quantity is refused later, by name.
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
    /// How many combinations there are, counting equal items one by one; exact up to 2⁵³.
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
            // Take off what would wear one item in two slots.
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
