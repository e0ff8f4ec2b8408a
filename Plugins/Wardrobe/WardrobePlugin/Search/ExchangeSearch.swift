// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Improves the outfits on the leaderboard by exchanging one item at a time, until no new outfit joins it.
///
/// It proves nothing, but it quickly finds most of the best outfits, and a filled leaderboard lets the full search
/// prune from the start.
struct ExchangeSearch {
    private let template: PreparedTemplate
    private let board: Leaderboard
    private let rivals: Rivals
    private let context: Context
    private let listed: ScratchBuffer<Int32>
    private let values: ScratchBuffer<Int32>

    /// The number of best outfits to improve; on a long leaderboard the others prune little and take long.
    private static let breadth = 50

    init(_ search: TemplateSearch) {
        template = search.template
        board = search.board
        rivals = search.rivals
        context = search.context
        let widest = zip(template.starts, template.starts.dropFirst()).reduce(0) { max($0, $1.1 - $1.0) }
        listed = ScratchBuffer(count: widest, repeating: 0)
        values = ScratchBuffer(count: widest, repeating: 0)
    }

    /// - Throws: `CancellationError` if the caller cancels the run.
    func run() throws {
        var tried: Set<[Int?]> = []
        while let entry = board.entries.prefix(Self.breadth).first(where: {
            $0.template == template.template && !tried.contains($0.items)
        }) {
            try context.checkCancellation()
            tried.insert(entry.items)
            guard let chosen = template.candidates(of: entry) else { continue }
            for place in 0..<template.slotCount { exchange(place, in: chosen, total: entry.total) }
        }
    }

    /// Replaces the current candidate of one slot with every other.
    private func exchange(_ place: Int, in outfit: [Int], total: Int) {
        let start = template.starts[place]
        template.fillScores(of: place, beside: outfit, listed: listed, values: values)
        let sums = (0..<template.termCount).map { term in
            outfit.reduce(-Int(template.steps[term].base[outfit[place]])) {
                $0 + Int(template.steps[term].base[$1])
            }
        }
        var trial = outfit
        func score(_ candidate: Int) -> Int {
            trial[place] = candidate
            let terms = template.modes[template.mode(of: trial)]
            var least = terms.isEmpty ? 0 : Int32.max
            for term in sums.indices {
                let sum = sums[term] + Int(template.steps[term].base[candidate])
                least = min(least, terms[term].scores.base[sum])
            }
            return Int(values.base[candidate - start]) + Int(least)
        }
        let others = total - score(outfit[place])
        var chosen = outfit
        for candidate in start..<template.starts[place + 1] {
            let total = others + score(candidate)
            guard total > board.floor else { continue }
            chosen[place] = candidate
            if isAllowed(chosen) { board.insert(template.entry(chosen, total: total)) }
        }
    }

    /// Returns whether no item is used twice and the outfit differs enough from every rival.
    private func isAllowed(_ chosen: [Int]) -> Bool {
        let items = chosen.map { template.items.base[$0] }
        for (place, item) in items.enumerated() {
            if item >= 0 && items[..<place].contains(item) { return false }
            if !rivals.choose(item, at: place) { return false }
        }
        return true
    }
}
