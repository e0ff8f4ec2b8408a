// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A day with its cravings and uses, or an unknown day.
public struct PatternDay: SchemaProviding, Hashable {
    /// The day.
    public var day: CalendarDay
    /// Whether the day is covered; the entries of other days can be incomplete.
    public var isCovered: Bool
    /// The number of cravings.
    public var cravings: Int
    /// The median intensity of the cravings, 1 to 10; nil without cravings.
    public var medianIntensity: Double?
    /// The number of uses, of all methods.
    public var uses: Int
    /// The amount of each method, in its unit.
    public var amounts: [MethodAmount]

    /// The amount of a method on a day.
    public struct MethodAmount: SchemaProviding, Hashable {
        /// The method.
        public var method: UseMethod
        /// The sum of the amounts, in the method's unit.
        public var amount: Double

        /// The schema.
        public static let schema = Schema<Self>.object("cravings.MethodAmount", "The amount of a method on a day.") {
            field("method", \.method, "The method.")
            field("amount", \.amount, "The sum of the amounts, in the method's unit.", .number(0...))
        }
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.PatternDay", "A day with its cravings and uses, or an unknown day."
    ) {
        field("day", \.day, "The day.")
        field(
            "isCovered", \.isCovered, "Whether the day is covered; the entries of other days can be incomplete.",
            .boolean)
        field("cravings", \.cravings, "The number of cravings.", .integer(0...Int.max))
        field("medianIntensity", \.medianIntensity, "The median intensity of the cravings, 1 to 10.", .number(1...10))
        field("uses", \.uses, "The number of uses, of all methods.", .integer(0...Int.max))
        field("amounts", \.amounts, "The amount of each method, in its unit.")
    }

    /// Returns the days of a range.
    static func days(_ timeline: DiaryTimeline, _ days: ClosedRange<Int>) -> [PatternDay] {
        var intensities = Array(repeating: [Double](), count: days.count)
        var uses = Array(repeating: 0, count: days.count)
        var amounts = Array(repeating: [UseMethod: Double](), count: days.count)
        for point in timeline.cravings where days.contains(point.day) {
            intensities[point.day - days.lowerBound].append(Double(point.intensity ?? 1))
        }
        for case (let point, let use?) in timeline.uses.lazy.map({ ($0, $0.use) }) where days.contains(point.day) {
            uses[point.day - days.lowerBound] += 1
            amounts[point.day - days.lowerBound][use.method, default: 0] += use.amount
        }
        return days.enumerated().map { index, day in
            PatternDay(
                day: CalendarDay(daysSince1970: day), isCovered: timeline.isCovered(day),
                cravings: intensities[index].count, medianIntensity: Median.of(intensities[index]), uses: uses[index],
                amounts: UseMethod.allCases.compactMap { method in
                    amounts[index][method].map { MethodAmount(method: method, amount: $0) }
                })
        }
    }
}
