// SPDX-License-Identifier: Apache-2.0

public import CivilTime
internal import ComputationKit

/// What astrology computes from in addition to its input: a source of positions and a time zone database.
///
/// A missing source is an error of the computations that need it, with the remedy; all others work without.
public struct AstrologySources: Sendable {
    // Not Results: copying a generic value costs more than all that a chart does with the sources.
    private enum Ephemeris {
        case available(any EphemerisSource)
        case missing(EphemerisError)
    }

    private enum Zones {
        case available(TimeZoneDatabase)
        case missing(TimeInputError)
    }

    private let positions: Ephemeris
    private let zones: Zones

    /// Creates sources with positions.
    ///
    /// - Parameters:
    ///   - ephemeris: The source of positions.
    ///   - zones: The time zone database; `nil` for the system's.
    public init(ephemeris: any EphemerisSource, zones: TimeZoneDatabase? = nil) {
        positions = .available(ephemeris)
        self.zones = Self.zones(zones)
    }

    /// Creates sources without positions: local times can be resolved, and charts fail with the given error.
    ///
    /// - Parameters:
    ///   - problem: Why there are no positions.
    ///   - zones: The time zone database; `nil` for the system's.
    public init(missing problem: EphemerisError, zones: TimeZoneDatabase? = nil) {
        positions = .missing(problem)
        self.zones = Self.zones(zones)
    }

    private static func zones(_ database: TimeZoneDatabase?) -> Zones {
        if let database { return .available(database) }
        do {
            return .available(try TimeZoneDatabase.system())
        } catch {
            return .missing(TimeInputError(error, field: "zone"))
        }
    }

    /// The license of the source of positions; `nil` without one.
    var ephemerisLicense: String? {
        switch positions {
        case .available(let source): source.identity.license
        case .missing: nil
        }
    }

    /// Returns the source of positions.
    /// - Throws: ``ComputationError`` if there is none.
    func ephemeris() throws(ComputationError) -> any EphemerisSource {
        switch positions {
        case .available(let source): return source
        case .missing(let problem): throw .invalidData(problem.message)
        }
    }

    /// The resolver of local times; without a database, it resolves stated offsets only.
    var timeResolver: LocalTimeResolver {
        switch zones {
        case .available(let database): LocalTimeResolver(database: database)
        case .missing(let problem): LocalTimeResolver(withoutDatabase: problem)
        }
    }
}
