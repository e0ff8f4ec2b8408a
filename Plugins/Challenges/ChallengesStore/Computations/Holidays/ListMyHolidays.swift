// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Lists holidays.
struct ListMyHolidays: Computation {
    let manifest = Manifest(
        id: Challenges.myHolidays.id,
        summary: "The holidays of a year to come: your country's and your own.",
        discussion: """
            Public holidays are known from 2024 to 2040. A challenge for a holiday is offered in the week that ends with it, and on the days of your own.
            """,
        examples: [
            Example("A year", [:]),
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
        let first = input.from ?? localNow.day
        let last = input.through ?? first.adding(days: 365)
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
        return MyHolidays(
            country: country, from: first, through: last, holidays: holidays ?? [],
            own: settings.ownHolidays.filter { $0.from <= last && first <= $0.through }
                .sorted { ($0.from, $0.name) < ($1.from, $1.name) })
    }
}
