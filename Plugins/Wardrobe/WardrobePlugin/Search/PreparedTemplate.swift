// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A template laid out for the search: all candidates in a row, slot by slot in search order.
///
/// The order goes from the main slot with the fewest candidates to the one with the most, then through the others in
/// the same way, so that the least significant slots come last and variety prunes early. A candidate's optimistic score
/// is its own score plus, for every later slot, the best pair score it can have there, so each pair of slots counts
/// once.
final class PreparedTemplate {
    /// The maximum number of stored pair scores; beyond it, they are added up on demand.
    static let mostKeptPairs = 6_000_000

    let template: Int
    let slotCount: Int
    /// The slot's position in the template, for each place in the search.
    let order: [Int]
    /// The start index of each slot's candidates; the last entry is the number of candidates.
    let starts: [Int]
    /// The item of each candidate, -1 for an empty slot.
    let items: ScratchBuffer<Int32>
    /// The rank of each candidate by id, 0 for an empty slot.
    let ranks: ScratchBuffer<Int32>
    /// The optimistic score of each candidate.
    let optimistic: ScratchBuffer<Int32>
    /// The part of it that comes from the best later pairs.
    let hoped: ScratchBuffer<Int32>
    /// The steps of each candidate for each term.
    let steps: [ScratchBuffer<Int32>]
    /// The bucket of each candidate for each term.
    let buckets: [ScratchBuffer<Int32>]
    /// The quantity terms of each mode.
    let modes: [[TermTable]]
    /// The number of quantity terms.
    let termCount: Int
    /// The place whose candidate decides the mode, if any, and the mode without such a place.
    let modePlace: Int?
    let usualMode: Int
    /// The mode of each candidate; used only at ``modePlace``.
    private let modeOfCandidate: [Int]
    let isMain: [Bool]
    let combinations: Double
    private let pairs: PreparedPairs
    /// The pair scores of each candidate with all candidates of later slots, if they fit.
    private let kept: ScratchBuffer<Int32>?
    private let keptStarts: [Int]

    init(_ variant: TemplateVariant, of problem: PreparedProblem, context: Context) throws {
        template = variant.template
        let slots = variant.slots
        slotCount = slots.count
        let sizes = slots.map { $0.items.count + ($0.emptyScore == nil ? 0 : 1) }
        let late = slots.map { $0.isMain ? 0 : 1 }
        order = slots.indices.sorted { (late[$0], sizes[$0], $0) < (late[$1], sizes[$1], $1) }
        combinations = sizes.reduce(1) { $0 * Double($1) }
        isMain = order.map { slots[$0].isMain }

        var candidates: [(item: Int, score: Points, rank: Int32)] = []
        var starts = [0]
        for slot in order.map({ slots[$0] }) {
            if let score = slot.emptyScore { candidates.append((-1, score, 0)) }
            candidates += slot.items.map { ($0, problem.items[$0].score, problem.ranks[$0]) }
                .sorted { $0.2 < $1.2 }
            starts.append(candidates.count)
        }
        self.starts = starts
        let ranks = candidates.map(\.rank)
        items = ScratchBuffer(candidates.map { Int32($0.item) }, or: -1)
        self.ranks = ScratchBuffer(ranks, or: 0)

        let steps = problem.steps.map { steps in candidates.map { $0.item < 0 ? 0 : Int32(steps[$0.item]) } }
        self.steps = steps.map { ScratchBuffer($0, or: 0) }
        buckets = steps.map { ScratchBuffer($0.map { $0 / Int32(TermTable.stepsPerBucket) }, or: 0) }
        modes = (problem.modes?.terms ?? [problem.terms]).map { terms in
            zip(terms, steps).map { term, steps in
                let greatest = zip(starts, starts.dropFirst()).reduce(0) { $0 + Int(steps[$1.0..<$1.1].max() ?? 0) }
                return TermTable(term, greatestSum: greatest, slots: slots.count)
            }
        }
        termCount = problem.terms.count
        usualMode = problem.modes?.ofEmpty ?? 0
        let places = order
        modePlace = problem.modes.flatMap { modes in places.firstIndex { slots[$0].name == modes.slot } }
        modeOfCandidate = candidates.map { entry in
            problem.modes.map { entry.item < 0 ? $0.ofEmpty : $0.ofItem[entry.item] } ?? 0
        }

        let pairs = PreparedPairs(
            problem, slots: order.map { slots[$0].name }, order: order, items: candidates.map(\.item), starts: starts,
            emptyClasses: order.map { slots[$0].emptyClasses })
        self.pairs = pairs
        var keptStarts: [Int] = []
        var size = 0
        for place in 0..<slots.count {
            for _ in starts[place]..<starts[place + 1] {
                keptStarts.append(size - starts[place + 1])
                size += candidates.count - starts[place + 1]
            }
        }
        self.keptStarts = keptStarts
        kept = size <= Self.mostKeptPairs ? ScratchBuffer(count: size, repeating: 0) : nil
        hoped = ScratchBuffer(count: candidates.count, repeating: 0)
        optimistic = ScratchBuffer(count: candidates.count, repeating: 0)
        var magnitude = 0
        for place in 0..<slots.count {
            let scores = candidates[starts[place]..<starts[place + 1]].map { abs($0.score.units) }
            magnitude += scores.max() ?? 0
        }
        magnitude +=
            modes.map { terms in
                terms.reduce(0) { sum, term in
                    sum + (0...term.greatestSum).reduce(0) { max($0, abs(Int(term.scores.base[$1]))) }
                }
            }.max() ?? 0
        magnitude += try fillHopes(context)
        guard magnitude < Points.limit else {
            throw ComputationError(
                .internalError, "The scores of one outfit can add up to more than \(Points(units: Points.limit).value)."
            )
        }
        for (candidate, entry) in candidates.enumerated() {
            optimistic.base[candidate] = Int32(entry.score.units) + hoped.base[candidate]
        }
    }

    /// Returns the mode of a choice of one candidate for each place.
    func mode(of chosen: [Int]) -> Int { modePlace.map { modeOfCandidate[chosen[$0]] } ?? usualMode }

    /// Returns whether a candidate of a place can be chosen in a mode.
    func isOpen(_ candidate: Int, at place: Int, in mode: Int) -> Bool {
        place != modePlace || modeOfCandidate[candidate] == mode
    }

    /// Adds a candidate's pair scores to the listed candidates of a later slot.
    @inline(__always)
    func addPairs(
        of candidate: Int, in place: Int, with other: Int, at listed: UnsafePointer<Int32>, count: Int,
        to values: UnsafeMutablePointer<Int32>
    ) {
        if let kept {
            let row = kept.base + keptStarts[candidate]
            for entry in 0..<count { values[entry] &+= row[Int(listed[entry])] }
        } else {
            pairs.add(candidate, in: place, with: other, at: listed, count: count, to: values)
        }
    }

    /// Fills a row with the score of each candidate of one slot given a choice for all others: its own score and those
    /// of its pairs.
    func fillScores(of place: Int, beside chosen: [Int], listed: ScratchBuffer<Int32>, values: ScratchBuffer<Int32>) {
        let (start, count) = (starts[place], starts[place + 1] - starts[place])
        for offset in 0..<count {
            listed.base[offset] = Int32(start + offset)
            values.base[offset] = optimistic.base[start + offset] - hoped.base[start + offset]
        }
        for other in 0..<slotCount where other != place {
            pairs.add(chosen[other], in: other, with: place, at: listed.base, count: count, to: values.base)
        }
    }

    /// Returns the candidate at each place for an outfit of the leaderboard; nil if no slot here offers its item.
    func candidates(of entry: Leaderboard.Entry) -> [Int]? {
        guard entry.template == template else { return nil }
        var chosen: [Int] = []
        for place in 0..<slotCount {
            let item = Int32(entry.items[order[place]] ?? -1)
            guard let own = (starts[place]..<starts[place + 1]).first(where: { items.base[$0] == item }) else {
                return nil
            }
            chosen.append(own)
        }
        return chosen
    }

    /// Returns an outfit for the leaderboard from the candidate at each place.
    func entry(_ chosen: [Int], total: Int) -> Leaderboard.Entry {
        var ranks = [Int32](repeating: 0, count: slotCount)
        var outfit = [Int?](repeating: nil, count: slotCount)
        for (place, candidate) in chosen.enumerated() {
            ranks[order[place]] = self.ranks.base[candidate]
            let item = items.base[candidate]
            outfit[order[place]] = item < 0 ? nil : Int(item)
        }
        return .init(total: total, template: template, ranks: ranks, items: outfit)
    }

    /// Finds the best pair scores that each candidate can have, and returns the maximum sum of all pairs.
    private func fillHopes(_ context: Context) throws -> Int {
        guard let kept else { return try pairs.addGreatest(starts: starts, to: hoped, context) }
        let everyone = ScratchBuffer((0..<items.count).map(Int32.init), or: 0)
        var magnitude = 0
        for place in 0..<slotCount {
            for other in (place + 1)..<max(slotCount, place + 1) {
                let (start, count) = (starts[other], starts[other + 1] - starts[other])
                var largest: Int32 = 0
                for candidate in starts[place]..<starts[place + 1] {
                    if candidate & 255 == 0 { try context.checkCancellation() }
                    let row = kept.base + keptStarts[candidate] + start
                    pairs.add(candidate, in: place, with: other, at: everyone.base + start, count: count, to: row)
                    var (greatest, least) = (Int32.min, Int32.max)
                    for entry in 0..<count {
                        greatest = max(greatest, row[entry])
                        least = min(least, row[entry])
                    }
                    if count > 0 {
                        hoped.base[candidate] += greatest
                        largest = max(largest, max(greatest, -least))
                    }
                }
                magnitude += Int(largest)
            }
        }
        return magnitude
    }
}
