// SPDX-License-Identifier: Apache-2.0

/// The names of a database, to find one that is written differently.
struct ZoneNameIndex: Sendable {
    /// The names of all zones there are files for, sorted.
    let names: [String]
    private let byLowercase: [String: String]
    private let lowercased: [[UInt8]]
    /// The zones that differ since 1970, by zone1970.tab; `nil` when that is missing.
    private let mainZones: Set<String>?

    /// Reads the names of a directory.
    ///
    /// - Throws: ``CivilTimeError`` with the system's reason when a part of it can't be opened.
    init(directory: String) throws(CivilTimeError) {
        var names: [String] = []
        mainZones = Self.mainZones(directory)
        try Self.collect(directory, prefix: "", depth: 0, into: &names)
        var byLowercase: [String: String] = [:]
        for name in names { byLowercase[name.lowercased()] = name }
        // Debian and Ubuntu can leave old names out of the files; tzdata.zi still has their links.
        for (target, link) in Self.links(directory) where byLowercase[link.lowercased()] == nil {
            byLowercase[link.lowercased()] = target
        }
        self.names = names
        self.lowercased = names.map { Array($0.lowercased().utf8) }
        self.byLowercase = byLowercase
    }

    /// The name of the file for a name in any case, or of the zone an old name links to.
    func canonicalName(of name: String) -> String? {
        byLowercase[name.lowercased()]
    }

    /// Whether the database keeps the zone's history before 1970 even when it was built without backzone.
    func isMainZone(_ name: String) -> Bool {
        mainZones?.contains(name) ?? false
    }

    /// Up to three names that look like a text, nearest first.
    func suggestions(for name: String) -> [String] {
        guard name.utf8.count <= 64 else { return [] }
        var sought = name.lowercased()
        for prefix in ["posix/", "right/"] where sought.hasPrefix(prefix) { sought.removeFirst(prefix.count) }
        let wanted = sought.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "_") : $0 }
        let limit = max(1, wanted.count / 3)
        let ranked = zip(names, lowercased).compactMap { name, whole -> (distance: Int, name: String)? in
            var distance = EditDistance.between(wanted, whole, upTo: limit)
            if let slash = whole.lastIndex(of: UInt8(ascii: "/")) {
                // A city alone means the zone of that city.
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
        try ZoneFiles.readableContents(path)?.prefix(4).elementsEqual("TZif".utf8) ?? false
    }

    /// The third column of zone1970.tab.
    private static func mainZones(_ directory: String) -> Set<String>? {
        guard let bytes = ZoneFiles.contents("\(directory)/zone1970.tab") else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
        return Set(
            lines.compactMap { line in
                let columns = line.split(separator: UInt8(ascii: "\t"))
                return columns.count >= 3 ? String(decoding: columns[2], as: UTF8.self) : nil
            })
    }

    /// The links of tzdata.zi: lines `L target link`.
    private static func links(_ directory: String) -> [(target: String, link: String)] {
        guard let bytes = ZoneFiles.contents("\(directory)/tzdata.zi") else { return [] }
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard line.first == UInt8(ascii: "L") else { return nil }
            let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            return fields.count == 3 ? (fields[1], fields[2]) : nil
        }
    }
}
