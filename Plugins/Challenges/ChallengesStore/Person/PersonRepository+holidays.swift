// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

extension PersonRepository {
    /// Adds the user's own holiday.
    func add(_ holiday: HolidayRange) throws -> HolidayRange {
        let own = try stated().settings.ownHolidays
        if let known = own.first(where: { $0.name.lowercased() == holiday.name.lowercased() }) {
            throw ComputationError.conflict(
                "\"\(known.name)\" is already a holiday, from \(known.from) through \(known.through).")
        }
        let path = "settings.ownHolidays[\(own.count)]."
        try ComputationError.renamingPaths({ $0.hasPrefix(path) ? String($0.dropFirst(path.count)) : $0 }) {
            try Learner(self).restate { $0.settings.ownHolidays.append(holiday) }
        }
        transaction.store.nameChange(holiday.name)
        return holiday
    }

    /// Removes the user's own holiday.
    func removeHoliday(_ name: String) throws -> HolidayRange {
        let own = try stated().settings.ownHolidays
        let finder = RecordName(noun: "holiday", path: "name", hasWordKeys: true).whole
        let key = try finder.key(name, among: own.map { (key: $0.name, names: [$0.name]) })
        guard let index = own.firstIndex(where: { $0.name == key }) else {
            throw ComputationError(.internalError, "The holiday \(key) is gone.")
        }
        try Learner(self).restate { $0.settings.ownHolidays.remove(at: index) }
        transaction.store.nameChange(key)
        return own[index]
    }
}
