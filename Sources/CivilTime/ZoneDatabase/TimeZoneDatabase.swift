// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The machine's time zone database: a directory of TZif files that the tzdata package installs.
///
/// Each zone's file is read once. A database can be used from many threads at once. A name never refers to a file
/// outside the directory, so that names from calendar files and requests are safe to look up.
///
/// ```swift
/// let kyiv = try TimeZoneDatabase.shared().zone(named: "Europe/Kyiv")
/// ```
///
/// ## Topics
///
/// ### Finding a database
/// - ``shared()``
/// - ``system()``
/// - ``init(directory:)``
///
/// ### Zones
/// - ``zone(named:)``
/// - ``zoneNames``
/// - ``offset(of:at:)``
/// - ``offset(of:atClock:)``
///
/// ### About the database
/// - ``directory``
/// - ``version``
/// - ``hasBackzone``
public final class TimeZoneDatabase: Sendable {
    /// The directory of the files.
    public let directory: String
    private let zones = Mutex<[String: ZoneHistory]>([:])
    private let index = Mutex<ZoneNameIndex?>(nil)
    private let facts = Mutex<Facts?>(nil)

    private struct Facts {
        var version: String?
        var hasBackzone = false
    }

    /// Creates a database that reads TZif files from a directory.
    ///
    /// - Throws: ``CivilTimeError`` of kind ``CivilTimeError/Kind/data`` if the directory doesn't exist or can't be
    ///   opened.
    public init(directory: String) throws(CivilTimeError) {
        guard try ZoneFiles.isDirectory(directory) else {
            throw Self.missing(ZoneFiles.exists(directory) ? "a file at \(directory)" : "no directory at \(directory)")
        }
        self.directory = directory
    }

    /// Finds the machine's database: the directory in the environment variable `TZDIR`, otherwise the first that
    /// exists of /usr/share/zoneinfo, /usr/lib/zoneinfo, /usr/share/lib/zoneinfo, and /etc/zoneinfo.
    ///
    /// - Throws: ``CivilTimeError`` of kind ``CivilTimeError/Kind/data`` if there is none, or it can't be opened.
    public static func system() throws(CivilTimeError) -> TimeZoneDatabase {
        if let named = getenv("TZDIR").map({ String(cString: $0) }), !named.isEmpty {
            return try TimeZoneDatabase(directory: named)
        }
        for directory in standardDirectories where try ZoneFiles.isDirectory(directory) {
            return try TimeZoneDatabase(directory: directory)
        }
        throw missing("no directory at any of \(standardDirectories.joined(separator: ", "))")
    }

    /// Returns the machine's database, which the whole process shares, so that each zone's file is read once.
    ///
    /// The first successful call finds it like ``system()``.
    /// - Throws: The errors of ``system()``.
    public static func shared() throws(CivilTimeError) -> TimeZoneDatabase {
        if let known = sharedDatabase.withLock({ $0 }) { return known }
        let found = try system()
        return sharedDatabase.withLock { database in
            if let known = database { return known }
            database = found
            return found
        }
    }

    private static let sharedDatabase = Mutex<TimeZoneDatabase?>(nil)

    private static let standardDirectories = [
        "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
    ]

    /// Returns the history of a zone's clocks.
    ///
    /// Names are case-insensitive (`europe/kyiv` gives `Europe/Kyiv`). An old name without a file (`US/Pacific`) gives
    /// the zone that tzdata.zi links it to.
    ///
    /// - Throws: ``CivilTimeError`` if the zone is unknown, with the nearest names, or if its file is damaged or can't
    ///   be opened.
    /// - Complexity: O(1) for a zone that was used before under its exact name. A name in another case and an old or
    ///   unknown name list the directories of the name each time; the first of them reads the whole directory tree. An
    ///   unknown name is also compared with every name of the database.
    public func zone(named name: String) throws(CivilTimeError) -> ZoneHistory {
        guard let zone = try find(name) else { throw unknown(name) }
        return zone
    }

    /// Returns the history of a zone's clocks like ``zone(named:)``, or `nil` if the zone is unknown.
    ///
    /// It is faster for unknown names, because it doesn't look for similar ones.
    ///
    /// - Throws: ``CivilTimeError`` if the zone's file is damaged or can't be opened.
    func find(_ name: String) throws(CivilTimeError) -> ZoneHistory? {
        if let known = zones.withLock({ $0[name] }) { return known }
        guard ZoneFiles.isSafe(name) else { return nil }
        // A case-insensitive file system opens europe/berlin too, but the zone's name is Europe/Berlin.
        if try ZoneFiles.isSpelled(name, in: directory), let zone = try read(name) { return zone }
        guard let canonical = try nameIndex().canonicalName(of: name) else { return nil }
        if let known = zones.withLock({ $0[canonical] }) { return known }
        return try read(canonical)
    }

    /// The names of all zones with a file, sorted; empty if the directory can't be read.
    public var zoneNames: [String] { (try? nameIndex().names) ?? [] }

    /// The database's release, such as `2026a`; `nil` if the directory has no file with it.
    public var version: String? { currentFacts.version }

    /// Whether the database was built with the file `backzone`, which separates zones that agree since 1970.
    ///
    /// Without it, Amsterdam has the offsets of Brussels before 1940, and Oslo those of Berlin before 1945; offsets
    /// before 1970 can be wrong by hours.
    public var hasBackzone: Bool { currentFacts.hasBackzone }

    /// Returns whether a zone's history before 1970 is separate from that of a neighbor that has agreed with it since.
    package func hasOwnHistory(_ zone: ZoneHistory) -> Bool {
        hasBackzone || (try? nameIndex().isMainZone(zone.name)) ?? false
    }

    private func read(_ name: String) throws(CivilTimeError) -> ZoneHistory? {
        guard let path = ZoneFiles.path(of: name, in: directory), let bytes = try ZoneFiles.contents(path) else {
            return nil
        }
        let zone = try ZoneHistory(name: name, tzif: bytes)
        return zones.withLock { cache in
            if let known = cache[name] { return known }
            cache[name] = zone
            return zone
        }
    }

    /// Returns the names, which are cached after the first successful read.
    private func nameIndex() throws(CivilTimeError) -> ZoneNameIndex {
        if let known = index.withLock({ $0 }) { return known }
        let fresh = try ZoneNameIndex(directory: directory)
        index.withLock { $0 = fresh }
        return fresh
    }

    /// The facts, which are cached after the first successful read.
    private var currentFacts: Facts {
        if let known = facts.withLock({ $0 }) { return known }
        var fresh = Facts()
        do throws(CivilTimeError) {
            fresh.version = try ZoneFiles.version(in: directory)
            fresh.hasBackzone = try findsBackzone()
        } catch {
            return fresh
        }
        let result = fresh
        facts.withLock { $0 = result }
        return result
    }

    /// Returns whether the files have backzone; the release doesn't tell, because it can be built either way.
    private func findsBackzone() throws(CivilTimeError) -> Bool {
        // 1935-01-01 and 1945-07-01, both UTC.
        let witnesses = [
            ("Europe/Amsterdam", "Europe/Brussels", -1_104_537_600),
            ("Europe/Oslo", "Europe/Berlin", -773_107_200),
        ]
        for (first, second, instant) in witnesses {
            guard let one = try find(first), let other = try find(second),
                one.period(atSecond: instant).rule.offset != other.period(atSecond: instant).rule.offset
            else { return false }
        }
        return true
    }

    private func unknown(_ name: String) -> CivilTimeError {
        guard let index = try? nameIndex(), !index.names.isEmpty else {
            return Self.missing("no time zone files in \(directory)")
        }
        return CivilTimeError(
            expected: "the name of a time zone", text: name, recoverySuggestion: index.advice(on: name))
    }

    private static func missing(_ finding: String) -> CivilTimeError {
        CivilTimeError(
            kind: .data, expected: "a time zone database", got: finding,
            recoverySuggestion: "install the package tzdata, or set TZDIR to a directory of TZif files")
    }
}
