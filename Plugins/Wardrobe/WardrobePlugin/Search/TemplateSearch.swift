// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Depth-first branch and bound over the slots of one template (Land and Doig 1960), with bounds for a score that is
/// neither a chain nor a sum: every slot interacts with every other, and the quantity terms depend on all of them.
///
/// At each depth one slot is filled. Each candidate of an open slot keeps its own score, its exact pair scores with
/// chosen candidates, and its best possible pair scores with open slots. Two bounds prune:
/// - after a choice, the sum of the best open candidates with the best score of the reachable quantities; by the same
///   sum, each open candidate that can't join the leaderboard leaves the list below this choice;
/// - before a choice, for each candidate, a table over buckets of the quantity: the best open candidates that
///   contribute that amount, with the best score of that range.
///
/// Everything is counted in whole units, so the bounds need no slack. An outfit that can only equal the worst one on
/// the leaderboard is left out: of equal outfits, the first found is kept, so ties cost nothing.
final class TemplateSearch {
    let template: PreparedTemplate
    let board: Leaderboard
    let context: Context
    /// A number greater than any total, so that keys are positive.
    private static let keyBase = 1 << 29
    private let effort: Effort
    private let mode: Int
    private let terms: [TermTable]
    /// The items to consider; nil for all.
    private let needed: [Bool]?
    private let last: Int
    let rivals: Rivals
    private let bound: CompletionBound
    /// The scores and positions of the listed candidates at each depth, laid out as in the template.
    private let values: [ScratchBuffer<Int32>]
    private let listed: [ScratchBuffer<Int32>]
    /// The number of listed candidates of each place at each depth.
    private let counts: [ScratchBuffer<Int>]
    /// The steps of the chosen candidates at each depth and term.
    private let sums: [ScratchBuffer<Int>]
    private let best: ScratchBuffer<Int>
    private var chosen: [Int]

    /// - Parameter mode: the terms that apply, and therefore the candidates of the deciding slot to consider.
    init(
        _ template: PreparedTemplate, mode: Int, board: Leaderboard, rivals: Rivals, needed: [Bool]? = nil,
        effort: Effort,
        context: Context
    ) {
        self.needed = needed
        self.template = template
        self.mode = mode
        terms = template.modes[mode]
        self.effort = effort
        self.board = board
        self.context = context
        self.rivals = rivals
        last = template.slotCount - 1
        let depths = 0..<template.slotCount
        let count = template.items.count
        bound = CompletionBound(template, mode: mode)
        values = depths.map { _ in ScratchBuffer(count: count, repeating: 0) }
        listed = depths.map { _ in ScratchBuffer(count: count, repeating: 0) }
        counts = depths.map { _ in ScratchBuffer(count: depths.count, repeating: 0) }
        sums = depths.map { _ in ScratchBuffer(count: template.termCount, repeating: 0) }
        best = ScratchBuffer(count: depths.count, repeating: 0)
        chosen = [Int](repeating: 0, count: depths.count)
    }

    /// Searches with a limited number of candidates of each slot but the last.
    func run(breadth: Int = .max) throws {
        for place in 0...last {
            let (start, end) = (template.starts[place], template.starts[place + 1])
            var count = 0
            for candidate in start..<end where template.isOpen(candidate, at: place, in: mode) {
                let item = Int(template.items.base[candidate])
                if let needed, item >= 0, !needed[item] { continue }
                values[0].base[start + count] = template.optimistic.base[candidate]
                listed[0].base[start + count] = Int32(candidate)
                count += 1
            }
            guard count > 0 else { return }
            counts[0].base[place] = count
        }
        guard isWorthOpening(depth: 0, prefix: 0) else { return }
        try fill(depth: 0, prefix: 0, breadth: breadth)
    }

    /// Tries the candidates of one slot, most promising first.
    private func fill(depth: Int, prefix: Int, breadth: Int) throws {
        effort.spent += 1
        if effort.spent & 127 == 0 {
            try context.checkCancellation()
            context.advance(by: 128)
        }
        if depth == last { return scan(prefix: prefix) }
        let start = template.starts[depth]
        let completion = bound.prepare(
            depth: depth, values: values[depth], listed: listed[depth], counts: counts[depth], sums: sums[depth])
        var promising: [Int] = []
        for entry in 0..<counts[depth].base[depth] {
            let candidate = Int(listed[depth].base[start + entry])
            let optimistic = prefix + Int(values[depth].base[start + entry]) + completion.value(of: candidate)
            if optimistic <= board.floor {
                board.drop(optimistic)
            } else {
                // Sorts by the bound, greatest first, then by rank, because candidates are listed by rank.
                promising.append((Self.keyBase - optimistic) << 32 | entry)
            }
        }
        promising.sort()
        for key in promising.prefix(breadth) {
            let optimistic = Self.keyBase - key >> 32
            let entry = start + key & 0xFFFF_FFFF
            let candidate = Int(listed[depth].base[entry])
            guard canJoin(optimistic) else { continue }
            guard !effort.isSpent || board.entries.isEmpty else {
                board.drop(optimistic)
                continue
            }
            guard rivals.choose(template.items.base[candidate], at: depth) else { continue }
            chosen[depth] = candidate
            let own = Int(values[depth].base[entry] - template.hoped.base[candidate])
            choose(candidate, at: depth)
            if isWorthOpening(depth: depth + 1, prefix: prefix + own) {
                try fill(depth: depth + 1, prefix: prefix + own, breadth: breadth)
            }
        }
    }

    /// Returns whether an outfit below the current choice can join the leaderboard; if not, records that it is left
    /// out.
    private func canJoin(_ optimistic: Int) -> Bool {
        if optimistic > board.floor { return true }
        board.drop(optimistic)
        return false
    }

    /// Gives the candidates of the open slots their exact pair scores with a choice.
    private func choose(_ candidate: Int, at depth: Int) {
        let item = template.items.base[candidate]
        for term in terms.indices {
            sums[depth + 1].base[term] = sums[depth].base[term] + Int(template.steps[term].base[candidate])
        }
        for place in (depth + 1)...last {
            let start = template.starts[place]
            let (from, to) = (values[depth].base + start, values[depth + 1].base + start)
            let (before, after) = (listed[depth].base + start, listed[depth + 1].base + start)
            let forbidden = rivals.forbidden(in: place, from: depth + 1)
            var count = 0
            for entry in 0..<counts[depth].base[place] {
                let position = before[entry]
                let other = template.items.base[Int(position)]
                // An item that can fill two slots is used once.
                if other == item && item >= 0 || !forbidden.isEmpty && forbidden.contains(other) { continue }
                after[count] = position
                to[count] = from[entry]
                count += 1
            }
            counts[depth + 1].base[place] = count
            template.addPairs(of: candidate, in: depth, with: place, at: after, count: count, to: to)
        }
    }

    /// Bounds a depth by the best of each open slot, and removes candidates that can't join the leaderboard from here.
    private func isWorthOpening(depth: Int, prefix: Int) -> Bool {
        var total = prefix
        for place in depth...last {
            let values = values[depth].base + template.starts[place]
            let count = counts[depth].base[place]
            guard count > 0 else { return false }
            var greatest = values[0]
            for entry in 1..<max(count, 1) where values[entry] > greatest { greatest = values[entry] }
            best.base[place] = Int(greatest)
            total += Int(greatest)
        }
        total += bound.greatestTerm(depth: depth, listed: listed[depth], counts: counts[depth], sums: sums[depth])
        guard canJoin(total) else { return false }
        guard board.floor > .min else { return true }
        for place in depth...last {
            let values = values[depth].base + template.starts[place]
            let listed = listed[depth].base + template.starts[place]
            let others = total - best.base[place]
            let least = board.floor - others
            var kept = 0
            for entry in 0..<counts[depth].base[place] {
                if Int(values[entry]) > least {
                    values[kept] = values[entry]
                    listed[kept] = listed[entry]
                    kept += 1
                } else {
                    board.drop(others + Int(values[entry]))
                }
            }
            counts[depth].base[place] = kept
        }
        return true
    }

    /// Tries every candidate of the last slot.
    private func scan(prefix: Int) {
        let values = values[last].base + template.starts[last]
        let listed = listed[last].base + template.starts[last]
        for entry in 0..<counts[last].base[last] {
            let candidate = Int(listed[entry])
            var term = terms.isEmpty ? 0 : Int32.max
            for index in terms.indices {
                let sum = sums[last].base[index] + Int(template.steps[index].base[candidate])
                term = min(term, terms[index].scores.base[sum])
            }
            let total = prefix + Int(values[entry]) + Int(term)
            guard rivals.choose(template.items.base[candidate], at: last) else { continue }
            guard total > board.floor else {
                board.drop(total)
                continue
            }
            chosen[last] = candidate
            board.insert(template.entry(chosen, total: total))
        }
    }
}

/// The number of partial outfits a search has visited, over all its templates, and its limit.
final class Effort {
    let limit: Int
    var spent = 0

    init(limit: Int) { self.limit = limit }

    var isSpent: Bool { spent >= limit }
}
