// SPDX-License-Identifier: Apache-2.0

/// What is to be chosen: one item for every slot of one of several templates, for the greatest total.
///
/// The total of a choice is the sum of its items' scores, of the pair scores of every two items in every feature,
/// and of the least of its quantity terms. Nothing else may count, or the search could not prove its answer.
struct SearchProblem: Sendable {
    /// Everything that can fill a slot.
    var items: [SearchItem]
    /// The ways in which slots make up a whole, such as top with bottom, or a dress.
    var templates: [SearchTemplate]
    /// What two items score together.
    var pairs: [PairFeature] = []
    /// What the sum of a quantity over all items scores; the least of them counts.
    var terms: [QuantityTerm] = []
    /// Where the item of one slot decides what sums score, such as the outermost layer how warm all clothes must be.
    var modes: SearchModes?

    /// The terms that hold for an outfit.
    func terms(of outfit: FoundOutfit) -> [QuantityTerm] {
        guard let modes else { return terms }
        let place = templates[outfit.template].slots.firstIndex { $0.name == modes.slot }
        return modes.terms[place.flatMap { outfit.items[$0] }.map { modes.ofItem[$0] } ?? modes.ofEmpty]
    }
}

/// Terms of which the item of one slot chooses.
struct SearchModes: Sendable {
    /// The slot; a template without it is in the mode of an empty one.
    var slot: String
    /// The mode of each item, by position.
    var ofItem: [Int]
    /// The mode of leaving the slot empty.
    var ofEmpty: Int
    /// For each mode the terms, as many and of the same steps as the problem's.
    var terms: [[QuantityTerm]]
}

/// One thing that can fill a slot.
struct SearchItem: Sendable {
    /// A name that no other item has; decides between equal totals.
    var id: String
    /// What the item scores by itself.
    var score: Points
    /// How much it adds to each quantity term, not negative.
    var quantities: [Double] = []
    /// Its class in each pair feature.
    var classes: [Int] = []
}

/// A set of slots that are filled together.
struct SearchTemplate: Sendable {
    /// What it is called.
    var name: String
    /// Its slots; their order decides between equal totals.
    var slots: [SearchSlot]
}

/// A place in a template, and what may fill it.
struct SearchSlot: Sendable {
    /// What it is called; slots of the same name in two templates are the same place.
    var name: String
    /// The items that may fill it, by their position in the problem.
    var items: [Int]
    /// What leaving it empty scores, or nil when it must be filled.
    var emptyScore: Points?
    /// The class of leaving it empty in each pair feature; nil where that scores nothing with anything.
    var emptyClasses: [Int]?
    /// Whether a difference here makes another outfit, when variety is asked for.
    var isMain = false
    /// How many were offered before filters, and what the filters took.
    var removals = RemovalCount()
}

/// What two items score together, by classes of items that score alike.
///
/// The function is asked for every two classes that occur, so a class should gather what it cannot tell apart:
/// equal colors, equal formality. Up to 2 048 occurring classes the answers are kept in a table; beyond that the
/// function is called for every two items that are compared.
struct PairFeature: Sendable {
    /// The weight between two slots, by their names in the order of the template; 1 unless given.
    var weight: @Sendable (String, String) -> Double = { _, _ in 1 }
    /// The score of two classes; the lower class comes first, so that the score is symmetric.
    var score: @Sendable (Int, Int) -> Points

    /// The score of two classes in either order.
    func scoreOfPair(_ first: Int, _ second: Int) -> Points {
        first <= second ? score(first, second) : score(second, first)
    }
}

/// What the sum of a quantity over all chosen items scores, such as warmth by the total insulation in clo.
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

/// How many outfits are wanted, and how different they must be.
struct SearchRequest: Sendable {
    /// How many.
    var count = 10
    /// In how many main slots each must differ from all before it; 0 asks for the best ones as they come.
    ///
    /// With 1 or more the first is the best, and each next one the best of those that differ from all before in so
    /// many main slots.
    var leastDifference = 0
    /// Outfits from which each must differ likewise.
    var before: [FoundOutfit] = []
    /// Items that every outfit must have.
    var mandatory: Set<String> = []
    /// Items that no outfit may have.
    var excluded: Set<String> = []
    /// How many partial outfits may be looked into; beyond it the best found so far is the answer, with its bound.
    var nodeLimit = Int.max
    /// Whether items that score alike in everything count as one, of which the first by id is worn.
    var mergesEqualItems = false
}
