// SPDX-License-Identifier: Apache-2.0

/// An index of the names in a database, which finds a name by another spelling.
struct ZoneNameIndex: Sendable {
    /// The names of all zones with a file, sorted.
    let names: [String]
    private let byLowercase: [String: String]
    private let lowercased: [[UInt8]]
    /// The zones that differ since 1970, from zone1970.tab; `nil` if that is missing.
    private let mainZones: Set<String>?

    /// Reads the names of a directory.
    ///
    /// - Throws: ``CivilTimeError`` with the system's reason if a file or directory can't be opened.
    init(directory: String) throws(CivilTimeError) {
        var names: [String] = []
        mainZones = try Self.mainZones(directory)
        try Self.collect(directory, prefix: "", depth: 0, into: &names)
        var byLowercase: [String: String] = [:]
        for name in names { byLowercase[name.lowercased()] = name }
        // Debian and Ubuntu can omit the files of old names; tzdata.zi still has their links.
        for (target, link) in try Self.links(directory) where byLowercase[link.lowercased()] == nil {
            byLowercase[link.lowercased()] = target
        }
        self.names = names
        self.lowercased = names.map { Array($0.lowercased().utf8) }
        self.byLowercase = byLowercase
    }

    /// Returns the name of a zone with a file, for its name in any case or an old name that links to it.
    func canonicalName(of name: String) -> String? {
        byLowercase[name.lowercased()]
    }

    /// Returns whether the database has the zone's history before 1970 even if it was built without backzone.
    func isMainZone(_ name: String) -> Bool {
        mainZones?.contains(name) ?? false
    }

    /// Returns advice on a name that isn't in the database.
    func advice(on name: String) -> String {
        if let offset = Self.offset(of: name) { return "write \(offset)" }
        if let advice = ZoneAbbreviations.advice(on: name) { return advice }
        let similar = suggestions(for: name)
        return similar.isEmpty
            ? "write a name such as Europe/Kyiv, or an offset such as +03:00"
            : "did you mean \(similar.joined(separator: ", "))?"
    }

    /// Returns the offset of a text such as `UTC+3` or `GMT+5:30`.
    ///
    /// The database has similar names with the opposite sign: `Etc/GMT+5` is UTC-5.
    private static func offset(of name: String) -> UTCOffset? {
        guard ["utc", "gmt"].contains(name.prefix(3).lowercased()) else { return nil }
        var scanner = ISO8601Scanner(name.dropFirst(3))
        guard let sign = scanner.skip("+", "-"), 1...2 ~= scanner.digitCount,
            let hour = scanner.number(digits: scanner.digitCount)
        else { return nil }
        var minute = 0
        if scanner.skip(":") != nil {
            guard let value = scanner.number(digits: 2), value < 60 else { return nil }
            minute = value
        }
        let seconds = (hour * 3600 + minute * 60) * (sign == "-" ? -1 : 1)
        return scanner.isAtEnd && UTCOffset.plausibleSeconds.contains(seconds) ? UTCOffset(unchecked: seconds) : nil
    }

    /// Returns up to three similar names, nearest first.
    func suggestions(for name: String) -> [String] {
        guard name.utf8.count <= 64 else { return [] }
        var sought = name.lowercased()
        for prefix in ["posix/", "right/"] where sought.hasPrefix(prefix) { sought.removeFirst(prefix.count) }
        let wanted = sought.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "_") : $0 }
        let limit = max(1, wanted.count / 3)
        let ranked = zip(names, lowercased).compactMap { name, whole -> (distance: Int, name: String)? in
            var distance = EditDistance.between(wanted, whole, upTo: limit)
            if let slash = whole.lastIndex(of: UInt8(ascii: "/")) {
                // A city's name without a region means the zone of that city.
                let city = Array(whole[(slash + 1)...])
                distance = min(distance, EditDistance.between(wanted, city, upTo: limit))
            }
            return distance <= limit ? (distance, name) : nil
        }
        guard let best = ranked.map(\.distance).min() else { return [] }
        return ranked.filter { $0.distance <= best + 1 }.sorted { $0 < $1 }.prefix(3).map(\.name)
    }

    private static func collect(
        _ path: String, prefix: String, depth: Int, into names: inout [String]
    ) throws(CivilTimeError) {
        for entry in try ZoneFiles.entries(path) {
            let name = prefix + entry.name
            if entry.isDirectory {
                guard depth < 2 else { continue }
                try collect("\(path)/\(entry.name)", prefix: name + "/", depth: depth + 1, into: &names)
            } else if try isZoneFile("\(path)/\(entry.name)") {
                names.append(name)
            }
        }
    }

    private static func isZoneFile(_ path: String) throws(CivilTimeError) -> Bool {
        try ZoneFiles.contents(path, prefix: 4)?.prefix(4).elementsEqual("TZif".utf8) ?? false
    }

    /// Returns the third column of zone1970.tab.
    private static func mainZones(_ directory: String) throws(CivilTimeError) -> Set<String>? {
        guard let bytes = try ZoneFiles.contents("\(directory)/zone1970.tab") else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
        return Set(
            lines.compactMap { line in
                let columns = line.split(separator: UInt8(ascii: "\t"))
                return columns.count >= 3 ? String(decoding: columns[2], as: UTF8.self) : nil
            })
    }

    /// Returns the links of tzdata.zi: lines `L target link`.
    static func links(
        _ directory: String
    ) throws(CivilTimeError) -> [(target: String, link: String)] {
        guard let bytes = try ZoneFiles.contents("\(directory)/tzdata.zi") else { return [] }
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard line.first == UInt8(ascii: "L") else { return nil }
            let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            return fields.count == 3 ? (fields[1], fields[2]) : nil
        }
    }
}
