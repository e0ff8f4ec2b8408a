// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The uses of one method, in its unit.
///
/// Amounts of different methods have different units and are never added.
@Schema("cravings.MethodTotal")
public struct MethodTotal: SchemaProviding, Hashable {
    /// The method.
    public var method: UseMethod
    /// The number of uses.
    @Field(.integer(1...Int.max)) public var uses: Int
    /// The sum of the amounts, in the method's unit.
    @Field(.number(0...)) public var amount: Double
    /// The median amount of a use, in the method's unit.
    @Field(.number(0...)) public var medianAmount: Double
    /// The method's unit.
    @Field(.text(1...20, example: "bowls")) public var unit: String

    /// Returns the totals of the methods that were used, in the order of the list of methods.
    static func totals(of uses: [DiaryTimeline.Point]) -> [MethodTotal] {
        var amounts: [UseMethod: [Double]] = [:]
        for point in uses {
            if let (method, amount) = point.use { amounts[method, default: []].append(amount) }
        }
        return UseMethod.allCases.compactMap { method in
            guard let amounts = amounts[method], let median = Median.of(amounts) else { return nil }
            return MethodTotal(
                method: method, uses: amounts.count, amount: amounts.reduce(0, +), medianAmount: median,
                unit: method.unit.rawValue)
        }
    }
}
