// SPDX-License-Identifier: Apache-2.0

/// An upper bound of what open slots can add if two quantity terms must be satisfied at once.
///
/// Each term can be high by itself when both together can't: clothes that are warm enough in the morning are too warm
/// at noon. The first sum is the second plus a difference (what is taken off by noon), which the choice of layers fixes
/// early. So for a given difference the lower of both terms is a function of the second sum alone, and the table over
/// buckets works as it does with one term.
final class JointBound {
    private static let impossible = Int32.min / 2
    private static let span = TermTable.stepsPerBucket
    private static let largestTable = 500_000

    private let template: PreparedTemplate
    private let first: TermTable
    private let second: TermTable
    /// One more than the greatest bucket sum of the first quantity and of the second.
    private let widths: (first: Int, second: Int)
    /// The best sum of scores of the slots after the current one, for each bucket sum of the second quantity.
    private let reached: ScratchBuffer<Int32>
    private var highest = 0
    /// The best lower score for each difference of buckets and bucket sum of the second quantity.
    private let friendliest: ScratchBuffer<Int32>
    private let friendliestMade: ScratchBuffer<Int32>
    /// The bound for each pair of buckets, and the preparation in which it was computed.
    private let bounds: ScratchBuffer<Int32>
    private let boundsMade: ScratchBuffer<Int32>
    private var preparation: Int32 = 0
    /// The chosen amount of the second quantity, and the range of the difference without the current slot.
    private var chosen = 0
    private var differences = 0...0
    /// The number of buckets by which a sum of open items can exceed the sum of their buckets.
    private var slack = 0

    /// Creates a bound for the first two terms; nil if there are fewer.
    init?(_ template: PreparedTemplate, _ terms: [TermTable]) {
        guard terms.count >= 2 else { return nil }
        self.template = template
        (first, second) = (terms[0], terms[1])
        widths = (first.greatestSum / Self.span + 1, second.greatestSum / Self.span + 1)
        // Wardrobes with stated insulations far beyond any garment don't use it, because it would take hundreds of
        // megabytes.
        guard widths.first * widths.second <= Self.largestTable else { return nil }
        reached = ScratchBuffer(count: widths.second, repeating: 0)
        friendliest = ScratchBuffer(count: (widths.first + widths.second) * widths.second, repeating: 0)
        friendliestMade = ScratchBuffer(count: widths.first + widths.second, repeating: 0)
        bounds = ScratchBuffer(count: widths.first * widths.second, repeating: 0)
        boundsMade = ScratchBuffer(count: widths.first * widths.second, repeating: 0)
    }

    /// Sets the reachable amounts of the second quantity for the slots after a depth.
    func prepare(
        depth: Int, reached: ScratchBuffer<Int32>, highest: Int, listed: ScratchBuffer<Int32>,
        counts: ScratchBuffer<Int>, sums: ScratchBuffer<Int>
    ) {
        preparation += 1
        self.highest = highest
        for bucket in 0...highest { self.reached.base[bucket] = reached.base[bucket] }
        chosen = sums.base[1]
        differences = ranges(from: depth + 1, listed, counts, sums).differences
        slack = Self.span > 1 ? template.slotCount - depth - 1 : 0
    }

    /// Returns an upper bound of the total after choosing a candidate.
    func value(of candidate: Int) -> Int32 {
        let own = (
            first: Int(template.buckets[0].base[candidate]), second: Int(template.buckets[1].base[candidate])
        )
        let cell = own.first * widths.second + own.second
        if boundsMade.base[cell] == preparation { return bounds.base[cell] }
        let friendliest = friendliest(difference: own.first - own.second) + own.second
        var most = Self.impossible
        for later in 0...highest where reached.base[later] > Self.impossible {
            most = max(most, reached.base[later] + friendliest[later])
        }
        boundsMade.base[cell] = preparation
        bounds.base[cell] = most
        return most
    }

    /// Returns the best lower score for each bucket sum of the second quantity of the open items.
    private func friendliest(difference: Int) -> UnsafeMutablePointer<Int32> {
        let number = difference + widths.second
        let row = friendliest.base + number * widths.second
        if friendliestMade.base[number] == preparation { return row }
        let range =
            differences.lowerBound + (difference - 1) * Self.span + 1...differences.upperBound + (difference + 1)
            * Self.span - 1
        let end = (second.greatestSum - chosen) / Self.span
        for bucket in 0...end { row[bucket] = greatest(from: chosen + bucket * Self.span, differences: range) }
        // Each open item can add slightly less than a bucket more.
        for bucket in 0...end {
            for more in stride(from: bucket + 1, through: min(end, bucket + slack), by: 1) {
                row[bucket] = max(row[bucket], row[more])
            }
        }
        friendliestMade.base[number] = preparation
        return row
    }

    /// Returns the greatest lower score that any choice of the listed candidates from a depth on can reach.
    func greatestTerm(
        depth: Int, listed: ScratchBuffer<Int32>, counts: ScratchBuffer<Int>, sums: ScratchBuffer<Int>
    ) -> Int32 {
        let open = ranges(from: depth, listed, counts, sums)
        var most = Self.impossible
        for low in stride(from: open.sums.lowerBound, through: open.sums.upperBound, by: Self.span) {
            most = max(most, greatest(from: low, differences: open.differences))
        }
        return most
    }

    /// Returns the greatest lower score over one bucket of the second sum.
    private func greatest(from low: Int, differences: ClosedRange<Int>) -> Int32 {
        let high = min(low + Self.span - 1, second.greatestSum)
        let from = max(0, low + differences.lowerBound)
        let through = min(first.greatestSum, high + differences.upperBound)
        guard from <= through else { return Self.impossible }
        return min(first.greatest(from: from, through: through), second.greatest(from: low, through: high))
    }

    /// Returns the amount of the second quantity, and of the first minus the second, for the chosen items and the
    /// listed candidates from a slot on.
    private func ranges(
        from depth: Int, _ listed: ScratchBuffer<Int32>, _ counts: ScratchBuffer<Int>, _ sums: ScratchBuffer<Int>
    ) -> (sums: ClosedRange<Int>, differences: ClosedRange<Int>) {
        let (first, second) = (template.steps[0].base, template.steps[1].base)
        let difference = sums.base[0] - sums.base[1]
        var (low, high, least, most) = (sums.base[1], sums.base[1], difference, difference)
        for place in depth..<template.slotCount where counts.base[place] > 0 {
            let positions = listed.base + template.starts[place]
            var (fewest, greatest) = (Int32.max, Int32.min)
            var (closest, farthest) = (Int32.max, Int32.min)
            for entry in 0..<counts.base[place] {
                let position = Int(positions[entry])
                let own = second[position]
                fewest = min(fewest, own)
                greatest = max(greatest, own)
                closest = min(closest, first[position] - own)
                farthest = max(farthest, first[position] - own)
            }
            low += Int(fewest)
            high += Int(greatest)
            least += Int(closest)
            most += Int(farthest)
        }
        return (low...high, least...most)
    }
}
