// SPDX-License-Identifier: Apache-2.0

/// Corrects for testing many things at once.
///
/// Source: Benjamini and Hochberg 1995, "Controlling the false discovery rate: a practical and powerful approach to
/// multiple testing", Journal of the Royal Statistical Society B 57.
enum FalseDiscoveryRate {
    /// Returns the smallest rates at which each of the tests would be reported, in the order of the tests.
    static func qValues(of probabilities: [Double]) -> [Double] {
        let order = probabilities.indices.sorted { (probabilities[$0], $0) < (probabilities[$1], $1) }
        var values = probabilities
        var smallest = 1.0
        for (rank, index) in order.enumerated().reversed() {
            smallest = min(smallest, probabilities[index] * Double(probabilities.count) / Double(rank + 1))
            values[index] = smallest
        }
        return values
    }
}
