// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A day with its cravings and uses, or an unknown day.
@Schema("cravings.PatternDay")
public struct PatternDay: SchemaProviding, Hashable {
    /// The day.
    public var day: CalendarDay
    /// Whether the day is covered; the entries of other days can be incomplete.
    public var isCovered: Bool
    /// The number of cravings.
    @Field(.integer(0...Int.max)) public var cravings: Int
    /// The median intensity of the cravings, 1 to 10.
    ///
    /// Nil without cravings.
    @Field(.number(1...10)) public var medianIntensity: Double?
    /// The number of uses, of all methods.
    @Field(.integer(0...Int.max)) public var uses: Int
    /// The amount of each method, in its unit.
    public var amounts: [MethodAmount]

    /// The amount of a method on a day.
    @Schema("cravings.MethodAmount")
    public struct MethodAmount: SchemaProviding, Hashable {
        /// The method.
        public var method: UseMethod
        /// The sum of the amounts, in the method's unit.
        @Field(.number(0...)) public var amount: Double
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
