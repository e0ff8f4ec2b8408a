// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Chooses the outfits to suggest: the best, followed by others that look different and are equally suitable.
///
/// With variety, each outfit is the best that differs in two main slots from all previous ones. If that outfit is much
/// worse, or one that a sensible person would refuse, the best that differs in one main slot replaces it. A refused
/// outfit never follows an acceptable one.
struct Variety {
    /// An outfit and its score.
    struct Choice {
        let found: FoundOutfit
        let scored: ScoredOutfit
    }

    /// The chosen outfits, and the search's outcome.
    struct Chosen {
        var outfits: [Choice]
        var certificate: SearchCertificate
        var shortages: [SlotShortage]
        var unplaced: [String]
    }

    /// How many points an outfit may have less than the first; our convention.
    static let slack = Points(10)
    /// The same limit if even the first isn't warm enough to be safe: a tenth of a clo less.
    static let slackInDanger = Points(0.1 * DayWarmth.unsafePoints)

    private let input: SuggestOutfitsInput
    private let scorer: OutfitScorer
    private let problem: SearchProblem

    init(_ input: SuggestOutfitsInput, _ scorer: OutfitScorer, _ problem: SearchProblem) {
        self.input = input
        self.scorer = scorer
        self.problem = problem
    }

    func choose(in context: Context) throws -> Chosen {
        let search = OutfitSearch(problem)
        let first = try search.run(request(count: input.count, difference: input.variety ? 2 : 0), in: context)
        var certificate = first.certificate
        certificate.bound = certificate.bound.map { (Points($0) + scorer.start).value }
        var chosen = Chosen(
            outfits: [], certificate: certificate, shortages: first.shortages, unplaced: first.unplaced)
        let choices = try first.outfits.map { try choice($0, first.equals) }
        guard let best = choices.first else { return chosen }
        chosen.outfits = choices.filter { isGood($0, beside: best) }
        guard input.variety, chosen.outfits.count < input.count else {
            if !input.variety { chosen.outfits = choices.filter { isAsFit($0, as: best) } }
            return chosen
        }
        var request = request(count: input.count - chosen.outfits.count, difference: 1)
        request.before = chosen.outfits.map(\.found)
        let more = try search.run(request, in: context)
        chosen.certificate.visited += more.certificate.visited
        chosen.certificate.optimal = certificate.optimal && more.certificate.optimal
        chosen.certificate.bound = more.certificate.bound.map { (Points($0) + scorer.start).value } ?? certificate.bound
        for found in more.outfits {
            let choice = try choice(found, more.equals)
            if isAsFit(choice, as: best), choice.found.total >= best.found.total - slack(beside: best) {
                chosen.outfits.append(choice)
            }
        }
        chosen.outfits.sort { $0.found.total > $1.found.total }
        return chosen
    }

    private func request(count: Int, difference: Int) -> SearchRequest {
        SearchRequest(
            count: count, leastDifference: difference, mandatory: Set(input.with), nodeLimit: input.nodeLimit,
            mergesEqualItems: true)
    }

    private func choice(_ found: FoundOutfit, _ equals: [Int: [Int]]) throws(ComputationError) -> Choice {
        Choice(found: found, scored: try scorer.scored(found, of: problem, equals: equals))
    }

    private func isGood(_ choice: Choice, beside best: Choice) -> Bool {
        isAsFit(choice, as: best) && choice.found.total >= best.found.total - slack(beside: best)
    }

    private func slack(beside best: Choice) -> Points {
        best.found.total + scorer.start < .zero ? Self.slackInDanger : Self.slack
    }

    /// Returns whether an outfit has no more objections than the best.
    private func isAsFit(_ choice: Choice, as best: Choice) -> Bool {
        choice.scored.refusals.count <= best.scored.refusals.count
    }
}
