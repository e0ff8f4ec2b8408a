// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A template with mandatory and excluded items applied: some slots have fewer items, and those of mandatory items have
/// one.
struct TemplateVariant {
    var template: Int
    var slots: [SearchSlot]
    /// The mandatory item of each slot that has one.
    var placed: [Int: Int] = [:]
}

/// A checked and numbered problem: ranks by id, whole steps, and occurring classes.
struct PreparedProblem {
    let items: [SearchItem]
    /// The rank of each item by its id, from 1.
    let ranks: [Int32]
    /// The steps of each item for each term.
    let steps: [[Int]]
    let terms: [QuantityTerm]
    let modes: SearchModes?
    let pairs: [PairTables]

    /// - Throws: ``ComputationError`` if an id occurs twice, a class or quantity is missing, or a quantity is negative
    ///   or too large.
    init(_ problem: SearchProblem, context: Context) throws {
        items = problem.items
        terms = problem.terms
        modes = problem.modes
        let order = problem.items.indices.sorted { problem.items[$0].id < problem.items[$1].id }
        var ranks = [Int32](repeating: 0, count: order.count)
        for (rank, item) in order.enumerated() { ranks[item] = Int32(rank + 1) }
        self.ranks = ranks
        for (first, second) in zip(order, order.dropFirst()) where items[first].id == items[second].id {
            throw ComputationError(.internalError, "Two items of a search have the id \(items[first].id).")
        }
        for item in items {
            guard item.classes.count == problem.pairs.count, item.quantities.count == problem.terms.count else {
                throw ComputationError(.internalError, "The item \(item.id) lacks a class or a quantity.")
            }
            for (quantity, term) in zip(item.quantities, problem.terms) {
                guard quantity >= 0, quantity / term.step < 100_000 else {
                    throw ComputationError(.internalError, "The item \(item.id) has the quantity \(quantity).")
                }
            }
        }
        steps = problem.terms.enumerated().map { index, term in
            problem.items.map { term.steps(of: $0.quantities[index]) }
        }
        let slots = problem.templates.flatMap(\.slots)
        pairs = try problem.pairs.enumerated().map { index, feature in
            try PairTables(
                feature: feature, classes: problem.items.map { $0.classes[index] },
                empty: slots.compactMap { $0.emptyClasses?[index] }, context: context)
        }
    }
}

extension SearchProblem {
    /// Returns the templates without excluded items and with mandatory ones, one for each way to place them.
    func variants(_ request: SearchRequest) -> (variants: [TemplateVariant], unplaced: [String]) {
        let positions = Dictionary(items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let mandatory = request.mandatory.subtracting(request.excluded).sorted()
        var unplaced = mandatory.filter { positions[$0] == nil }
        unplaced += request.mandatory.intersection(request.excluded).sorted()
        let excluded = Set(request.excluded.compactMap { positions[$0] })
        let base = templates.enumerated().map { index, template in
            var slots = template.slots
            for slot in slots.indices where !excluded.isEmpty {
                var items = slots[slot].items
                slots[slot].removals.filter(&items, "excluded") { !excluded.contains($0) }
                slots[slot].items = items
            }
            return TemplateVariant(template: index, slots: slots)
        }
        guard unplaced.isEmpty else { return ([], unplaced) }
        var variants = base
        for id in mandatory {
            guard let item = positions[id] else { continue }
            let placed = variants.flatMap { $0.placing(item) }
            if placed.isEmpty { unplaced.append(id) }
            variants = placed
        }
        return unplaced.isEmpty ? (variants, []) : ([], unplaced)
    }
}

extension TemplateVariant {
    /// Returns one variant for each slot that can hold the item; in it, that slot holds only the item, and no other
    /// slot does.
    fileprivate func placing(_ item: Int) -> [TemplateVariant] {
        slots.indices.filter { slots[$0].items.contains(item) }.map { place in
            var copy = self
            copy.placed[place] = item
            for slot in copy.slots.indices {
                if slot == place {
                    copy.slots[slot].items = [item]
                    copy.slots[slot].emptyScore = nil
                } else {
                    copy.slots[slot].items.removeAll { $0 == item }
                }
            }
            return copy
        }
    }
}
