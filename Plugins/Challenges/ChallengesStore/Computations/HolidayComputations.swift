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
        ) { records, input, _ in try records.add(input) }
        records.writing(
            Challenges.removeHoliday, "Removes your own holiday.",
            examples: [Example("By its name", ["name": "School break"])], effects: [.destructive, .clock]
        ) { records, input, _ in
            try records.transaction { db in
                let own = try records.statedPreferences(db).settings.ownHolidays
                let finder = RecordName(noun: "holiday", path: "name", hasWordKeys: true).whole
                let name = try finder.key(input.name, among: own.map { (key: $0.name, names: [$0.name]) })
                guard let index = own.firstIndex(where: { $0.name == name }) else {
                    throw ComputationError(.internalError, "The holiday \(name) is gone.")
                }
                try Learner(records, db).restate { $0.settings.ownHolidays.remove(at: index) }
                records.store.nameChange(name)
                return own[index]
            }
        }
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
        ) { records, input, _ in try records.holidays(input) }
    }
}

extension ChallengeRecords {
    func add(_ input: AddHolidayInput) throws -> HolidayRange {
        let first = day(input.from)
        let holiday = HolidayRange(name: input.name, from: first, through: input.through.map(day) ?? first)
        return try transaction { db in
            let own = try statedPreferences(db).settings.ownHolidays
            if let known = own.first(where: { $0.name.lowercased() == input.name.lowercased() }) {
                throw ComputationError.conflict(
                    "\"\(known.name)\" is already a holiday, from \(known.from) through \(known.through).")
            }
            let path = "settings.ownHolidays[\(own.count)]."
            do {
                try Learner(self, db).restate { $0.settings.ownHolidays.append(holiday) }
            } catch let error as ComputationError {
                throw error.renamingPaths { $0.hasPrefix(path) ? String($0.dropFirst(path.count)) : $0 }
            }
            store.nameChange(holiday.name)
            return holiday
        }
    }

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
