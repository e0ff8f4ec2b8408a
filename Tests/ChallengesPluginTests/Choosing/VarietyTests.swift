// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct VarietyTests {
    /// A kernel of 12 items whose greedy mode was found with determinants (Fixtures/variety.json).
    @Test func `greedy picks find the mode of a kernel`() throws {
        let fixture = try Fixture("variety.json")
        let kernel = fixture["L"].list.map(\.numbers)
        let expected = fixture["greedy"].numbers.map { Int($0) }
        let picked = Variety.pick(
            scores: kernel.indices.map { log(kernel[$0][$0]) / 2 },
            similarity: { kernel[$0][$1] / (kernel[$0][$0] * kernel[$1][$1]).squareRoot() }, first: nil,
            count: expected.count)
        #expect(expected.count == 4)
        #expect(picked == expected)
    }

    /// Picks, one by one, the candidate that maximizes the determinant of the kernel, by elimination.
    @Test(arguments: 1...12 as ClosedRange<UInt64>) func `each pick maximizes the determinant`(seed: UInt64) {
        var chance = Chance(seed: seed)
        let traits = (0..<14).map { _ in chance.traits() }
        let scores = traits.map { _ in 3 * chance.unit() - 1.5 }
        let likeness = { (one: Int, other: Int) in traits[one].likeness(to: traits[other]) }
        let first = chance.below(traits.count)
        let picked = Variety.pick(scores: scores, similarity: likeness, first: first, count: 5)
        #expect(picked.first == first)
        #expect(Set(picked).count == 5)
        for turn in 1..<picked.count {
            func determinant(_ place: Int) -> Double {
                let set = picked.prefix(turn) + [place]
                return Self.determinant(
                    set.map { one in set.map { exp(scores[one] + scores[$0]) * likeness(one, $0) } })
            }
            let greatest = traits.indices.filter { !picked.prefix(turn).contains($0) }.map(determinant).max() ?? 0
            #expect(determinant(picked[turn]) > greatest * (1 - 1e-9))
        }
    }

    @Test func `twins aren't shown`() {
        let twins = [ChallengeTraits](repeating: ChallengeTraits(category: .creative), count: 6)
        let picked = Variety.pick(
            scores: twins.map { _ in 1 }, similarity: { twins[$0].likeness(to: twins[$1]) }, first: 2, count: 3)
        #expect(picked == [2])
    }

    @Test func `similarity is symmetric, and 1 with itself`() {
        var chance = Chance(seed: 4)
        for _ in 0..<200 {
            let (one, other) = (chance.traits(), chance.traits())
            #expect(abs(one.likeness(to: one) - 1) < 1e-15)
            #expect(one.likeness(to: other) == other.likeness(to: one))
            #expect(0...1 ~= one.likeness(to: other))
        }
    }

    private static func determinant(_ matrix: [[Double]]) -> Double {
        var rows = matrix
        var product = 1.0
        for column in rows.indices {
            guard let pivot = (column..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }) else {
                return 0
            }
            if pivot != column {
                rows.swapAt(pivot, column)
                product = -product
            }
            product *= rows[column][column]
            guard rows[column][column] != 0 else { return 0 }
            for row in (column + 1)..<max(rows.count, column + 1) {
                let factor = rows[row][column] / rows[column][column]
                for place in column..<rows.count { rows[row][place] -= factor * rows[column][place] }
            }
        }
        return product
    }
}
