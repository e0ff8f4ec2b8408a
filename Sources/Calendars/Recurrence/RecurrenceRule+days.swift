// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension RecurrenceRule {
    /// Returns the days of a period in ascending order, and the start of the period, as days since 1970-01-01; `nil` after
    /// the year 9999.
    func days(ofPeriod period: Int, from start: Int) -> (start: Int, days: [Int])? {
        let step = period * interval
        let origin = CalendarDay(daysSince1970: start)
        switch frequency {
        case .minutely, .hourly, .daily:
            let day = start + step
            guard day <= Self.lastDay else { return nil }
            return (day, [day].filter(isAllowed))
        case .weekly:
            let week = start - (Self.weekDay(start) - weekStart + 7) % 7 + 7 * step
            guard week + 6 <= Self.lastDay else { return nil }
            let wanted = weekDays.isEmpty ? [Self.weekDay(start)] : weekDays.map(\.day)
            return (week, (week..<week + 7).filter { wanted.contains(Self.weekDay($0)) && isAllowedMonth($0) })
        case .monthly:
            let month = origin.year * 12 + origin.month - 1 + step
            guard month / 12 <= 9_999 else { return nil }
            let days = Self.days(year: month / 12, month: month % 12 + 1)
            guard months.isEmpty || months.contains(month % 12 + 1) else { return (days.lowerBound, []) }
            return (days.lowerBound, chosen(in: days, day: origin.day))
        case .yearly:
            let year = origin.year + step
            guard year <= 9_999 else { return nil }
            // The first week of a year can begin in the year before.
            return (Self.days(year: year).lowerBound - 6, chosen(inYear: year, origin: origin))
        }
    }

    private func chosen(inYear year: Int, origin: CalendarDay) -> [Int] {
        let days = Self.days(year: year)
        if !yearDays.isEmpty || !weekNumbers.isEmpty {
            let numbered = yearDays.map { $0 > 0 ? days.lowerBound + $0 - 1 : days.upperBound + $0 }
                .filter(days.contains)
            let weeks = Set(weeks(of: year).joined())
            let chosen = yearDays.isEmpty ? weeks : weekNumbers.isEmpty ? Set(numbered) : weeks.intersection(numbered)
            let ownDay = Self.weekDay(origin.daysSince1970)
            let hasOwnDay = weekDays.isEmpty && yearDays.isEmpty && monthDays.isEmpty
            return chosen.filter { isAllowed($0) && (!hasOwnDay || Self.weekDay($0) == ownDay) }.sorted()
        }
        if months.isEmpty, monthDays.isEmpty, !weekDays.isEmpty { return byWeekDay(days) }
        let wanted = !months.isEmpty ? months.sorted() : monthDays.isEmpty ? [origin.month] : Array(1...12)
        return wanted.flatMap { chosen(in: Self.days(year: year, month: $0), day: origin.day) }
    }

    /// Returns the weeks with the rule's numbers: the first week of a year is the first with at least four days in it.
    private func weeks(of year: Int) -> [Range<Int>] {
        let first = firstWeek(of: year)
        let count = (firstWeek(of: year + 1) - first) / 7
        return weekNumbers.map { $0 > 0 ? $0 - 1 : count + $0 }.filter { 0 <= $0 && $0 < count }
            .map { first + 7 * $0..<first + 7 * $0 + 7 }
    }

    private func firstWeek(of year: Int) -> Int {
        let day = Self.days(year: year).lowerBound
        let offset = (Self.weekDay(day) - weekStart + 7) % 7
        return day - offset + (offset > 3 ? 7 : 0)
    }

    /// Returns the days of one month.
    private func chosen(in days: Range<Int>, day: Int) -> [Int] {
        guard !monthDays.isEmpty || !weekDays.isEmpty else { return numbered([day], in: days).sorted() }
        guard !monthDays.isEmpty else { return byWeekDay(days) }
        let numbered = numbered(monthDays, in: days)
        guard !weekDays.isEmpty else { return numbered.sorted() }
        return byWeekDay(days).filter(numbered.contains)
    }

    /// Returns the days of a month with these numbers, and what replaces those that it doesn't have.
    private func numbered(_ numbers: [Int], in days: Range<Int>) -> Set<Int> {
        Set(
            numbers.compactMap { number in
                let day = number > 0 ? days.lowerBound + number - 1 : days.upperBound + number
                if days.contains(day) { return day }
                return switch skip {
                case .omit: nil
                case .backward: number > 0 ? days.upperBound - 1 : days.lowerBound - 1
                case .forward: number > 0 ? days.upperBound : days.lowerBound
                }
            })
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

    /// Returns whether a day has a month, a day of the week, and a number in its month and year that the rule allows.
    func isAllowed(_ day: Int) -> Bool {
        guard isAllowedMonth(day) else { return false }
        if !weekDays.isEmpty, !weekDays.contains(where: { $0.day == Self.weekDay(day) }) { return false }
        let date = CalendarDay(daysSince1970: day)
        if !monthDays.isEmpty {
            let length = Self.days(year: date.year, month: date.month).count
            guard monthDays.contains(where: { $0 == date.day || $0 == date.day - length - 1 }) else { return false }
        }
        guard !yearDays.isEmpty else { return true }
        let days = Self.days(year: date.year)
        return yearDays.contains { $0 == day - days.lowerBound + 1 || $0 == day - days.upperBound }
    }

    private func isAllowedMonth(_ day: Int) -> Bool {
        months.isEmpty || months.contains(CalendarDay(daysSince1970: day).month)
    }

    /// 9999-12-31.
    static let lastDay = 2_932_896

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
