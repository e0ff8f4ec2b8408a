// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The entries of a period whose following hours are known, and whether the outcome follows.
struct FollowedEntries {
    /// The entries by day.
    let counts: DayCounts

    /// Looks for the outcome after each entry.
    ///
    /// An entry is left out if its time isn't known or its following hours aren't wholly on covered days in the past.
    init(_ timeline: DiaryTimeline, days: ClosedRange<Int>, outcome: LagOutcome, hours: Int) {
        let outcomes = timeline.seconds(of: outcome)
        let points = (timeline.cravings + timeline.uses).within(days)
            .filter { timeline.isKnown(from: $0, seconds: hours * 3_600) }
            .sorted { ($0.day, $0.second) < ($1.day, $1.second) }
        var counts = DayCounts(factors: LagFactor.all.count)
        var entries: [(factors: [Bool], isFollowed: Bool)] = []
        for (index, point) in points.enumerated() {
            // An entry of the outcome's kind doesn't follow itself; one of the other kind can have the same second.
            let isSameKind = (point.use == nil) == (outcome == .strongCraving)
            let isFollowed = outcomes.hasElement(
                after: isSameKind ? point.second : point.second - 1, through: point.second + hours * 3_600)
            entries.append((LagFactor.all.map { $0.isTrue(of: point) }, isFollowed))
            if index + 1 == points.count || points[index + 1].day != point.day {
                counts.addDay(entries)
                entries.removeAll(keepingCapacity: true)
            }
        }
        self.counts = counts
    }
}

extension DiaryTimeline {
    /// Returns the instants of an outcome, in ascending order.
    func seconds(of outcome: LagOutcome) -> [Int] {
        switch outcome {
        case .use: uses.filter { $0.clockSecond != nil }.map(\.second)
        case .strongCraving:
            cravings.filter { $0.clockSecond != nil && ($0.intensity ?? 0) >= LagOutcome.strongIntensity }
                .map(\.second)
        }
    }
}

extension [Int] {
    /// Returns whether a sorted list has a number in a range that excludes its lower bound.
    func hasElement(after lower: Int, through upper: Int) -> Bool {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= lower { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && self[low] <= upper
    }
}
