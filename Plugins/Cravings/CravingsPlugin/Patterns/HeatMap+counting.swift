// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension HeatMap {
    /// Counts the entries of covered days by hour and weekday.
    ///
    /// The exposure of an hour is the number of covered days with its weekday, not all of them.
    init(_ timeline: DiaryTimeline, days: ClosedRange<Int>, entries: PatternEntries, in context: Context) throws {
        var points: [DiaryTimeline.Point] = []
        if entries != .uses { points += timeline.cravings.within(days) }
        if entries != .cravings { points += timeline.uses.within(days) }
        points = points.filter { $0.clockSecond != nil && timeline.isCovered($0.day) }
        var exposures = Array(repeating: 0, count: 7)
        for day in days where timeline.isCovered(day) { exposures[DiaryTimeline.weekday(ofDay: day) - 1] += 1 }
        var counts = Array(repeating: 0, count: 7 * 24)
        for point in points { counts[(point.weekday - 1) * 24 + (point.hour ?? 0)] += 1 }
        let covered = exposures.reduce(0, +)
        self.entries = entries
        n = points.count
        coveredDays = covered
        self.counts = counts.indices.filter { counts[$0] > 0 }.map {
            HourCount(weekday: $0 / 24 + 1, hour: $0 % 24, count: counts[$0])
        }
        guard points.count >= Self.leastEntries, covered >= Self.leastCoveredDays else {
            let shortage = Self.shortage(n: points.count, coveredDays: covered)
            rates = .notEnoughData(shortage)
            usualHours = .notEnoughData(shortage)
            return
        }
        rates = Self.rates(counts, exposures)
        usualHours = UsualHours(try HourScan(points, seed: context.seed, check: context.checkCancellation))
    }

    private static func shortage(n: Int, coveredDays: Int) -> Shortage {
        guard n >= leastEntries else {
            return Shortage(
                n: n, needed: leastEntries,
                reason: "An hour pattern needs \(leastEntries) entries over \(leastCoveredDays) covered days.")
        }
        return Shortage(
            n: coveredDays, needed: leastCoveredDays,
            reason: "An hour pattern needs \(leastCoveredDays) covered days.")
    }

    private static func rates(_ counts: [Int], _ exposures: [Int]) -> HourRates {
        let hours = Double(exposures.reduce(0, +) * 24)
        let overall = Double(counts.reduce(0, +)) / hours
        // Hours with the same count and exposure have the same interval, and most hours of a week do.
        var known: [[Int]: Shrinkage.Rate] = [:]
        return .rates(
            HourRates.Rates(
                overall: overall,
                hours: counts.indices.compactMap { index in
                    let exposure = exposures[index / 24]
                    let key = [counts[index], exposure]
                    // A weekday without a covered day has no rate of its own.
                    let estimate =
                        known[key] ?? Shrinkage.rate(counts[index], hours: Double(exposure), overall: overall)
                    guard let estimate else { return nil }
                    known[key] = estimate
                    return HourRates.HourRate(
                        weekday: index / 24 + 1, hour: index % 24, count: counts[index], exposure: exposure,
                        rate: estimate.value, low: estimate.low, high: estimate.high)
                }))
    }
}
