// SPDX-License-Identifier: Apache-2.0

public import CivilTime
internal import ComputationKit

/// The data sources of astrology: a source of positions and a time zone database.
///
/// A computation that needs a missing source throws an error that includes the remedy.
public struct AstrologySources: Sendable {
    // Not a Result, because copying a generic value takes longer than the rest of a chart's work with the sources.
    private enum Ephemeris {
        case available(any EphemerisSource, alternatives: [any EphemerisSource])
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
    ///   - alternatives: Further sources, which a request can choose by their preferred ``PositionSource``.
    ///   - zones: The time zone database; `nil` for the system's.
    public init(
        ephemeris: any EphemerisSource, alternatives: [any EphemerisSource] = [], zones: TimeZoneDatabase? = nil
    ) {
        positions = .available(ephemeris, alternatives: alternatives)
        self.zones = Self.zones(zones)
    }

    /// Creates sources without positions: local times can be resolved, and charts fail with the given error.
    ///
    /// - Parameters:
    ///   - problem: The reason why there are no positions.
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
        case .available(let source, _): source.identity.license
        case .missing: nil
        }
    }

    /// Returns the source of positions.
    /// - Parameter choice: The source that a request chose; `nil` for the first.
    /// - Throws: ``ComputationError`` if there is none, or none with that identifier.
    func ephemeris(_ choice: PositionSource? = nil) throws(ComputationError) -> any EphemerisSource {
        switch positions {
        case .available(let first, let alternatives):
            guard let choice else { return first }
            let all = [first] + alternatives
            if let source = all.first(where: { $0.identity.preference == choice }) { return source }
            throw .refused(
                path: "ephemeris", expected: all.map(\.identity.preference.rawValue).joined(separator: " or "),
                got: choice.rawValue.quoted())
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
