// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A test of whether something is more frequent than otherwise, or the answer that there isn't enough data.
@Schema("cravings.LagComparison")
public enum LagComparison: UnionRepresentable, Hashable {
    /// The test.
    case test(Test)
    /// Not enough data.
    case notEnoughData(Shortage)

    /// A test of whether something is more frequent than otherwise.
    @Schema("cravings.LagTest")
    public struct Test: SchemaProviding, Hashable {
        /// The probability of a frequency at least as great if nothing but chance makes it.
        @Field(.number(0...1)) public var probability: Double
        /// The rate of false findings among those that are at least as clear.
        @Field(.number(0...1)) public var qValue: Double
    }

    /// The test; nil if there isn't enough data.
    public var test: Test? { if case .test(let test) = self { test } else { nil } }
}

extension LagComparison {
    /// Returns the test of each probability that isn't short of data, with q-values that are corrected for those.
    static func comparisons(_ shortages: [Shortage?], _ probabilities: [Double]) -> [LagComparison] {
        let tested = zip(shortages, probabilities).compactMap { $0 == nil ? $1 : nil }
        var qValues = FalseDiscoveryRate.qValues(of: tested)[...]
        return zip(shortages, probabilities).map { shortage, probability in
            if let shortage { return .notEnoughData(shortage) }
            return .test(Test(probability: probability, qValue: qValues.popFirst() ?? 1))
        }
    }

    /// The number of cravings with a trigger, and of cravings without it, from which there is a test.
    public static let leastCravings = 12
    /// The number of days with a followed craving from which there is a test.
    public static let leastFollowedDays = 5
    /// The number of followed cravings with a trigger, and without it, to expect by chance from which there is a test.
    public static let leastExpected = 2.0

    /// Returns why a trigger isn't tested; nil if it is.
    static func shortage(of trigger: Trigger, in cravings: FollowedCravings) -> Shortage? {
        let (all, with) = (cravings.triggers.count, cravings.counts(with: trigger).cravings)
        let smaller = min(with, all - with)
        guard smaller >= leastCravings else {
            return Shortage(
                n: smaller, needed: leastCravings,
                reason: "A comparison needs \(leastCravings) cravings with the trigger and \(leastCravings) without.")
        }
        guard cravings.followedDays >= leastFollowedDays else {
            return Shortage(
                n: cravings.followedDays, needed: leastFollowedDays,
                reason: "A comparison needs \(leastFollowedDays) days with a craving that was followed.")
        }
        let share = Double(cravings.followed) / Double(all)
        guard Double(smaller) * share >= leastExpected else {
            return Shortage(
                n: cravings.followed,
                reason: "Too few cravings were followed to compare the \(smaller) with the rest.")
        }
        guard cravings.followed < all else {
            return Shortage(n: smaller, reason: "All cravings were followed.")
        }
        return nil
    }
}
