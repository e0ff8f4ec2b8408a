// SPDX-License-Identifier: Apache-2.0

/// The most that the lesser of two quantity terms can score while both sums are open within ranges.
///
/// Either term may be friendly by itself where both together cannot be: what keeps warm in the morning is too warm at
/// noon. The first sum is the second plus a difference, so the second is walked in stretches, and in each the first may
/// be anything that the range of the difference allows.
struct JointTerms {
    private let first: TermTable
    private let second: TermTable

    /// Two terms; nil for any other number.
    init?(_ terms: [TermTable]) {
        guard terms.count == 2 else { return nil }
        (first, second) = (terms[0], terms[1])
    }

    /// - Parameters:
    ///   - sums: The range of the second sum, in steps.
    ///   - differences: The range of the first sum less the second.
    func greatest(sums: ClosedRange<Int>, differences: ClosedRange<Int>) -> Int32 {
        var most = Int32.min / 2
        var low = max(0, sums.lowerBound)
        let end = min(sums.upperBound, second.greatestSum)
        while low <= end {
            let high = min(end, low + TermTable.stepsPerBucket - 1)
            let from = max(0, low + differences.lowerBound)
            let through = min(first.greatestSum, high + differences.upperBound)
            if from <= through {
                let both = min(
                    first.greatest(from: from, through: through), second.greatest(from: low, through: high))
                most = max(most, both)
            }
            low = high + 1
        }
        return most
    }
}
