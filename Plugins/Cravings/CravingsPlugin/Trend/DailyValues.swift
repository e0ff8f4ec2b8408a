// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The values of a measure by day.
enum DailyValues {
    /// Returns the value of each finished day of a range; nil where it is unknown.
    ///
    /// Only covered days have values. A covered day without uses has the value 0, but no median intensity.
    static func values(
        of measure: TrendMeasure, method: UseMethod?, _ timeline: DiaryTimeline, days: ClosedRange<Int>
    ) -> [(day: Int, value: Double?)] {
        var sums: [Int: Double] = [:]
        var intensities: [Int: [Double]] = [:]
        switch measure {
        case .intensity:
            for point in timeline.cravings { intensities[point.day, default: []].append(Double(point.intensity ?? 0)) }
        case .cravings:
            for point in timeline.cravings { sums[point.day, default: 0] += 1 }
        case .uses, .amount:
            for case (let point, let use?) in timeline.uses.lazy.map({ ($0, $0.use) })
            where method == nil || use.method == method {
                sums[point.day, default: 0] += measure == .amount ? use.amount : 1
            }
        }
        return days.filter(timeline.isFinished).map { day in
            guard timeline.isCovered(day) else { return (day, nil) }
            return (day, measure == .intensity ? intensities[day].flatMap(Median.of) : sums[day] ?? 0)
        }
    }
}
