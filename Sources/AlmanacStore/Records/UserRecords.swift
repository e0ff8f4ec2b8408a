// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// One user's records of one plugin, with a clock and a source of record keys.
///
/// Every record is checked by its own rules before it is saved; a refusal lists every problem and saves nothing. What
/// cannot be read or written throws ``StoreError``, what is wrong with a record or not found ``ComputationKit/ComputationError``.
public protocol UserRecords: Sendable {
    /// What the plugin keeps.
    static var migrations: StoreMigrations { get }

    /// The records' file.
    var store: PluginStore { get }
    /// What time it is.
    var clock: WallClock { get }
    /// Where the keys of new records come from.
    var keys: RecordKeys { get }

    /// Records in a store of ``migrations``.
    init(_ store: PluginStore, clock: WallClock, keys: RecordKeys)
}

extension UserRecords {
    /// Opens the records of a home, made when they are missing.
    /// - Throws: ``StoreError`` that says what is wrong and what to do.
    public static func open(
        in home: Home, for use: PluginStore.Use = .command, _ sources: RecordSources = RecordSources()
    ) throws -> Self {
        let store = try PluginStore.open(migrations, in: home, for: use, busyTimeout: sources.busyTimeout)
        return Self(store, clock: sources.clock, keys: sources.keys)
    }

    /// Makes records that live in memory, for tests and for trying things out.
    /// - Throws: ``StoreError``.
    public static func inMemory(clock: WallClock = .system, keys: RecordKeys = RecordKeys()) throws -> Self {
        Self(try PluginStore.inMemory(migrations), clock: clock, keys: keys)
    }

    /// The day after which nothing can have happened yet: today in the zone of the clock.
    ///
    /// Without a zone it is the latest day that has begun anywhere on Earth, at UTC+14: what lies after that is in the
    /// future for everybody.
    public var today: CalendarDay {
        let now = clock.now()
        return clock.zone?.local(at: now).day ?? CalendarDay(secondsSince1970: now.wholeSeconds + 14 * 3_600)
    }

    /// A key that no other record has.
    public func newKey() -> String { keys.next(by: clock) }

    /// Refuses a record that breaks its rules.
    public func check(_ record: some ValidatedRecord) throws(ComputationError) {
        let issues = issues(of: record)
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    /// Every problem of a record, and of what SQLite would cut short: text with a zero character.
    public func issues<Record: ValidatedRecord>(of record: Record) -> [ValidationIssue] {
        var issues = record.issues(today: today)
        issues.refuseZeroCharacters(in: Record.schema.json(of: record))
        return issues
    }
}

extension [ValidationIssue] {
    /// Refuses text that SQLite would cut short.
    package mutating func refuseZeroCharacters(in json: JSONValue, at path: String = "") {
        switch json {
        case .string(let text) where text.utf8.contains(0):
            append(ValidationIssue(path: path, expected: "a text without a zero character", got: "one with it"))
        case .array(let elements):
            for (index, element) in elements.enumerated() { refuseZeroCharacters(in: element, at: "\(path)[\(index)]") }
        case .object(let members):
            for (key, value) in members {
                refuseZeroCharacters(in: value, at: path.isEmpty ? key : "\(path).\(key)")
            }
        default: break
        }
    }
}
