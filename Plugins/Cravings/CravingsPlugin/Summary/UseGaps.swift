// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The gaps between uses of a period.
struct UseGaps {
    /// The gaps in hours, oldest first.
    private(set) var gaps: [KaplanMeier.Duration] = []

    /// The lengths at which the curve is reported, in hours.
    private static let reportedHours: [Double] = [
        1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96, 120, 168, 240, 336, 504, 720, 1_440, 2_160, 4_380, 8_760,
    ]

    /// Measures the gaps that begin with a use on the given days.
    ///
    /// A gap ends with the next use, or with a day that has neither an entry nor a status, as if that had one: people
    /// tend not to log such days because nothing happened, and a censored gap must not depend on its length. It is
    /// censored by the current instant, the end of the period, or the beginning of a day whose status is unknown or that
    /// has a use whose time isn't known. Uses at the same instant are one.
    init(_ timeline: DiaryTimeline, days: ClosedRange<Int>) {
        let uses = timeline.uses.filter { $0.clockSecond != nil }
        for (index, use) in uses.enumerated() where days.contains(use.day) {
            let next = index + 1 < uses.count ? uses[index + 1] : nil
            if next?.second == use.second { continue }
            guard timeline.isCovered(use.day), timeline.hasOnlyTimedUses(use.day) else { continue }
            let end = min(
                timeline.now, timeline.start(ofDay: days.upperBound + 1, offset: use.offset), next?.second ?? .max)
            var (censoring, isUnmarked) = (end, false)
            let lastDay = timeline.day(of: end, offset: use.offset)
            var day = use.day + 1
            while day <= lastDay {
                // The current day isn't over, so a use isn't missing from it yet.
                let isKnown = timeline.isCovered(day) || day == timeline.today
                if !isKnown || !timeline.hasOnlyTimedUses(day) {
                    censoring = min(end, timeline.start(ofDay: day, offset: use.offset))
                    isUnmarked = timeline.isUnmarked(day)
                    break
                }
                day += 1
            }
            gaps.append(
                KaplanMeier.Duration(
                    length: Double(max(0, censoring - use.second)) / 3_600,
                    isFinished: isUnmarked || (censoring == end && end == next?.second)))
        }
    }

    /// The curve, or the gaps if there are too few.
    var estimate: GapEstimate {
        let finished = gaps.filter(\.isFinished)
        guard finished.count >= GapEstimate.leastGaps, let longest = gaps.map(\.length).max() else {
            let shortage = Shortage(
                n: finished.count, needed: GapEstimate.leastGaps,
                reason: "A curve of gaps needs \(GapEstimate.leastGaps) finished gaps.")
            return .notEnoughData(GapList(hours: finished.map(\.length), shortage: shortage))
        }
        let curve = KaplanMeier(gaps)
        let median = curve.median
        let lengths = gaps.map(\.length).sorted()
        return .curve(
            GapCurve(
                finished: finished.count, censored: gaps.count - finished.count, median: median.length,
                low: median.low, high: median.high, longest: longest,
                shares: Self.reportedHours.prefix { $0 < longest }.map { hours in
                    GapCurve.LongerShare(hours: hours, share: Self.share(curve, lengths, hours))
                }))
    }

    private static func share(_ curve: KaplanMeier, _ lengths: [Double], _ hours: Double) -> ShareEstimate {
        guard let step = curve.step(at: hours) else {
            // Nothing ended yet, so the share is 1, with the interval of a share of the gaps that last as long.
            let count = lengths.count { $0 > hours }
            return ShareEstimate(count, of: count)
        }
        return ShareEstimate(value: step.share, low: step.low, high: step.high, n: step.atRisk)
    }
}
