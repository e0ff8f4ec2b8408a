// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import Calendars
internal import ChallengesPlugin
internal import ComputationKit

/// Adds the user's own holiday.
struct AddHoliday: Computation {
    let manifest = Manifest(
        id: Challenges.addHoliday.id,
        summary: "Adds your own holiday.",
        discussion: """
            Holiday challenges are offered on these days.
            """,
        examples: [
            Example("Two weeks", ["name": "School break", "from": "2026-12-24", "through": "2027-01-08"]),
            Example("One day", ["name": "Name day", "from": "2026-12-19"]),
        ], effects: [.writes, .clock])

    let access: LazyChallengeRecords

    func run(_ input: AddHolidayInput, in context: Context) async throws -> HolidayRange {
        try await access.writing(in: context) { try $0.add(input) }
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
}
