// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Finds the provably best outfits among all combinations.
///
/// ```swift
/// let outcome = try OutfitSearch(problem).run(SearchRequest(count: 10), in: context)
/// outcome.certificate.optimal     // true: nothing left out could have reached the tenth
/// ```
///
/// Of equal totals at the end of the result, the first found is kept. Outfits with equal totals are ordered by the
/// position of the template, then by the ids slot by slot; an empty slot comes first. Equal problems give equal
/// outcomes. An item that can fill two slots of a template fills one at a time.
/// - Complexity: Exponential in the number of slots at worst; 2,000 items in six slots take tens of milliseconds.
///   Memory grows with the number of items and the square of the number of classes, never with the number of pairs of
///   items beyond 24 MB.
struct OutfitSearch {
    private let problem: SearchProblem

    init(_ problem: SearchProblem) { self.problem = problem }

    /// Searches.
    /// - Throws: `CancellationError` if the caller cancels the run, ``ComputationError`` for a contradictory problem.
    func run(_ request: SearchRequest, in context: Context) throws -> SearchOutcome {
        let equals = request.mergesEqualItems ? EqualItems(problem, request) : nil
        let problem = equals?.problem ?? problem
        let (variants, unplaced) = problem.variants(request)
        let shortages = variants.flatMap { variant in
            variant.slots.filter { $0.items.isEmpty && $0.emptyScore == nil }.map {
                SlotShortage(
                    template: problem.templates[variant.template].name, slot: $0.name, removals: $0.removals)
            }
        }
        let complete = variants.filter { variant in
            !variant.slots.isEmpty && variant.slots.allSatisfy { !$0.items.isEmpty || $0.emptyScore != nil }
        }
        let prepared = try PreparedProblem(problem, context: context)
        let effort = Effort(limit: request.nodeLimit)
        func search(_ variants: [TemplateVariant]) throws -> SearchRun {
            let templates = try variants.map { try PreparedTemplate($0, of: prepared, context: context) }
            var run = SearchRun(
                problem: problem, variants: variants, templates: templates, effort: effort, kinds: equals?.kinds,
                context: context)
            if request.count > 0, request.leastDifference < 1 { try run.findBest(request.count) }
            if request.leastDifference >= 1 {
                try run.findVaried(
                    request.count, leastDifference: request.leastDifference, before: request.before)
            }
            return run
        }
        var run: SearchRun
        if let hopeless = HopelessItems(complete, of: prepared) {
            run = try search(hopeless.variants)
            if effort.isSpent || run.found.count == request.count && run.found.allSatisfy({ $0.total > hopeless.bound })
            {
                run.dropped = max(run.dropped, hopeless.bound)
                run.isOptimal = run.isOptimal && !effort.isSpent
            } else {
                run = try search(complete)
            }
        } else {
            run = try search(complete)
        }
        return SearchOutcome(
            outfits: run.found.map {
                FoundOutfit(template: $0.template, items: $0.items, total: Points(units: $0.total))
            },
            certificate: SearchCertificate(
                combinations: self.problem.combinations(of: complete), visited: effort.spent,
                optimal: run.isOptimal, bound: run.dropped > .min ? Points(units: run.dropped).value : nil),
            shortages: shortages.uniqued(), unplaced: unplaced, equals: equals?.others ?? [:])
    }
}

/// One search over all templates.
private struct SearchRun {
    let problem: SearchProblem
    let variants: [TemplateVariant]
    let templates: [PreparedTemplate]
    let effort: Effort
    /// The kind of each item and the number of better items of its kind; nil if all items are considered.
    let kinds: [(kind: Int, better: Int)]?
    let context: Context
    var found: [Leaderboard.Entry] = []
    var dropped = Int.min
    var isOptimal = true

    /// Finds the best outfits without variety.
    mutating func findBest(_ count: Int) throws {
        let board = try search(count, leastDifference: 0)
        found = board.entries
    }

    /// Finds outfits one by one, each the best that differs enough from all previous ones.
    mutating func findVaried(_ count: Int, leastDifference: Int, before: [FoundOutfit]) throws {
        while found.count < count {
            guard let next = try search(1, leastDifference: leastDifference, before: before).entries.first else {
                return
            }
            found.append(next)
        }
    }

    private mutating func search(
        _ count: Int, leastDifference: Int, before: [FoundOutfit] = []
    ) throws -> Leaderboard {
        let board = Leaderboard(capacity: count)
        let rivals =
            before.map { (problem.templates[$0.template].slots, $0.items) }
            + found.map { (problem.templates[$0.template].slots, $0.items) }
        let needed = count == 1 ? neededItems(before) : nil
        let searches = zip(templates, variants).flatMap { template, variant in
            (template.modePlace == nil ? template.usualMode...template.usualMode : 0...(template.modes.count - 1)).map {
                TemplateSearch(
                    template, mode: $0, board: board,
                    rivals: Rivals(
                        rivals, leastDifference: leastDifference, slots: variant.slots, order: template.order),
                    needed: needed, effort: effort, context: context)
            }
        }
        // A narrow pass and exchanges find good outfits, so that the full search can prune from the start.
        for search in searches { try search.run(breadth: 2) }
        for search in searches { try ExchangeSearch(search).run() }
        board.forgetDropped()
        for search in searches { try search.run() }
        dropped = board.dropped
        isOptimal = isOptimal && (board.entries.count < count ? dropped == .min : dropped <= board.floor)
        return board
    }
}

extension SearchRun {
    /// Returns the items that one more outfit can need: the best of each kind that no earlier outfit uses, those better
    /// than it, and one more because the same item may be used in another slot of the same outfit.
    fileprivate func neededItems(_ before: [FoundOutfit]) -> [Bool]? {
        guard let kinds else { return nil }
        var worn: [Int: Int] = [:]
        for item in (before.map(\.items) + found.map(\.items)).flatMap({ $0.compactMap(\.self) }) {
            worn[kinds[item].kind, default: 0] += 1
        }
        return kinds.map { $0.kind < 0 || $0.better <= worn[$0.kind, default: 0] + 1 }
    }
}

extension [SlotShortage] {
    /// Returns each shortage once, in order.
    fileprivate func uniqued() -> [SlotShortage] {
        var seen: Set<SlotShortage> = []
        return filter { seen.insert($0).inserted }
    }
}
