// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension LocalZone {
    /// This machine's own time zone, read once: what the environment variable `TZ` says, else `/etc/localtime`, else
    /// UTC.
    ///
    /// `TZ` may hold a name of the tz database, the path of a TZif file, or a POSIX rule such as
    /// `CET-1CEST,M3.5.0,M10.5.0/3`; a colon before it is ignored. UTC takes the place of anything else.
    public static let machine: LocalZone = {
        guard let variable = getenv("TZ").map({ String(cString: $0) }) else {
            return zone(ofFile: "/etc/localtime") ?? .utc
        }
        return zone(ofVariable: variable) ?? .utc
    }()

    /// The zone that a value of the environment variable `TZ` means; nil when it means none.
    static func zone(ofVariable value: String) -> LocalZone? {
        let text = String(value.hasPrefix(":") ? value.dropFirst() : value[...])
        if text.hasPrefix("/") { return zone(ofFile: text) }
        if let history = try? TimeZoneDatabase.shared?.find(text) { return LocalZone(history) }
        return PosixTimeZone(text).map { LocalZone(ZoneHistory(name: text, rule: $0)) }
    }

    /// The zone of a TZif file anywhere on the machine, with the name that its path gives it inside a folder `zoneinfo`.
    private static func zone(ofFile path: String) -> LocalZone? {
        guard let bytes = ZoneFiles.contents(path) else { return nil }
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
