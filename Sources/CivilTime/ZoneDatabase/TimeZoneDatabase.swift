// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The machine's time zone database: a directory of TZif files, as the tzdata package installs it.
///
/// Each zone's file is read once and kept. One database value can be used from many threads at once. A name never leads
/// to a file outside the directory, so that names from calendar files and requests are safe to look up.
///
/// ## Topics
///
/// ### Finding a database
/// - ``system()``
/// - ``shared``
/// - ``init(directory:)``
///
/// ### Zones
/// - ``zone(named:)``
/// - ``zoneNames``
/// - ``offset(of:at:)``
///
/// ### Facts
/// - ``version``
/// - ``hasBackzone``
/// - ``hasOwnHistory(_:)``
public final class TimeZoneDatabase: Sendable {
    /// The directory the files are read from.
    public let directory: String
    private let zones = Mutex<[String: ZoneHistory]>([:])
    private let index = Mutex<ZoneNameIndex?>(nil)
    private let facts = Mutex<Facts?>(nil)

    private struct Facts {
        var version: String?
        var hasBackzone: Bool
    }

    /// Uses the files of a directory.
    ///
    /// - Throws: ``CivilTimeError`` of kind ``CivilTimeError/Kind/data`` when the directory doesn't exist, or can't be
    ///   opened.
    public init(directory: String) throws(CivilTimeError) {
        guard try ZoneFiles.openable(directory) else { throw Self.missing(directory) }
        self.directory = directory
    }

    /// Finds the machine's database: the directory that `TZDIR` names, else the first that exists of
    /// /usr/share/zoneinfo, /usr/lib/zoneinfo, /usr/share/lib/zoneinfo and /etc/zoneinfo.
    ///
    /// - Throws: ``CivilTimeError`` of kind ``CivilTimeError/Kind/data`` when there is none, or it can't be opened.
    public static func system() throws(CivilTimeError) -> TimeZoneDatabase {
        if let named = getenv("TZDIR").map({ String(cString: $0) }), !named.isEmpty {
            return try TimeZoneDatabase(directory: named)
        }
        for directory in standardDirectories where try ZoneFiles.openable(directory) {
            return try TimeZoneDatabase(directory: directory)
        }
        throw missing("any of \(standardDirectories.joined(separator: ", "))")
    }

    /// The machine's database as ``system()`` finds it at first use; nil when there is none.
    ///
    /// It is shared by the whole process, so that each zone's file is read once.
    public static let shared = try? system()

    /// Where ``system()`` looks when `TZDIR` is not set.
    public static let standardDirectories = [
        "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
    ]

    /// The history of a zone's clocks.
    ///
    /// Upper and lower case make no difference (`europe/kyiv` gives `Europe/Kyiv`), and an old name that the machine has
    /// no file for (`US/Pacific`) leads to the zone that tzdata.zi links it to.
    ///
    /// - Throws: ``CivilTimeError`` when the zone is unknown (with the nearest names), or its file is damaged or can't be
    ///   opened.
    /// - Complexity: a dictionary lookup for a zone that was used before.
    public func zone(named name: String) throws(CivilTimeError) -> ZoneHistory {
        guard let zone = try find(name) else { throw unknown(name) }
        return zone
    }

    /// The history of a zone's clocks as ``zone(named:)`` finds it; nil when the zone is unknown.
    ///
    /// It looks for no similar names, which makes it the faster one for names that are often unknown.
    ///
    /// - Throws: ``CivilTimeError`` when the zone's file is damaged or can't be opened.
    func find(_ name: String) throws(CivilTimeError) -> ZoneHistory? {
        if let known = zones.withLock({ $0[name] }) { return known }
        guard ZoneFiles.isSafe(name) else { return nil }
        // A file system that ignores case finds the file of europe/berlin, whose zone is Europe/Berlin all the same.
        if try ZoneFiles.isSpelled(name, in: directory), let zone = try read(name) { return zone }
        guard let canonical = try nameIndex().canonicalName(of: name) else { return nil }
        if let known = zones.withLock({ $0[canonical] }) { return known }
        return try read(canonical)
    }

    /// The names of all zones there are files for, sorted; none when the directory can't be read any more.
    public var zoneNames: [String] { (try? nameIndex().names) ?? [] }

    /// The database's release, such as `2026a`, or `nil` when the directory does not say.
    public var version: String? { currentFacts.version }

    /// Whether the database tells zones apart that agree since 1970, by the file `backzone`.
    ///
    /// Without it Amsterdam before 1940 is Brussels, and Oslo before 1945 is Berlin; offsets before 1970 may
    /// then be off by up to hours.
    public var hasBackzone: Bool { currentFacts.hasBackzone }

    /// Whether a zone's history before 1970 is the zone's own, and not that of a neighbor that it has agreed with
    /// since.
    public func hasOwnHistory(_ zone: ZoneHistory) -> Bool {
        hasBackzone || (try? nameIndex().isMainZone(zone.name)) ?? false
    }

    private func read(_ name: String) throws(CivilTimeError) -> ZoneHistory? {
        guard let path = ZoneFiles.path(of: name, in: directory) else { return nil }
        let zone: ZoneHistory
        switch try ZoneFiles.readableContents(path) {
        case .none: return nil
        case .some(let bytes): zone = try ZoneHistory(name: name, tzif: bytes)
        }
        return zones.withLock { cache in
            if let known = cache[name] { return known }
            cache[name] = zone
            return zone
        }
    }

    /// The names, kept once they could be read.
    private func nameIndex() throws(CivilTimeError) -> ZoneNameIndex {
        if let known = index.withLock({ $0 }) { return known }
        let fresh = try ZoneNameIndex(directory: directory)
        index.withLock { $0 = fresh }
        return fresh
    }

    private var currentFacts: Facts {
        if let known = facts.withLock({ $0 }) { return known }
        let fresh = Facts(version: ZoneFiles.version(in: directory), hasBackzone: findsBackzone())
        facts.withLock { $0 = fresh }
        return fresh
    }

    /// Compares the files themselves: the same release can be built either way.
    private func findsBackzone() -> Bool {
        // 1935-01-01 and 1945-07-01, both UTC.
        let witnesses = [
            ("Europe/Amsterdam", "Europe/Brussels", -1_104_537_600),
            ("Europe/Oslo", "Europe/Berlin", -773_107_200),
        ]
        return witnesses.allSatisfy { first, second, instant in
            guard let one = try? zone(named: first), let other = try? zone(named: second) else {
                return false
            }
            return one.period(at: instant).rule.offset != other.period(at: instant).rule.offset
        }
    }

    private func unknown(_ name: String) -> CivilTimeError {
        let suggestions = (try? nameIndex().suggestions(for: name)) ?? []
        let suggestion =
            suggestions.isEmpty
            ? "write a name such as Europe/Kyiv, or an offset such as +03:00"
            : "did you mean \(suggestions.joined(separator: ", "))?"
        return CivilTimeError(
            expected: "the name of a time zone", text: name, recoverySuggestion: suggestion)
    }

    private static func missing(_ place: String) -> CivilTimeError {
        CivilTimeError(
            kind: .data, expected: "a time zone database", got: "no directory at \(place)",
            recoverySuggestion: "install the package tzdata, or set TZDIR to a directory of TZif files")
    }
}
