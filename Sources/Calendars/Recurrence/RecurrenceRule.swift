// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The recurrence of an event (RFC 5545, section 3.3.10) by minutes to years.
///
/// Rules by seconds, the part BYSECOND, and rules with more than 48 times a day aren't supported. Of RFC 7529, the part
/// SKIP is, in the Gregorian calendar.
struct RecurrenceRule: Sendable {
    enum Frequency: String, Sendable, CaseIterable {
        case minutely = "MINUTELY"
        case hourly = "HOURLY"
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"

        /// The maximum length of a period, in seconds.
        var seconds: Int {
            switch self {
            case .minutely: 60
            case .hourly: 3_600
            case .daily: 86_400
            case .weekly: 7 * 86_400
            case .monthly: 31 * 86_400
            case .yearly: 366 * 86_400
            }
        }
    }

    /// A day of the week, from Monday 0 to Sunday 6, and its position: 0 for all, 2 for the second, -1 for the last.
    struct WeekDay: Hashable, Sendable {
        let ordinal: Int
        let day: Int
    }

    /// What replaces a day that a month doesn't have (RFC 7529, section 4.1): nothing, the last day of the month, or the
    /// first day of the next one.
    enum Skip: String, Sendable, CaseIterable { case omit = "OMIT", backward = "BACKWARD", forward = "FORWARD" }

    var frequency: Frequency
    var interval = 1
    var count: Int?
    var until: CalendarTime?
    var weekDays: [WeekDay] = []
    var monthDays: [Int] = []
    var yearDays: [Int] = []
    var weekNumbers: [Int] = []
    var months: [Int] = []
    var hours: [Int] = []
    var minutes: [Int] = []
    var positions: [Int] = []
    var weekStart = 0
    var skip = Skip.omit

    /// Returns the times at which an event recurs, in ascending order, in seconds from 1970-01-01T00:00 on its clock.
    ///
    /// COUNT is applied from the event's first time; the caller applies UNTIL.
    ///
    /// - Parameters:
    ///   - start: The event's first time.
    ///   - first: The first requested time.
    ///   - last: The last requested time.
    ///   - includesStart: Whether the event's first time counts as an occurrence even if the rule doesn't have it.
    /// - Complexity: O(*p*) in the number of periods from the start (or, without a count, from the first time) to the
    ///   last time.
    func times(from start: Int, first: Int, last: Int, includesStart: Bool = true) -> [Int] {
        guard last >= start else { return [] }
        var times = [start].filter { includesStart && $0 >= first }
        var counted = includesStart ? 1 : 0
        var latest = includesStart ? start : start - 1
        var period = count == nil ? firstPeriod(from: start, reaching: first) : 0
        while let candidates = self.times(ofPeriod: period, from: start), candidates.start <= last {
            for time in candidates.times where time > latest {
                if let count, counted >= count { return times }
                guard time <= last else { return times }
                counted += 1
                latest = time
                if time >= first { times.append(time) }
            }
            period += 1
        }
        return times
    }

    /// Returns whether the event's first time is in the rule.
    func includes(start: Int) -> Bool {
        times(ofPeriod: 0, from: start)?.times.contains(start) ?? false
    }

    /// Returns a period before the first requested time, so that earlier times are skipped.
    private func firstPeriod(from start: Int, reaching first: Int) -> Int {
        max(0, (first - start) / (frequency.seconds * interval) - 1)
    }

    /// Returns the times of a period in ascending order, and the start of the period; `nil` after the year 9999.
    private func times(ofPeriod period: Int, from start: Int) -> (start: Int, times: [Int])? {
        let second = start - start.flooredQuotient(60) * 60
        if frequency == .minutely || frequency == .hourly {
            let length = frequency.seconds
            let begin = start.flooredQuotient(length) * length + period * interval * length
            let day = begin.flooredQuotient(86_400)
            guard day <= Self.lastDay else { return nil }
            let (hour, minute) = ((begin - day * 86_400) / 3_600, (begin - day * 86_400) / 60 % 60)
            guard hours.isEmpty || hours.contains(hour), isAllowed(day) else { return (begin, []) }
            if frequency == .minutely {
                return (begin, minutes.isEmpty || minutes.contains(minute) ? positioned([begin + second]) : [])
            }
            let own = (start.flooredQuotient(60) % 60 + 60) % 60
            return (begin, positioned((minutes.isEmpty ? [own] : minutes).sorted().map { begin + $0 * 60 + second }))
        }
        let startDay = start.flooredQuotient(86_400)
        guard let days = days(ofPeriod: period, from: startDay) else { return nil }
        let clock = start - startDay * 86_400
        let clocks = (hours.isEmpty ? [clock / 3_600] : hours).flatMap { hour in
            (minutes.isEmpty ? [clock / 60 % 60] : minutes).map { hour * 3_600 + $0 * 60 + second }
        }.sorted()
        return (
            days.start * 86_400, positioned(days.days.flatMap { day in clocks.map { day * 86_400 + $0 } })
        )
    }

    private func positioned(_ times: [Int]) -> [Int] {
        guard !positions.isEmpty else { return times }
        return Set(
            positions.compactMap { position -> Int? in
                let index = position > 0 ? position - 1 : times.count + position
                return times.indices.contains(index) ? times[index] : nil
            }
        ).sorted()
    }
}
