// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The cravings of a period by day, and whether the outcome follows them.
///
/// Neither uses nor strong cravings that are the outcome are among them, and a craving in the hours after an outcome is
/// left out: it belongs to a bout that has begun, and a bout counts once.
struct FollowedCravings {
    /// The number of cravings of the period that are left out.
    private(set) var leftOut = 0
    /// The triggers of each craving, a bit for each, in the order of days and times.
    private(set) var triggers: [UInt16] = []
    /// Whether the outcome follows each craving.
    private(set) var isFollowed: [Bool] = []
    /// The cravings of each day that has one.
    private(set) var days: [Range<Int>] = []

    /// Looks for the outcome in the hours after each craving.
    ///
    /// A craving is also left out if its time isn't known or its following hours aren't wholly on covered days in the
    /// past.
    init(_ timeline: DiaryTimeline, days period: ClosedRange<Int>, outcome: LagOutcome, hours: Int) {
        let window = hours * 3_600
        let outcomes = timeline.seconds(of: outcome)
        let cravings = timeline.cravings.within(period)
            .filter { outcome == .use || ($0.intensity ?? 0) < LagOutcome.strongIntensity }
            .sorted { ($0.day, $0.second) < ($1.day, $1.second) }
        var day: Int?
        for craving in cravings {
            guard timeline.isKnown(from: craving, seconds: window),
                !outcomes.hasElement(after: craving.second - window - 1, through: craving.second - 1)
            else {
                leftOut += 1
                continue
            }
            if craving.day != day { days.append(triggers.count..<triggers.count) }
            day = craving.day
            triggers.append(craving.triggers)
            isFollowed.append(outcomes.hasElement(after: craving.second - 1, through: craving.second + window))
            days[days.count - 1] = days[days.count - 1].lowerBound..<triggers.count
        }
    }

    /// The number of cravings that are followed.
    var followed: Int { isFollowed.count { $0 } }

    /// The number of days with a craving that is followed.
    var followedDays: Int { days.count { isFollowed[$0].contains(true) } }

    /// Returns the number of cravings with a trigger, and of those that are followed.
    func counts(with trigger: Trigger) -> (cravings: Int, followed: Int) {
        let indices = triggers.indices.filter { triggers[$0] & trigger.bit != 0 }
        return (indices.count, indices.count { isFollowed[$0] })
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
    func hasElement(after lower: Int, through upper: Int) -> Bool { count(after: lower, through: upper) > 0 }

    /// Returns how many numbers of a sorted list are in a range that excludes its lower bound.
    func count(after lower: Int, through upper: Int) -> Int {
        func index(after bound: Int) -> Int {
            var (low, high) = (startIndex, endIndex)
            while low < high {
                let middle = (low + high) / 2
                if self[middle] <= bound { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return index(after: upper) - index(after: lower)
    }
}
