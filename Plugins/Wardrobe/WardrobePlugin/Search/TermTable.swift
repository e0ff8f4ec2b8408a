// SPDX-License-Identifier: Apache-2.0

/// A quantity term for every sum that can occur in a template, and its greatest value over ranges of sums.
final class TermTable {
    /// The number of steps in a bucket of the bound; with one step, the bound of a single term is exact.
    static let stepsPerBucket = 1

    /// The score of each sum of steps.
    let scores: ScratchBuffer<Int32>
    /// The greatest sum that can occur.
    let greatestSum: Int
    /// The greatest score from each sum on over `n` buckets minus one step each, for `n` open slots.
    private let windows: [ScratchBuffer<Int32>]
    /// Doubling tables of greatest scores: entry `level` covers 2^level sums.
    private let powers: [ScratchBuffer<Int32>]

    init(_ term: QuantityTerm, greatestSum: Int, slots: Int) {
        self.greatestSum = greatestSum
        let values = (0...greatestSum).map { Int32(clamping: term.score(ofSteps: $0).units) }
        scores = ScratchBuffer(values, or: 0)
        var windows = [values]
        for _ in 0..<slots {
            windows.append(Self.slidingMaximum(windows[windows.count - 1], length: Self.stepsPerBucket))
        }
        self.windows = windows.map { ScratchBuffer($0, or: 0) }
        var powers = [values]
        var length = 1
        while length * 2 <= values.count {
            let shorter = powers[powers.count - 1]
            powers.append((0..<(shorter.count - length)).map { max(shorter[$0], shorter[$0 + length]) })
            length *= 2
        }
        self.powers = powers.map { ScratchBuffer($0, or: 0) }
    }

    /// Returns the best scores if only the buckets of `open` items are known, by the lowest sum.
    func friendliest(open: Int) -> UnsafeMutablePointer<Int32> { windows[open].base }

    /// Returns the greatest score of any sum in a range.
    func greatest(from low: Int, through high: Int) -> Int32 {
        let high = min(high, greatestSum)
        let length = high - low + 1
        let level = Int.bitWidth - 1 - length.leadingZeroBitCount
        let table = powers[level].base
        return max(table[low], table[high + 1 - (1 << level)])
    }

    /// Returns the greatest value from each position on, over a length truncated at the end.
    private static func slidingMaximum(_ values: [Int32], length: Int) -> [Int32] {
        var result = values
        for position in values.indices {
            for next in position..<min(position + length, values.count) {
                result[position] = max(result[position], values[next])
            }
        }
        return result
    }
}
