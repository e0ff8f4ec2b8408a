// SPDX-License-Identifier: Apache-2.0

/// A score in whole thousandths of a point, so that sums are exact in any order.
///
/// Floating-point sums depend on their order; a search that adds in one order and a report that adds in another
/// would disagree in the last digit, and ties would be decided by rounding.
struct Points: Hashable, Comparable, Sendable {
    /// The number of units in a point.
    static let unitsPerPoint = 1_000.0
    /// The maximum magnitude of a sum of scores in one search: 268,435 points.
    static let limit = 1 << 28

    /// The score in units.
    var units: Int

    static let zero = Points(units: 0)

    init(units: Int) { self.units = units }

    /// Creates a score from the nearest whole number of units, with halves away from zero; NaN becomes 0, and values
    /// are clamped to the limit.
    init(_ points: Double) {
        let units = (points * Self.unitsPerPoint).rounded()
        guard !units.isNaN else {
            self.units = 0
            return
        }
        self.units = Int(min(max(units, -Double(Self.limit)), Double(Self.limit)))
    }

    /// The score in points.
    var value: Double { Double(units) / Self.unitsPerPoint }

    static func < (left: Points, right: Points) -> Bool { left.units < right.units }
    static func + (left: Points, right: Points) -> Points { Points(units: left.units + right.units) }
    static func - (left: Points, right: Points) -> Points { Points(units: left.units - right.units) }
    static func += (left: inout Points, right: Points) { left.units += right.units }

    /// Returns the score times a weight, rounded to the nearest unit.
    func weighted(by weight: Double) -> Points {
        weight == 1 ? self : Points(units: Int((Double(units) * weight).rounded()))
    }
}
