// SPDX-License-Identifier: Apache-2.0

/// An upper bound of what open slots can add, by how much of each quantity they contribute.
final class CompletionBound {
    private static let impossible = Int32.min / 2

    private let template: PreparedTemplate
    private let terms: [TermTable]
    /// One more than the greatest sum of buckets, for each term.
    private let widths: [Int]
    private let reached: ScratchBuffer<Int32>
    private let extended: ScratchBuffer<Int32>
    private let slot: ScratchBuffer<Int32>
    /// The maximum that the slots after the current one and the term add, for each term and bucket of the current slot.
    private let completions: [ScratchBuffer<Int32>]
    /// The maximum that the slots after the current one add without any term.
    private var plain: Int32 = 0
    private let joint: JointBound?

    init(_ template: PreparedTemplate, mode: Int) {
        self.template = template
        terms = template.modes[mode]
        widths = terms.map { $0.greatestSum / TermTable.stepsPerBucket + 1 }
        let widest = widths.max() ?? 1
        reached = ScratchBuffer(count: widest, repeating: 0)
        extended = ScratchBuffer(count: widest, repeating: 0)
        slot = ScratchBuffer(count: widest, repeating: 0)
        completions = widths.map { ScratchBuffer(count: $0, repeating: .max) }
        joint = JointBound(template, terms)
    }

    /// Returns an upper bound of the total after choosing a candidate.
    func value(of candidate: Int) -> Int {
        if completions.isEmpty { return Int(plain) }
        var least = Int32.max
        for term in completions.indices {
            least = min(least, completions[term].base[Int(template.buckets[term].base[candidate])])
        }
        if let joint { least = min(least, joint.value(of: candidate)) }
        return Int(least)
    }

    /// Bounds what the slots after a depth add, for each bucket of the slot at that depth.
    func prepare(
        depth: Int, values: ScratchBuffer<Int32>, listed: ScratchBuffer<Int32>, counts: ScratchBuffer<Int>,
        sums: ScratchBuffer<Int>
    ) -> CompletionBound {
        if terms.isEmpty {
            plain = 0
            for place in (depth + 1)..<template.slotCount {
                let own = values.base + template.starts[place]
                var greatest = Self.impossible
                for entry in 0..<counts.base[place] where own[entry] > greatest { greatest = own[entry] }
                plain += greatest
            }
        }
        for term in terms.indices {
            let highest = gather(depth: depth, term: term, values, listed, counts)
            if term == 1, let joint {
                joint.prepare(
                    depth: depth, reached: reached, highest: highest, listed: listed, counts: counts, sums: sums)
                // It's never less than the joint bound, so the bound of the second term by itself isn't needed.
                continue
            }
            let friendliest = terms[term].friendliest(open: template.slotCount - depth) + sums.base[term]
            let buckets = template.buckets[term].base
            let completion = completions[term].base
            for bucket in 0..<widths[term] { completion[bucket] = Self.impossible }
            for entry in 0..<counts.base[depth] {
                let bucket = Int(buckets[Int(listed.base[template.starts[depth] + entry])])
                if completion[bucket] > Self.impossible { continue }
                var most = Self.impossible
                for later in 0...highest where reached.base[later] > Self.impossible {
                    most = max(
                        most, reached.base[later] + friendliest[(bucket + later) * TermTable.stepsPerBucket])
                }
                completion[bucket] = most
            }
        }
        return self
    }

    /// Fills `reached` with the best sum of scores of the slots after a depth for each sum of buckets, and returns the
    /// highest such sum.
    private func gather(
        depth: Int, term: Int, _ values: ScratchBuffer<Int32>, _ listed: ScratchBuffer<Int32>,
        _ counts: ScratchBuffer<Int>
    ) -> Int {
        let buckets = template.buckets[term].base
        var highest = 0
        reached.base[0] = 0
        for place in ((depth + 1)..<template.slotCount).reversed() {
            let own = values.base + template.starts[place]
            let positions = listed.base + template.starts[place]
            var (low, high) = (Int.max, 0)
            for bucket in 0..<widths[term] { slot.base[bucket] = Self.impossible }
            for entry in 0..<counts.base[place] {
                let bucket = Int(buckets[Int(positions[entry])])
                low = min(low, bucket)
                high = max(high, bucket)
                if own[entry] > slot.base[bucket] { slot.base[bucket] = own[entry] }
            }
            for bucket in 0...(highest + high) { extended.base[bucket] = Self.impossible }
            for bucket in low..<(high + 1) where slot.base[bucket] > Self.impossible {
                let more = slot.base[bucket]
                for before in 0...highest where reached.base[before] > Self.impossible {
                    let sum = reached.base[before] + more
                    if sum > extended.base[before + bucket] { extended.base[before + bucket] = sum }
                }
            }
            highest += high
            for bucket in 0...highest { reached.base[bucket] = extended.base[bucket] }
        }
        return highest
    }

    /// Returns the greatest score of the terms that any choice of the listed candidates can reach.
    func greatestTerm(
        depth: Int, listed: ScratchBuffer<Int32>, counts: ScratchBuffer<Int>, sums: ScratchBuffer<Int>
    ) -> Int {
        guard !terms.isEmpty else { return 0 }
        var least = Int32.max
        for term in terms.indices {
            let steps = template.steps[term].base
            var (low, high) = (sums.base[term], sums.base[term])
            for place in depth..<template.slotCount {
                let positions = listed.base + template.starts[place]
                var (fewest, most) = (Int32.max, Int32.min)
                for entry in 0..<counts.base[place] {
                    let own = steps[Int(positions[entry])]
                    fewest = min(fewest, own)
                    most = max(most, own)
                }
                low += Int(fewest)
                high += Int(most)
            }
            least = min(least, terms[term].greatest(from: low, through: high))
        }
        if let joint {
            least = min(least, joint.greatestTerm(depth: depth, listed: listed, counts: counts, sums: sums))
        }
        return Int(least)
    }
}
