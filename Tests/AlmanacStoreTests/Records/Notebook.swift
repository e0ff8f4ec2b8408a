// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit

/// A store for tests, with one kind of record.
final class Notebook: UserRecords {
    static let migrations = StoreMigrations(
        plugin: "notes",
        migrations: [
            StoreMigration("notes", sql: "CREATE TABLE note (id TEXT NOT NULL PRIMARY KEY, words TEXT NOT NULL) STRICT")
        ])
    let store: PluginStore
    let clock: WallClock
    let keys: RecordKeys

    init(_ store: PluginStore, clock: WallClock, keys: RecordKeys) {
        self.store = store
        self.clock = clock
        self.keys = keys
    }
}

/// The entry of a day.
struct Note: ValidatedRecord, Hashable {
    var day: CalendarDay
    var words: [String]
    var isPinned = false

    static let schema = Schema<Self>.object("Note", "What is written on a day.") {
        field("day", \.day, "The day.")
        field("words", \.words, "What is written.", .list(of: .text(1...20), count: 1...3))
        field("isPinned", \.isPinned, "Whether it stays on top.", .boolean, default: false)
    }

    func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(day, at: "day", today: today)
        issues.refuseRepeats(in: words, at: "words")
        return issues
    }
}
