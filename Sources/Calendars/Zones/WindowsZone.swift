// SPDX-License-Identifier: Apache-2.0

/// The time zones of Windows, which Outlook and Exchange name in calendars, by their names in the tz database.
///
/// A Windows zone can stand for several zones of the tz database; the one that CLDR names for the world (territory 001)
/// is used.
enum WindowsZone {
    /// Returns the tz database's name of a Windows zone, such as `Europe/Berlin` for `W. Europe Standard Time`.
    static func ianaName(of zone: String) -> String? { names[zone.lowercased()] }

    private static let names: [String: String] = Dictionary(
        table.split(separator: "\n").compactMap { line in
            let sides = line.split(separator: "\t").map(String.init)
            return sides.count == 2 ? (sides[0].lowercased(), sides[1]) : nil
        }, uniquingKeysWith: { first, _ in first })
}
