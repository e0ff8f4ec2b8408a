// SPDX-License-Identifier: AGPL-3.0-or-later

public import AstrologyPlugin
public import CivilTime

extension AstrologySources {
    /// The Swiss Ephemeris with the files of the usual folders, and the system's time zone database.
    public static let swissEphemeris = AstrologySources.swissEphemeris()

    /// Returns sources with the Swiss Ephemeris.
    /// - Parameters:
    ///   - ephemeris: The source of positions; by default with the folders of `SE_EPHE_PATH`, or the usual ones.
    ///   - zones: The time zone database; `nil` for the system's.
    public static func swissEphemeris(
        _ ephemeris: @autoclosure () throws(EphemerisError) -> SwissEphemerisSource = try SwissEphemerisSource(),
        zones: TimeZoneDatabase? = nil
    ) -> AstrologySources {
        do throws(EphemerisError) {
            return AstrologySources(ephemeris: try ephemeris(), zones: zones)
        } catch {
            return AstrologySources(missing: error, zones: zones)
        }
    }
}
