// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension LocalZone {
    /// The machine's time zone: the value of the environment variable `TZ`, otherwise `/etc/localtime`, otherwise UTC.
    ///
    /// `TZ` can be a name of the tz database, the path of a TZif file, or a POSIX rule such as
    /// `CET-1CEST,M3.5.0,M10.5.0/3`, with or without a leading colon. Any other value means UTC. The zone doesn't
    /// change during the life of the process.
    public static var machine: LocalZone {
        if let known = machineZone.withLock({ $0 }) { return known }
        let variable = getenv("TZ").map { String(cString: $0) }
        guard let zone = variable.map({ zone(ofVariable: $0) }) ?? zone(ofFile: "/etc/localtime") else { return .utc }
        machineZone.withLock { $0 = zone }
        return zone
    }

    private static let machineZone = Mutex<LocalZone?>(nil)

    /// Returns the zone for a value of the environment variable `TZ`, or `nil` if it is unknown or its file can't be
    /// read.
    static func zone(ofVariable value: String) -> LocalZone? {
        let text = String(value.hasPrefix(":") ? value.dropFirst() : value[...])
        if text.hasPrefix("/") { return zone(ofFile: text) }
        if let history = try? TimeZoneDatabase.shared().find(text) { return LocalZone(history) }
        return PosixTimeZone(text).map { LocalZone(ZoneHistory(name: text, rule: $0)) }
    }

    /// Returns the zone of a TZif file, named by its path inside a directory `zoneinfo`, or `nil` if the file isn't
    /// valid.
    private static func zone(ofFile path: String) -> LocalZone? {
        guard let bytes = try? ZoneFiles.contents(path) else { return nil }
        var resolved = path
        if let real = realpath(path, nil) {
            resolved = String(cString: real)
            free(real)
        }
        let marker = resolved.ranges(of: "zoneinfo/").last
        let name = marker.map { String(resolved[$0.upperBound...]) } ?? path
        return (try? ZoneHistory(name: name, tzif: bytes)).map { LocalZone($0) }
    }
}
