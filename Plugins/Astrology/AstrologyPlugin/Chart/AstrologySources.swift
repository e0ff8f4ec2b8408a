// SPDX-License-Identifier: AGPL-3.0-or-later

internal import ComputationKit

/// What astrology computes from besides its input: the ephemeris, the zones of the clocks, the table of places.
///
/// A source that is missing is reported when a computation needs it, with the cure; everything else works without.
public struct AstrologySources: Sendable {
    private let ephemerisResult: Result<Ephemeris, EphemerisError>
    private let zonesResult: Result<TimeZoneDatabase, TimeInputError>

    /// Sources of one's own.
    ///
    /// - Parameters:
    ///   - ephemeris: The ephemeris; nil for the one in the usual folders.
    ///   - zones: The time zone database; nil for the system's.
    public init(ephemeris: Ephemeris? = nil, zones: TimeZoneDatabase? = nil) {
        ephemerisResult = ephemeris.map(Result.success) ?? Result { () throws(EphemerisError) in try Ephemeris() }
        zonesResult =
            zones.map(Result.success) ?? Result { () throws(TimeInputError) in try TimeZoneDatabase.system() }
    }

    /// The ephemeris in the usual folders and the system's time zones.
    public static let standard = AstrologySources()

    /// The ephemeris.
    /// - Throws: ``Failure`` when its folders cannot be used.
    func ephemeris() throws -> Ephemeris {
        do {
            return try ephemerisResult.get()
        } catch {
            throw error.failure
        }
    }

    /// The resolver of local times.
    /// - Throws: ``Failure`` when there is no time zone database.
    func timeResolver() throws -> LocalTimeResolver {
        do {
            return LocalTimeResolver(database: try zonesResult.get())
        } catch {
            throw Failure.badData("\(error)")
        }
    }
}
