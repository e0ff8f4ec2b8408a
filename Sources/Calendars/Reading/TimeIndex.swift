// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

/// An index of times that finds a time in another representation; a day finds all times on it.
struct TimeIndex {
    private var moments: [Int: [Int]] = [:]
    private var clocks: [Int: [Int]] = [:]
    private var days: [CalendarDay: [Int]] = [:]

    init(_ times: [CalendarTime]) {
        for (position, time) in times.enumerated() {
            days[time.day, default: []].append(position)
            if time.frame != .day { clocks[time.clockSeconds, default: []].append(position) }
            if let moment = time.unixSeconds { moments[moment, default: []].append(position) }
        }
    }

    /// Returns the positions of the times that equal one of these.
    func positions(of times: [CalendarTime]) -> [Int] { times.flatMap { positions(of: $0) } }

    /// Returns the positions of the times that equal a time.
    func positions(of time: CalendarTime) -> [Int] {
        if time.frame == .day { return days[time.day] ?? [] }
        return (time.unixSeconds.map { moments[$0] } ?? clocks[time.clockSeconds]) ?? []
    }
}
