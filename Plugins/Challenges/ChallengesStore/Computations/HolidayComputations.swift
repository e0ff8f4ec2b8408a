// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import Calendars
internal import ChallengesPlugin
internal import ComputationKit

extension StoredChallengesPlugin {
    /// Computations on holidays.
    @ComputationBuilder
    static func holidayComputations(_ records: LazyChallengeRecords) -> [AnyComputation] {
        records.writing(
            Challenges.addHoliday, "Adds your own holiday.",
            discussion: "Holiday challenges are offered on these days.",
            examples: [
                Example("Two weeks", ["name": "School break", "from": "2026-12-24", "through": "2027-01-08"]),
                Example("One day", ["name": "Name day", "from": "2026-12-19"]),
            ], effects: .clock
        ) { records, input, _ in
            let first = records.clock.day(input.from)
            let holiday = HolidayRange(
                name: input.name, from: first, through: input.through.map(records.clock.day) ?? first)
            return try records.settling { try $0.person.add(holiday) }
        }
        records.writing(
            Challenges.removeHoliday, "Removes your own holiday.",
            examples: [Example("By its name", ["name": "School break"])], effects: [.destructive, .clock]
        ) { records, input, _ in try records.settling { try $0.person.removeHoliday(input.name) } }
        records.reading(
            Challenges.myHolidays, "Lists your country's holidays and your own; for the coming year by default.",
            discussion: """
                Public holidays are known from 2024 to 2040. Holiday challenges are offered in the week that ends with \
                a public holiday, and on your own holidays.
                """,
            examples: [
                Example("A year", [:]),
                Example("The next three", ["limit": 3]),
                Example("In Britain", ["country": "GB", "from": "2027-01-01", "through": "2027-12-31"]),
            ], effects: .clock
        ) { records, input, _ in try input.holidays(in: records) }
    }
}

extension MyHolidaysInput {
    /// Returns the holidays of the country and the user.
    fileprivate func holidays(in records: ChallengeRecords) throws -> MyHolidays {
        let settings = try records.read { try $0.person.preferences() }.settings
        let first = records.clock.day(from)
        let last = through.map(records.clock.day) ?? first.adding(days: 365)
        if let issue = ValidationIssue.reversal(first, last) { throw ComputationError.refused([issue]) }
        let country = country ?? settings.country
        let holidays = try country.map { country in
            try ListHolidays.reading(of: ListHolidaysInput(country: country, from: first, through: last)).holidays
        }
        let own = settings.ownHolidays.filter { $0.from <= last && first <= $0.through }
        let all = (holidays ?? []).map(ListedHoliday.publicHoliday) + own.map(ListedHoliday.own)
        let page = try ListPage(
            all, of: Challenges.myHolidays, for: self, limit: limit, after: cursor, sortedBy: \.sortKeys)
        return MyHolidays(
            country: country, from: first, through: last, holidays: page.elements.compactMap(\.holiday),
            own: page.elements.compactMap(\.range), total: all.count, cursor: page.cursor)
    }
}

/// A holiday of the country or of the user, for one list sorted by day.
private enum ListedHoliday {
    case publicHoliday(Holiday)
    case own(HolidayRange)

    var holiday: Holiday? { if case .publicHoliday(let holiday) = self { holiday } else { nil } }

    var range: HolidayRange? { if case .own(let range) = self { range } else { nil } }

    var sortKeys: [SortKey] {
        switch self {
        case .publicHoliday(let holiday):
            [.ascending(holiday.day.daysSince1970), .ascending(0), .ascending(holiday.name)]
        case .own(let range): [.ascending(range.from.daysSince1970), .ascending(1), .ascending(range.name)]
        }
    }
}
