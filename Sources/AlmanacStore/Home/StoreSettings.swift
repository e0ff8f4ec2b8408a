// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit

/// What the user decided about the stores of a home, in its file `settings.json`.
public struct StoreSettings: Sendable, Hashable {
    /// The age in days after which a backup is removed, at least 1; `nil` for no limit.
    public var backupDays: Int?

    /// Creates settings; by default, with no limit.
    public init(backupDays: Int? = nil) { self.backupDays = backupDays }

    private static func path(in home: Home) -> String { "\(home.path)/settings.json" }

    /// Reads the settings of a home; the defaults if it has none.
    ///
    /// - Throws: ``StoreError`` if they can't be read.
    public init(of home: Home) throws {
        let path = Self.path(in: home)
        guard try Disk.kind(path) == .file else { return }
        guard let json = (try? JSONValue(parsing: try Disk.read(path)))?.object else {
            throw StoreError(.corrupt, "\(path) isn't a JSON object. Correct it or move it away.")
        }
        guard let days = json["backupDays"], days != .null else { return }
        guard let number = days.int, 1...36_500 ~= number else {
            throw StoreError(
                .corrupt, "\(path): expected backupDays to be a number from 1 to 36,500, got \(days.inWords).")
        }
        backupDays = number
    }

    /// Saves the settings.
    ///
    /// - Throws: ``StoreError``.
    public func save(in home: Home) throws {
        try home.prepare()
        let json: JSONValue = ["backupDays": backupDays.map { .integer(Int64($0)) } ?? .null]
        try Disk.write(json.utf8(pretty: true) + [0x0A], to: Self.path(in: home))
    }

    /// Removes the settings.
    static func remove(from home: Home) throws { try Disk.remove(path(in: home)) }

    /// The time before which backups are removed.
    func oldestBackup(now: Timestamp) -> Timestamp? {
        backupDays.map { Timestamp(secondsSince1970: now.wholeSeconds - $0 * 86_400) }
    }
}
