// SPDX-License-Identifier: Apache-2.0

public import CivilTime
internal import ComputationKit

/// What astrology computes from besides its input: a source of positions, and the zones of clocks.
///
/// A source that is missing is reported when a computation needs it, with the cure; everything else works without.
public struct AstrologySources: Sendable {
    // Not Results: copying a generic value costs more here than all the sources do.
    private let availableEphemeris: (any EphemerisSource)?
    private let ephemerisProblem: EphemerisError?
    private let zones: TimeZoneDatabase?
    private let zonesProblem: TimeInputError?

    /// Sources with positions.
    ///
    /// - Parameters:
    ///   - ephemeris: The source of positions.
    ///   - zones: The time zone database; nil for the system's.
    public init(ephemeris: any EphemerisSource, zones: TimeZoneDatabase? = nil) {
        self.init(ephemeris, nil, zones)
    }

    /// Sources without positions: local times are still resolved, and a chart fails with the given error.
    ///
    /// - Parameters:
    ///   - problem: Why there are no positions.
    ///   - zones: The time zone database; nil for the system's.
    public init(missing problem: EphemerisError, zones: TimeZoneDatabase? = nil) {
        self.init(nil, problem, zones)
    }

    private init(_ ephemeris: (any EphemerisSource)?, _ problem: EphemerisError?, _ zones: TimeZoneDatabase?) {
        availableEphemeris = ephemeris
        ephemerisProblem = problem
        var foundZones = zones
        var zonesProblem: TimeInputError?
        if foundZones == nil {
            do {
                foundZones = try TimeZoneDatabase.system()
            } catch {
                zonesProblem = TimeInputError(error, field: "zone")
            }
        }
        self.zones = foundZones
        self.zonesProblem = zonesProblem
    }

    /// The license of the source of positions; nil without one.
    var ephemerisLicense: String? { availableEphemeris?.identity.license }

    /// The source of positions.
    /// - Throws: ``ComputationError`` when there is none.
    func ephemeris() throws -> any EphemerisSource {
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
