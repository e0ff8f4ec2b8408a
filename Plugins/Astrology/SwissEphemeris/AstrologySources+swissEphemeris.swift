// SPDX-License-Identifier: AGPL-3.0-or-later

public import AstrologyPlugin
public import CivilTime

extension AstrologySources {
    /// The Swiss Ephemeris with the files in the standard folders, and the system's time zone database.
    public static let swissEphemeris = AstrologySources.swissEphemeris()

    /// Returns sources with the Swiss Ephemeris, and the built-in Moshier ephemeris as an alternative.
    /// - Parameters:
    ///   - ephemeris: The source of positions; by default with the folders of `SE_EPHE_PATH`, or the standard folders.
    ///   - zones: The time zone database; `nil` for the system's.
    public static func swissEphemeris(
        _ ephemeris: @autoclosure () throws(EphemerisError) -> SwissEphemerisSource = try SwissEphemerisSource(),
        zones: TimeZoneDatabase? = nil
    ) -> AstrologySources {
        do throws(EphemerisError) {
            let source = try ephemeris()
            let other = SwissEphemerisSource(
                searchPath: source.searchPath, preference: source.preference == .moshier ? .swissEphemeris : .moshier)
            return AstrologySources(ephemeris: source, alternatives: [other], zones: zones)
        } catch {
            return AstrologySources(missing: error, zones: zones)
        }
    }
}
