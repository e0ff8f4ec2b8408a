// SPDX-License-Identifier: Apache-2.0

/// A search problem: choose one item for every slot of one of several templates, for the greatest total.
///
/// The total of a choice is the sum of its items' scores, of the pair scores of every two items in every feature, and
/// of the lowest of its quantity terms. Nothing else may count, or the search couldn't prove its result.
struct SearchProblem: Sendable {
    /// The items that can fill slots.
    var items: [SearchItem]
    /// The combinations of slots that form an outfit, such as top with bottom, or a dress.
    var templates: [SearchTemplate]
    /// The joint scores of two items.
    var pairs: [PairFeature] = []
    /// The scores of sums over all items; the lowest one counts.
    var terms: [QuantityTerm] = []
    /// The modes, if the item of one slot decides the scores of sums, such as the outermost layer, which decides how
    /// warm all clothes must be.
    var modes: SearchModes?

    /// Returns the terms that apply to an outfit.
    func terms(of outfit: FoundOutfit) -> [QuantityTerm] {
        guard let modes else { return terms }
        let place = templates[outfit.template].slots.firstIndex { $0.name == modes.slot }
        return modes.terms[place.flatMap { outfit.items[$0] }.map { modes.ofItem[$0] } ?? modes.ofEmpty]
    }
}

/// Terms that are selected by the item of one slot.
struct SearchModes: Sendable {
    /// The slot; a template without it has the mode of an empty slot.
    var slot: String
    /// The mode of each item, by position.
    var ofItem: [Int]
    /// The mode of the empty slot.
    var ofEmpty: Int
    /// The terms of each mode, in the same number and with the same steps as the problem's.
    var terms: [[QuantityTerm]]
}

/// An item that can fill a slot.
struct SearchItem: Sendable {
    /// The unique id, which decides between equal totals.
    var id: String
    /// The score of the item by itself.
    var score: Points
    /// The amounts it adds to each quantity term; not negative.
    var quantities: [Double] = []
    /// Its class in each pair feature.
    var classes: [Int] = []
}

/// A set of slots that are filled together.
struct SearchTemplate: Sendable {
    /// The name.
    var name: String
    /// Its slots; their order decides between equal totals.
    var slots: [SearchSlot]
}

/// A place in a template, and the items that can fill it.
struct SearchSlot: Sendable {
    /// The name; slots with the same name in two templates are the same place.
    var name: String
    /// The items that can fill it, by position in the problem.
    var items: [Int]
    /// The score of leaving it empty, or nil if it must be filled.
    var emptyScore: Points?
    /// The class of the empty slot in each pair feature; nil if it never scores.
    var emptyClasses: [Int]?
    /// Whether a difference in this slot makes a different outfit for variety.
    var isMain = false
    /// The number of items offered before filters, and the number removed by filters.
    var removals = RemovalCount()
}

/// The joint score of two items, by classes of items that score alike.
///
/// The function is called for every two classes that occur, so a class should contain all items that it doesn't
/// distinguish: equal colors, equal formality. Up to 2,048 occurring classes, the results are kept in a table; beyond
/// that, the function is called for every two items that are compared.
struct PairFeature: Sendable {
    /// The weight between two slots, by their names in the order of the template; 1 by default.
    var weight: @Sendable (String, String) -> Double = { _, _ in 1 }
    /// The score of two classes; the lower class comes first, so that the score is symmetric.
    var score: @Sendable (Int, Int) -> Points

    /// Returns the score of two classes in either order.
    func scoreOfPair(_ first: Int, _ second: Int) -> Points {
        first <= second ? score(first, second) : score(second, first)
    }
}

/// The score of a sum of a quantity over all chosen items, such as warmth by the total insulation in clo.
///
/// Sums are exact: quantities are rounded to whole steps. The function may have any shape; it is tabulated once for
/// every sum that can occur, so it should be cheap.
struct QuantityTerm: Sendable {
    /// The step to which quantities are rounded.
    var step = 0.02
    /// The score of a sum.
    var score: @Sendable (Double) -> Points

    func steps(of quantity: Double) -> Int { Int((quantity / step).rounded()) }
    func score(ofSteps steps: Int) -> Points { score(Double(steps) * step) }
}

/// The number of outfits to find, and how much they must differ.
struct SearchRequest: Sendable {
    /// The number of outfits.
    var count = 10
    /// The number of main slots in which each outfit must differ from all previous ones; 0 for the best ones without
    /// variety.
    ///
    /// With 1 or more, the first is the best, and each next one is the best of those that differ from all previous ones
    /// in that many main slots.
    var leastDifference = 0
    /// Outfits from which each must also differ.
    var before: [FoundOutfit] = []
    /// Items that every outfit must have.
    var mandatory: Set<String> = []
    /// Items that no outfit may have.
    var excluded: Set<String> = []
    /// The maximum number of partial outfits to search; beyond it, the result is the best found so far, with its bound.
    var nodeLimit = Int.max
    /// Whether items with equal scores count as one, represented by the first by id.
    var mergesEqualItems = false
}
