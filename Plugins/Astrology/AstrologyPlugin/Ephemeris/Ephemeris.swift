// SPDX-License-Identifier: AGPL-3.0-or-later

internal import CSwissEphemeris

/// The Swiss Ephemeris as a value: which files to look for, and where.
///
/// ```swift
/// let ephemeris = try Ephemeris()
/// let sky = try ephemeris.sky(at: 2_448_027.0, bodies: CelestialBody.standard)
/// ```
///
/// The value has no state and may be used from any number of threads at once. libswe does keep state, one per
/// thread (folders, sidereal mode, observer, open files); each call of
/// ``sky(at:bodies:zodiac:nodes:observer:houses:topocentric:cuspSpeeds:)`` brings the thread it runs on to
/// the condition it needs and computes without suspending.
///
/// ## Topics
/// - ``init(searchPath:preference:)``
/// - ``sky(at:bodies:zodiac:nodes:observer:houses:topocentric:cuspSpeeds:)``
/// - ``catalog(at:)``
/// - ``libraryVersion``
public struct Ephemeris: Sendable, Equatable {
    /// Which ephemeris to compute from.
    public enum Preference: String, Sendable, Codable, CaseIterable, Hashable {
        /// The Swiss Ephemeris files, and where one is missing the built-in Moshier ephemeris, with a
        /// warning.
        case swissEphemeris = "swiss-ephemeris"
        /// The built-in Moshier ephemeris, which needs no files for the planets.
        case moshier
    }

    /// The folders in which files are looked for.
    public var searchPath: EphemerisSearchPath
    /// Which ephemeris to compute from.
    public var preference: Preference

    /// An ephemeris over the given folders.
    /// - Parameters:
    ///   - searchPath: Where files are looked for.
    ///   - preference: Which ephemeris to compute from.
    public init(searchPath: EphemerisSearchPath, preference: Preference = .swissEphemeris) {
        self.searchPath = searchPath
        self.preference = preference
    }

    /// An ephemeris over the folders of `SE_EPHE_PATH`, or the usual ones.
    /// - Throws: ``EphemerisError`` with code `invalidPath` when libswe cannot hold the list of folders.
    public init() throws(EphemerisError) {
        self.init(searchPath: try EphemerisSearchPath())
    }

    /// The version of libswe, such as `2.10.03`.
    public static var libraryVersion: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CSWE_MESSAGE_SIZE)) { buffer in
            guard let base = buffer.baseAddress else { return "" }
            swe_version(base)
            return String(cString: base)
        }
    }

    /// The Julian days (UT) any ephemeris of libswe covers: about 13,000 BC to AD 17,000.
    public static let julianDays = -3_100_015.0...8_000_016.0

    /// Computes the sky at one instant.
    ///
    /// A body whose file is missing and that has no built-in theory is listed in ``Sky/unavailable``; a
    /// planet whose file is missing is computed by Moshier and says so in ``BodyPosition/warning``.
    /// - Parameters:
    ///   - julianDayUT: The instant as a Julian day in Universal Time (UT1), within ``julianDays``.
    ///   - bodies: What to compute, in the order of the result.
    ///   - zodiac: The zodiac of all longitudes.
    ///   - nodes: Which lunar node ``CelestialBody/northNode`` means.
    ///   - observer: The place; needed for houses and for topocentric positions.
    ///   - houses: The house system, or `nil` for no houses.
    ///   - topocentric: Whether bodies are seen by the observer and not from the Earth's center; speeds are then less
    ///     precise, as libswe takes them from three positions.
    ///   - cuspSpeeds: Whether the daily motion of every cusp is computed too, which triples the cost of the houses.
    /// - Returns: Positions, houses, and what they were computed from.
    /// - Throws: ``EphemerisError`` when the instant or the place is out of range, a file is damaged, or no
    ///   ephemeris covers the instant.
    public func sky(
        at julianDayUT: Double, bodies: [CelestialBody], zodiac: Zodiac = .tropical, nodes: NodeType = .true,
        observer: GeographicPosition? = nil, houses: HouseSystem? = nil, topocentric: Bool = false,
        cuspSpeeds: Bool = false
    ) throws(EphemerisError) -> Sky {
        try check(julianDayUT: julianDayUT, observer: observer, needsObserver: topocentric || houses != nil)
        try prepareThread(zodiac: zodiac, observer: topocentric ? observer : nil)
        var computation = SkyComputation(
            ephemeris: self, julianDayUT: julianDayUT, zodiac: zodiac, nodes: nodes, topocentric: topocentric)
        try computation.run(bodies: bodies)
        if let houses, let observer {
            if houses.needsSun || zodiac != .tropical { try computation.checkEarth() }
            computation.sky.houses = computation.houseFrame(houses, at: observer, cuspSpeeds: cuspSpeeds)
        }
        return computation.sky
    }

    /// The ephemeris bit of libswe's flags.
    var flag: Int32 {
        preference == .moshier ? CSWE_MOSHIER.flag : CSWE_FILES.flag
    }

    func prepareThread(zodiac: Zodiac = .tropical, observer: GeographicPosition? = nil) throws(EphemerisError) {
        guard cswe_prepare(searchPath.list, flag) == 0 else {
            throw EphemerisError(
                .invalidPath,
                "expected at most \(EphemerisSearchPath.longestList) bytes of ephemeris folders, got \(searchPath.list)",
                file: searchPath.list)
        }
        if let ayanamsa = zodiac.ayanamsa {
            cswe_set_sidereal_mode(ayanamsa.mode)
        }
        if let observer {
            swe_set_topo(observer.longitude, observer.latitude, observer.altitude)
        }
    }

    private func check(julianDayUT: Double, observer: GeographicPosition?, needsObserver: Bool)
        throws(EphemerisError)
    {
        guard Ephemeris.julianDays.contains(julianDayUT) else {
            throw EphemerisError(
                .dateOutOfRange,
                "expected a Julian day from -3100015 to 8000016 (about 13,000 BC to AD 17,000), got \(julianDayUT)"
            )
        }
        guard let observer else {
            if needsObserver {
                throw EphemerisError(
                    .missingObserver,
                    "expected a latitude and a longitude for houses and topocentric positions, got none")
            }
            return
        }
        guard (-90...90).contains(observer.latitude) else {
            throw EphemerisError(
                .invalidInput, "expected a latitude from -90 to 90 degrees, got \(observer.latitude)")
        }
        guard (-180...180).contains(observer.longitude) else {
            throw EphemerisError(
                .invalidInput, "expected a longitude from -180 to 180 degrees, got \(observer.longitude)")
        }
        guard (-12_000...100_000).contains(observer.altitude) else {
            throw EphemerisError(
                .invalidInput, "expected an altitude from -12000 to 100000 meters, got \(observer.altitude)")
        }
    }
}
