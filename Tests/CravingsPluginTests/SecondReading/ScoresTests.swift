// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CravingsPlugin

/// A second reading of the scores: every order of a small series, and closed forms.
@Suite struct ScoresTests {
    // Returns all orders of the values (Heap 1963, "Permutations by interchanges").
    private static func orders(of values: [Double]) -> [[Double]] {
        var (values, orders): ([Double], [[Double]]) = (values, [])
        func generate(_ count: Int) {
            guard count > 1 else { return orders.append(values) }
            for index in 0..<count {
                generate(count - 1)
                if index < count - 1 { values.swapAt(count.isMultiple(of: 2) ? index : 0, count - 1) }
            }
        }
        generate(values.count)
        return orders
    }

    // Mann's score has the mean 0 and the stated variance over all orders, which are equally likely without a trend.
    @Test(
        arguments: [
            [1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7], [1, 1, 2, 3, 3, 3], [2, 2, 5, 5, 9], [4, 4, 4, 4, 1],
        ] as [[Double]])
    func `the variance of the score is that of all orders`(_ values: [Double]) {
        let scores = Self.orders(of: values).map { Double(MannKendall($0).score) }
        let mean = scores.reduce(0, +) / Double(scores.count)
        let variance = scores.map { $0 * $0 }.reduce(0, +) / Double(scores.count) - mean * mean
        #expect(abs(mean) < 1e-12)
        #expect(abs(MannKendall(values).variance - variance) < 1e-9)
    }

    // Kendall 1975, "Rank correlation methods", appendix table 1: the chance of |S| of at least 6 is 2/24 for four values, and
    // of at least 8 is 10/120 for five.
    @Test func `scores of all orders have Kendall's distribution`() {
        let four = Self.orders(of: [1, 2, 3, 4]).map { abs(MannKendall($0).score) }
        #expect(four.count == 24 && four.count { $0 >= 6 } == 2)
        let five = Self.orders(of: [1, 2, 3, 4, 5]).map { abs(MannKendall($0).score) }
        #expect(five.count == 120 && five.count { $0 >= 8 } == 10)
    }

    // Each check of a habit f times a day leaves 0.5^(√f/13) of the distance to 1, so n checks from 0 reach
    // 1 - 2^(-n√f/13).
    @Test(arguments: [1.0, 1.0 / 7, 3.0 / 7, 2.0]) func `checks reach the closed form of a habit's strength`(
        _ frequency: Double
    ) {
        var score = HabitScore(frequency: frequency, strength: 0)
        for count in 1...40 {
            score.add(1)
            let distance = Mathematics.power(0.5, Double(count) * frequency.squareRoot() / 13)
            #expect(abs(score.strength - (1 - distance)) < 1e-12)
        }
    }

    // 1 - 2^(-20/13) = 0.655748.
    @Test func `20 daily checks have the stated strength`() {
        var score = HabitScore(frequency: 1, strength: 0)
        for _ in 0..<20 { score.add(1) }
        #expect(abs(score.strength - 0.655748) < 0.0000005)
    }

    // A day missed costs little: with a daily goal, 0.5^(1/13) = 0.948 of the strength remains.
    @Test func `a missed day leaves most of the strength`() {
        var score = HabitScore(frequency: 1, strength: 0.8)
        score.add(0)
        #expect(abs(score.strength / 0.8 - 0.948078) < 0.000001)
    }
}
