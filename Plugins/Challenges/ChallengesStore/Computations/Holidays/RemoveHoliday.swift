// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import Calendars
internal import ChallengesPlugin
internal import ComputationKit

/// Removes the user's own holiday.
struct RemoveHoliday: Computation {
    let manifest = Manifest(
        id: Challenges.removeHoliday.id,
        summary: "Removes your own holiday.",
        examples: [Example("By its name", ["name": "School break"])], effects: [.writes, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: RemoveHolidayInput, in context: Context) async throws -> HolidayRange {
        try await access.writing(in: context) { try $0.remove(input) }
    }
}

extension ChallengeRecords {
    func remove(_ input: RemoveHolidayInput) throws -> HolidayRange {
        try transaction { db in
            let own = try statedPreferences(db).settings.ownHolidays
            let finder = RecordName(noun: "holiday", path: "name", hasWordKeys: true).whole
            let name = try finder.key(input.name, among: own.map { (key: $0.name, names: [$0.name]) })
            guard let index = own.firstIndex(where: { $0.name == name }) else {
                throw ComputationError(.internalError, "The holiday \(name) is gone.")
            }
            try Learner(self, db).restate { $0.settings.ownHolidays.remove(at: index) }
            store.nameChange(name)
            return own[index]
        }
    }
}
