// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The recurrence of an event (RFC 5545, section 3.3.10) by days, weeks, months, or years.
///
/// Rules by hours or smaller units, and the parts BYWEEKNO, BYYEARDAY, BYHOUR, BYMINUTE, and BYSECOND, aren't
/// supported.
struct RecurrenceRule: Sendable {
    enum Frequency: String, Sendable { case daily = "DAILY", weekly = "WEEKLY", monthly = "MONTHLY", yearly = "YEARLY" }

    /// A day of the week, from Monday 0 to Sunday 6, and its position: 0 for all, 2 for the second, -1 for the last.
    struct WeekDay: Hashable, Sendable {
        let ordinal: Int
        let day: Int
    }

    var frequency: Frequency
    var interval = 1
    var count: Int?
    var until: CalendarTime?
    var weekDays: [WeekDay] = []
    var monthDays: [Int] = []
    var months: [Int] = []
    var positions: [Int] = []
    var weekStart = 0

    /// Returns the days on which an event recurs, in ascending order, as days since 1970-01-01.
    ///
    /// COUNT is applied from the event's first day; the caller applies UNTIL.
    ///
    /// - Parameters:
    ///   - start: The event's first day, which is always included.
    ///   - first: The first requested day.
    ///   - last: The last requested day.
    /// - Complexity: O(*p*) in the number of periods from the start (or, without a count, from the first day) to the
    ///   last day.
    func days(from start: Int, first: Int, last: Int) -> [Int] {
        guard last >= start else { return [] }
        var days = [start].filter { $0 >= first }
        var counted = 1
        var period = count == nil ? firstPeriod(from: start, reaching: first) : 0
        while let candidates = self.days(ofPeriod: period, from: start), candidates.start <= last {
            for day in candidates.days where day > start {
                if let count, counted >= count { return days }
                guard day <= last else { return days }
                counted += 1
                if day >= first { days.append(day) }
            }
            period += 1
        }
        return days
    }

    /// Returns whether the event's first day is in the rule.
    func includes(start: Int) -> Bool {
        days(ofPeriod: 0, from: start)?.days.contains(start) ?? false
    }

    /// Returns a period before the first requested day, so that earlier days are skipped.
    private func firstPeriod(from start: Int, reaching first: Int) -> Int {
        let lengths: [Frequency: Int] = [.daily: 1, .weekly: 7, .monthly: 31, .yearly: 366]
        return max(0, (first - start) / ((lengths[frequency] ?? 366) * interval) - 1)
    }

    /// Returns the days of a period in ascending order, and the start of the period; `nil` after the year 9999.
    private func days(ofPeriod period: Int, from start: Int) -> (start: Int, days: [Int])? {
        let step = period * interval
        let origin = CalendarDay(daysSince1970: start)
        switch frequency {
        case .daily:
            let day = start + step
            guard day <= Self.lastDay else { return nil }
            return (day, [day].filter(isAllowed))
        case .weekly:
            let week = start - (Self.weekDay(start) - weekStart + 7) % 7 + 7 * step
            guard week + 6 <= Self.lastDay else { return nil }
            let wanted = weekDays.isEmpty ? [Self.weekDay(start)] : weekDays.map(\.day)
            let days = (week..<week + 7).filter { wanted.contains(Self.weekDay($0)) && isAllowedMonth($0) }
            return (week, positioned(days))
        case .monthly:
            let month = origin.year * 12 + origin.month - 1 + step
            guard month / 12 <= 9_999 else { return nil }
            let days = Self.days(year: month / 12, month: month % 12 + 1)
            guard months.isEmpty || months.contains(month % 12 + 1) else { return (days.lowerBound, []) }
            return (days.lowerBound, positioned(chosen(in: days, day: origin.day)))
        case .yearly:
            let year = origin.year + step
            guard year <= 9_999 else { return nil }
            let days = Self.days(year: year)
            return (days.lowerBound, positioned(chosen(inYear: year, days, origin: origin)))
        }
    }

    private func chosen(inYear year: Int, _ days: Range<Int>, origin: CalendarDay) -> [Int] {
        if months.isEmpty, monthDays.isEmpty, !weekDays.isEmpty { return byWeekDay(days) }
        let wanted = !months.isEmpty ? months.sorted() : monthDays.isEmpty ? [origin.month] : Array(1...12)
        return wanted.flatMap { chosen(in: Self.days(year: year, month: $0), day: origin.day) }
    }

    /// Returns the days of one month.
    private func chosen(in days: Range<Int>, day: Int) -> [Int] {
        guard !monthDays.isEmpty || !weekDays.isEmpty else {
            return day <= days.count ? [days.lowerBound + day - 1] : []
        }
        guard !monthDays.isEmpty else { return byWeekDay(days) }
        let numbered = Set(
            monthDays.compactMap { number -> Int? in
                let day = number > 0 ? days.lowerBound + number - 1 : days.upperBound + number
                return days.contains(day) ? day : nil
            })
        guard !weekDays.isEmpty else { return numbered.sorted() }
        return byWeekDay(days).filter(numbered.contains)
    }

    private func byWeekDay(_ days: Range<Int>) -> [Int] {
        var chosen: Set<Int> = []
        for wanted in weekDays {
            let first = days.lowerBound + (wanted.day - Self.weekDay(days.lowerBound) + 7) % 7
            let all = Array(stride(from: first, to: days.upperBound, by: 7))
            switch wanted.ordinal {
            case 0: chosen.formUnion(all)
            case 1...: if wanted.ordinal <= all.count { chosen.insert(all[wanted.ordinal - 1]) }
            default: if -wanted.ordinal <= all.count { chosen.insert(all[all.count + wanted.ordinal]) }
            }
        }
        return chosen.sorted()
    }

    private func positioned(_ days: [Int]) -> [Int] {
        guard !positions.isEmpty else { return days }
        return Set(
            positions.compactMap { position -> Int? in
                let index = position > 0 ? position - 1 : days.count + position
                return days.indices.contains(index) ? days[index] : nil
            }
        ).sorted()
    }

    private func isAllowed(_ day: Int) -> Bool {
        guard isAllowedMonth(day) else { return false }
        if !weekDays.isEmpty, !weekDays.contains(where: { $0.day == Self.weekDay(day) }) { return false }
        guard !monthDays.isEmpty else { return true }
        let date = CalendarDay(daysSince1970: day)
        let length = Self.days(year: date.year, month: date.month).count
        return monthDays.contains { $0 == date.day || $0 == date.day - length - 1 }
    }

    private func isAllowedMonth(_ day: Int) -> Bool {
        months.isEmpty || months.contains(CalendarDay(daysSince1970: day).month)
    }

    /// 9999-12-31.
    private static let lastDay = 2_932_896

    /// Monday 0 to Sunday 6; 1970-01-01 was a Thursday.
    static func weekDay(_ day: Int) -> Int { ((day + 3) % 7 + 7) % 7 }

    private static func days(year: Int, month: Int) -> Range<Int> {
        firstDay(year, month)..<(month == 12 ? firstDay(year + 1, 1) : firstDay(year, month + 1))
    }

    private static func days(year: Int) -> Range<Int> { firstDay(year, 1)..<firstDay(year + 1, 1) }

    private static func firstDay(_ year: Int, _ month: Int) -> Int {
        guard year <= 9_999, let day = try? CalendarDay(year: year, month: month, day: 1) else { return lastDay + 1 }
        return day.daysSince1970
    }
}
