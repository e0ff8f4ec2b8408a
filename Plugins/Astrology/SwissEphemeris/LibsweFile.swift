// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin
internal import CSwissEphemeris

/// The kinds of files of libswe.
///
/// The raw value is the number with which libswe describes the last file it read.
enum LibsweFile: Int32 {
    /// The Sun and the planets, such as `sepl_18.se1`.
    case planets
    /// The Moon, such as `semo_18.se1`.
    case moon
    /// Chiron, Pholus, Ceres, Pallas, Juno, and Vesta, such as `seas_18.se1`.
    case mainAsteroids
    /// One minor planet, such as `se00433s.se1`.
    case numberedAsteroid

    /// Returns the file that libswe read last on this thread.
    /// - Parameter julianDay: An instant (Terrestrial Time) that the file must cover; `nil` for any file.
    func current(julianDay: Double?) -> EphemerisFile? {
        var first = 0.0
        var last = 0.0
        var number: Int32 = 0
        guard let path = swe_get_current_file_data(rawValue, &first, &last, &number),
            julianDay.map({ first <= $0 && $0 <= last }) ?? true
        else { return nil }
        var name = path
        var character = path
        while character.pointee != 0 {
            character += 1
            if character[-1] == CChar(bitPattern: UInt8(ascii: "/")) { name = character }
        }
        return EphemerisFile(
            content: content, name: String(cString: name), firstJulianDay: first, lastJulianDay: last,
            ephemerisNumber: Int(number))
    }

    private var content: EphemerisFile.Content {
        switch self {
        case .planets: .planets
        case .moon: .moon
        case .mainAsteroids: .mainAsteroids
        case .numberedAsteroid: .numberedAsteroid
        }
    }

    /// Returns the name of the file for an instant.
    ///
    /// A file covers six centuries and has the name of the first: `_18` for 1800 to 2399, and `m06` for 601 to 2 BC
    /// (astronomical years -600 to -1).
    /// - Parameter julianDay: The instant, within ``SwissEphemerisSource/supportedJulianDays``.
    func fileName(julianDay: Double) -> String { fileName(century: Self.century(julianDay: julianDay)) }

    /// Returns the century in the name of the file for an instant: 18 for the years 1800 to 2399.
    static func century(julianDay: Double) -> Int {
        Int((Double(CivilYear.containing(julianDay: julianDay)) / 600).rounded(.down)) * 6
    }

    /// Returns the name of the file for six centuries.
    func fileName(century: Int) -> String {
        let prefix =
            switch self {
            case .planets: "sepl"
            case .moon: "semo"
            case .mainAsteroids, .numberedAsteroid: "seas"
            }
        let digits = century.magnitude < 10 ? "0\(century.magnitude)" : "\(century.magnitude)"
        return prefix + (century < 0 ? "m" : "_") + digits + ".se1"
    }
}

/// The years in the names of libswe's files: Julian before 1600, Gregorian after.
enum CivilYear {
    /// The first Julian day that libswe counts in the Gregorian calendar for this purpose.
    static let firstGregorianDay = 2305447.5

    /// Returns the astronomical year of a Julian day.
    ///
    /// Source: the day count of E. G. Richards, Explanatory Supplement to the Astronomical Almanac (2013),
    /// section 15.11.
    static func containing(julianDay: Double) -> Int {
        let day = Int((julianDay + 0.5).rounded(.down))
        if julianDay >= firstGregorianDay {
            return year(day + 1401 + (((4 * day + 274_277) / 146_097) * 3) / 4 - 38)
        }
        // 5000 cycles of four Julian years are added and subtracted, since integer division rounds toward zero.
        return year(day + 1401 + 1461 * 5000) - 20_000
    }

    private static func year(_ f: Int) -> Int {
        let e = 4 * f + 3
        let g = (e % 1461) / 4
        let h = 5 * g + 2
        let month = (h / 153 + 2) % 12 + 1
        return e / 1461 - 4716 + (14 - month) / 12
    }
}
