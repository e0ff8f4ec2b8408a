// SPDX-License-Identifier: AGPL-3.0-or-later

public import CivilTime
internal import ComputationKit

/// What astrology computes from besides its input: the ephemeris, the zones of the clocks, the table of places.
///
/// A source that is missing is reported when a computation needs it, with the cure; everything else works without.
public struct AstrologySources: Sendable {
    // Not Results: copying a generic value costs more here than all the sources do.
    private let availableEphemeris: Ephemeris?
    private let ephemerisProblem: EphemerisError?
    private let zones: TimeZoneDatabase?
    private let zonesProblem: TimeInputError?

    /// Sources of one's own.
    ///
    /// - Parameters:
    ///   - ephemeris: The ephemeris; nil for the one in the usual folders.
    ///   - zones: The time zone database; nil for the system's.
    public init(ephemeris: Ephemeris? = nil, zones: TimeZoneDatabase? = nil) {
        var foundEphemeris = ephemeris
        var ephemerisProblem: EphemerisError?
        if foundEphemeris == nil {
            do { foundEphemeris = try Ephemeris() } catch { ephemerisProblem = error }
        }
        var foundZones = zones
        var zonesProblem: TimeInputError?
        if foundZones == nil {
            do {
                foundZones = try TimeZoneDatabase.system()
            } catch {
                zonesProblem = TimeInputError(error, field: "zone")
            }
        }
        availableEphemeris = foundEphemeris
        self.ephemerisProblem = ephemerisProblem
        self.zones = foundZones
        self.zonesProblem = zonesProblem
    }

    /// The ephemeris in the usual folders and the system's time zones.
    public static let standard = AstrologySources()

    /// The ephemeris.
    /// - Throws: ``ComputationError`` when its folders cannot be used.
    func ephemeris() throws -> Ephemeris {
        if let availableEphemeris { return availableEphemeris }
        throw ephemerisProblem?.failure ?? ComputationError.invalidData("There is no ephemeris.")
    }

    /// The resolver of local times; without a database it still resolves stated offsets.
    var timeResolver: LocalTimeResolver {
        if let zones { return LocalTimeResolver(database: zones) }
        let none = TimeInputError(
            kind: .data, field: "zone", expected: "a time zone database", got: "none",
            recoverySuggestion: "install tzdata")
        return LocalTimeResolver(withoutDatabase: zonesProblem ?? none)
    }
}
