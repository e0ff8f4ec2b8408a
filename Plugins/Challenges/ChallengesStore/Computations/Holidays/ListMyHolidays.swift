// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import Calendars
internal import ChallengesPlugin
internal import ComputationKit

/// Lists holidays.
struct ListMyHolidays: Computation {
    let manifest = Manifest(
        id: Challenges.myHolidays.id,
        summary: "Lists your country's holidays and your own; for the coming year by default.",
        discussion: """
            Public holidays are known from 2024 to 2040. Holiday challenges are offered in the week that ends with a public \
            holiday, and on your own holidays.
            """,
        examples: [
            Example("A year", [:]),
            Example("The next three", ["limit": 3]),
            Example("In Britain", ["country": "GB", "from": "2027-01-01", "through": "2027-12-31"]),
        ], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyHolidaysInput, in context: Context) async throws -> MyHolidays {
        try await access.reading(in: context) { try $0.holidays(input) }
    }
}

extension ChallengeRecords {
    func holidays(_ input: MyHolidaysInput) throws -> MyHolidays {
        let settings = try preferences().settings
        let first = day(input.from)
        let last = input.through.map(day) ?? first.adding(days: 365)
        guard first <= last else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "through", expected: "a day not before from, \(first)", got: "\(last)",
                    recoverySuggestion: "are the two swapped?")
            ])
        }
        let country = input.country ?? settings.country
        let holidays = try country.map { country in
            try ListHolidays.reading(of: ListHolidaysInput(country: country, from: first, through: last)).holidays
        }
        let own = settings.ownHolidays.filter { $0.from <= last && first <= $0.through }
        let all = (holidays ?? []).map(ListedHoliday.publicHoliday) + own.map(ListedHoliday.own)
        let page = try ListPage(
            all, of: Challenges.myHolidays, for: input, limit: input.limit, after: input.cursor, sortedBy: \.sortKeys)
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
