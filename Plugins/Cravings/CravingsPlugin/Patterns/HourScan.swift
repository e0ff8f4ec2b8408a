// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A scan for the three hours of the waking day with entries on the most days, against waking days without a preferred
/// hour.
///
/// People sleep, so their entries concentrate even if no waking hour is preferred. The waking day is the shortest part of
/// the day that has 90% of the entries: hours in which the person uses and has no cravings don't make the others a peak of
/// cravings. Entries that are all within a few hours can't tell a peak from sleep. The entries of each day
/// are shifted together by a random time around the waking day, which keeps their distances; the probability is (1 + the
/// number of permutations in which some three hours have entries on at least as many days)/(permutations + 1) (Phipson
/// and Smyth 2010; the scan for the greatest count: Naus 1965, "The distribution of the size of the maximum cluster of
/// points on a line", Journal of the American Statistical Association 60).
struct HourScan: Equatable {
    /// The first of the three hours, 0 to 23.
    let hour: Int
    /// The number of days with an entry in these hours.
    let daysWithin: Int
    /// The number of days with an entry in the waking day.
    let days: Int
    /// The first second of the waking day, since midnight.
    let wakingStart: Int
    /// The length of the waking day, in seconds.
    let wakingLength: Int
    /// The probability of as many days in some three hours if no waking hour is preferred.
    let probability: Double

    /// The number of hours of a window.
    static let width = 3
    /// The least hours of a waking day in which three hours can stand out.
    static let leastWakingHours = 8
    /// The probability up to which hours are said to stand out.
    static let level = 0.02
    /// The number of permutations.
    static let permutations = 999

    /// Scans entries whose time is known.
    ///
    /// - Returns: `nil` if 90% of them are within fewer than 8 hours.
    init?(_ points: [DiaryTimeline.Point], seed: UInt64, check: () throws -> Void) rethrows {
        guard let waking = Self.wakingDay(points.compactMap(\.clockSecond)),
            waking.length >= Self.leastWakingHours * 3_600
        else { return nil }
        var days: [Int: [Int]] = [:]
        for point in points {
            guard let second = point.clockSecond else { continue }
            let time = (second - waking.start + 86_400) % 86_400
            if time < waking.length { days[point.day, default: []].append(time) }
        }
        let times = days.sorted { $0.key < $1.key }.map(\.value)
        // Windows begin on the hour.
        let starts = Array(stride(from: -(waking.start % 3_600), to: waking.length, by: 3_600))
        let counter = WindowCounter(starts: starts, length: waking.length)
        let observed = counter.counts(times) { 0 }
        guard let most = observed.max(), let index = observed.firstIndex(of: most) else { return nil }
        var generator = SeededGenerator(seed: seed)
        var reached = 0
        for _ in 0..<Self.permutations {
            try check()
            let counts = counter.counts(times) { Int.random(in: 0..<waking.length, using: &generator) }
            if counts.max() ?? 0 >= most { reached += 1 }
        }
        hour = (waking.start + starts[index]) / 3_600 % 24
        daysWithin = most
        self.days = times.count
        (wakingStart, wakingLength) = waking
        probability = Double(1 + reached) / Double(Self.permutations + 1)
    }

    /// Returns the shortest part of the day with 90% of the times.
    static func wakingDay(_ times: [Int]) -> (start: Int, length: Int)? {
        let sorted = times.sorted()
        let needed = (sorted.count * 90 + 99) / 100
        return sorted.indices.map { index -> (start: Int, length: Int) in
            let last = (index + needed - 1) % sorted.count
            let isNextDay = index + needed > sorted.count
            return (sorted[index], sorted[last] - sorted[index] + (isNextDay ? 86_400 : 0) + 1)
        }
        .min { ($0.length, $0.start) < ($1.length, $1.start) }
    }
}

/// Counts the days with a time in each window.
private struct WindowCounter {
    private let starts: [Int]
    private let length: Int

    init(starts: [Int], length: Int) { (self.starts, self.length) = (starts, length) }

    /// Returns the number of days with a time in each window, with the times of each day shifted.
    func counts(_ days: [[Int]], shift: () -> Int) -> [Int] {
        var counts = Array(repeating: 0, count: starts.count)
        guard let first = starts.first else { return counts }
        for times in days {
            let shift = shift()
            var windows: UInt32 = 0
            for time in times {
                let hour = ((time + shift) % length - first) / 3_600
                for index in max(0, hour - HourScan.width + 1)...hour where index < starts.count {
                    windows |= 1 << UInt32(index)
                }
            }
            while windows != 0 {
                counts[windows.trailingZeroBitCount] += 1
                windows &= windows - 1
            }
        }
        return counts
    }
}
