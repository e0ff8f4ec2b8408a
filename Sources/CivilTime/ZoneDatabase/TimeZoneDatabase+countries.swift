// SPDX-License-Identifier: Apache-2.0

extension TimeZoneDatabase {
    /// Returns the country or territory of a zone as an ISO 3166-1 alpha-2 code, from `zone.tab`.
    ///
    /// A name without a line, such as `Europe/Kiev` or `US/Pacific`, has the country of the zone that `tzdata.zi` links it
    /// to.
    ///
    /// - Parameter name: The zone's name in the database.
    /// - Returns: The code; `nil` if the zone belongs to no country, such as `UTC`, or if the files can't be read.
    package func country(ofZone name: String) -> String? {
        guard let table = try? ZoneFiles.contents("\(directory)/zone.tab") else { return nil }
        if let country = Self.country(of: name, in: table) { return country }
        guard let link = (try? ZoneNameIndex.links(directory))?.first(where: { $0.link == name }) else { return nil }
        return Self.country(of: link.target, in: table)
    }

    /// Returns the first column of the line whose third column is the name.
    private static func country(of name: String, in table: [UInt8]) -> String? {
        for line in table.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let columns = line.split(separator: UInt8(ascii: "\t"))
            guard columns.count >= 3, columns[2].elementsEqual(name.utf8) else { continue }
            return String(decoding: columns[0], as: UTF8.self)
        }
        return nil
    }
}
