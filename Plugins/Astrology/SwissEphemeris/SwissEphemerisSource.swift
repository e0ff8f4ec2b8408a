// SPDX-License-Identifier: AGPL-3.0-or-later

public import AstrologyPlugin
internal import CSwissEphemeris
internal import Synchronization

/// The Swiss Ephemeris as a source of positions.
///
/// ```swift
/// let ephemeris = try SwissEphemerisSource()
/// let sky = try ephemeris.sky(at: 2_448_027.0, bodies: CelestialBody.standard)
/// ```
///
/// The value has no state, and any number of threads can use it at the same time. libswe keeps its state (folders,
/// sidereal mode, observer, open files) per thread; each call sets up the thread that it runs on and computes without
/// suspending.
///
/// ## Topics
/// - ``init(searchPath:preference:)``
/// - ``sky(_:)``
/// - ``bodies(at:among:)``
/// - ``libraryVersion``
public struct SwissEphemerisSource: EphemerisSource, Equatable {
    /// The ephemeris to compute from.
    public enum Preference: String, Sendable, Codable, CaseIterable, Hashable {
        /// The Swiss Ephemeris files; if one is missing, the built-in Moshier ephemeris with a warning.
        case swissEphemeris = "swiss-ephemeris"
        /// The built-in Moshier ephemeris, which needs no files for the planets.
        case moshier
    }

    /// The folders to search for files.
    public var searchPath: EphemerisSearchPath
    /// The ephemeris to compute from.
    public var preference: Preference

    /// Creates a source with files in the given folders.
    /// - Parameters:
    ///   - searchPath: The folders to search for files.
    ///   - preference: The ephemeris to compute from.
    public init(searchPath: EphemerisSearchPath, preference: Preference = .swissEphemeris) {
        self.searchPath = searchPath
        self.preference = preference
    }

    /// Creates a source with files in the folders of `SE_EPHE_PATH`, or in the standard folders.
    /// - Throws: `EphemerisError` with code `invalidPath` if the list of folders is too long for libswe.
    public init() throws(EphemerisError) {
        self.init(searchPath: try EphemerisSearchPath())
    }

    /// The version of libswe, such as `2.10.03`.
    public static let libraryVersion =
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CSWE_MESSAGE_SIZE)) { buffer in
            guard let base = buffer.baseAddress else { return "" }
            swe_version(base)
            return String(cString: base)
        }

    /// The range of Julian days (UT) that any ephemeris of libswe covers: about 13,200 BC to AD 17,191.
    public static let supportedJulianDays = -3_100_015.0...8_000_016.0

    /// The library with its version, the preferred ephemeris, and the license.
    public var identity: EphemerisIdentity {
        preference == .moshier ? Self.moshierIdentity : Self.filesIdentity
    }

    private static let filesIdentity = identity(.swissEphemeris)
    private static let moshierIdentity = identity(.moshier)

    private static func identity(_ preference: PositionSource) -> EphemerisIdentity {
        EphemerisIdentity(
            name: "Swiss Ephemeris \(libraryVersion)", preference: preference, license: "AGPL-3.0-or-later")
    }

    /// The range of Julian days (UT) that any ephemeris of libswe covers.
    public var supportedJulianDays: ClosedRange<Double> { Self.supportedJulianDays }

    /// Computes the sky at one instant.
    ///
    /// If a file is missing, planets are computed by the Moshier ephemeris with a `BodyPosition/warning`; bodies that
    /// it doesn't have are listed in `Sky/unavailable`. Speeds of topocentric positions are less precise, because
    /// libswe derives them from three positions.
    /// - Throws: `EphemerisError` if the instant or the place is out of range, a file is damaged, or no ephemeris
    ///   covers the instant.
    public func sky(_ request: SkyRequest) throws(EphemerisError) -> Sky {
        try request.validate(for: Self.supportedJulianDays)
        let flag = try prepareThread(
            at: request.julianDayUT, bodies: request.bodies, zodiac: request.zodiac,
            observer: request.isTopocentric ? request.observer : nil)
        var computation = try SkyComputation(
            ephemeris: self, flag: flag, julianDayUT: request.julianDayUT, zodiac: request.zodiac,
            nodes: request.nodes, isTopocentric: request.isTopocentric)
        try computation.run(bodies: request.bodies)
        if let system = request.houses, let observer = request.observer {
            if system.needsSun || request.zodiac != .tropical { try computation.checkEarth() }
            computation.sky.houses = computation.houseFrame(
                system, at: observer, includesCuspSpeeds: request.includesCuspSpeeds)
        }
        return computation.sky
    }

    /// Computes the cusps and angles of a place at one instant.
    /// - Throws: `EphemerisError` if the instant or the place is out of range, or a file for Sunshine houses or a
    ///   sidereal zodiac is damaged.
    public func houses(
        _ system: HouseSystem, at place: GeographicPosition, julianDayUT: Double, zodiac: Zodiac = .tropical,
        includesCuspSpeeds: Bool = false
    ) throws(EphemerisError) -> HouseFrame {
        let sky = try sky(
            at: julianDayUT, bodies: [], zodiac: zodiac, observer: place, houses: system,
            includesCuspSpeeds: includesCuspSpeeds)
        guard let frame = sky.houses else {
            throw EphemerisError(.libraryFailure, "libswe gave no houses for Julian day \(julianDayUT)")
        }
        return frame
    }

    /// Computes Terrestrial minus Universal Time in seconds, by the ephemeris of the instant.
    public func deltaT(at julianDayUT: Double) throws(EphemerisError) -> Double {
        try SkyRequest(julianDayUT: julianDayUT, bodies: []).validate(for: Self.supportedJulianDays)
        let flag = try prepareThread(at: julianDayUT)
        return try Self.deltaTInDays(at: julianDayUT, flag: flag) * 86_400
    }

    /// Computes apparent sidereal time at Greenwich in degrees.
    public func siderealTime(at julianDayUT: Double) throws(EphemerisError) -> Double {
        try SkyRequest(julianDayUT: julianDayUT, bodies: []).validate(for: Self.supportedJulianDays)
        _ = try prepareThread(at: julianDayUT)
        return swe_sidtime(julianDayUT) * 15
    }

    /// Computes tropical minus sidereal longitude in degrees, including nutation.
    /// - Throws: `EphemerisError` if the instant is out of range, or the ayanamsa is defined by a star and the Earth's
    ///   position can't be computed.
    public func ayanamsa(_ ayanamsa: Ayanamsa, at julianDayUT: Double) throws(EphemerisError) -> Double {
        let zodiac = Zodiac.sidereal(ayanamsa)
        try SkyRequest(julianDayUT: julianDayUT, bodies: [], zodiac: zodiac).validate(for: Self.supportedJulianDays)
        let flag = try prepareThread(at: julianDayUT, zodiac: zodiac)
        var computation = try SkyComputation(
            ephemeris: self, flag: flag, julianDayUT: julianDayUT, zodiac: zodiac, nodes: .true, isTopocentric: false)
        try computation.checkEarth()
        try computation.run(bodies: [])
        guard let value = computation.sky.ayanamsa else {
            throw EphemerisError(.libraryFailure, "libswe gave no \(ayanamsa.rawValue) for Julian day \(julianDayUT)")
        }
        return value
    }

    /// Computes delta T in days, on a prepared thread.
    /// - Parameter flag: The ephemeris bit of libswe's flags.
    static func deltaTInDays(at julianDayUT: Double, flag: Int32) throws(EphemerisError) -> Double {
        let days = swe_deltat_ex(julianDayUT, flag, nil)
        // At the ends of the supported range, it is 8 days.
        guard days.magnitude < 12 else {
            throw EphemerisError(
                .libraryFailure, "expected a delta T below 12 days for Julian day \(julianDayUT), got \(days) days")
        }
        return days
    }

    /// Checks the files that a computation can open, and sets libswe's state on this thread.
    ///
    /// If the file of the planets is missing for the instant, the Moshier ephemeris is requested explicitly. libswe would
    /// replace the files by it as well, but then computes from positions that earlier calls left behind, and fails for
    /// points of the Moon's orbit in zodiacs that are defined by a star.
    /// - Returns: The ephemeris bit of libswe's flags.
    private func prepareThread(
        at julianDayUT: Double, bodies: [CelestialBody] = [], zodiac: Zodiac = .tropical,
        observer: GeographicPosition? = nil
    ) throws(EphemerisError) -> Int32 {
        var need = DataFiles.Need(julianDay: julianDayUT, bodies: bodies, zodiac: zodiac)
        if DataFiles.starsWereRead.load(ordering: .relaxed) { need.contents.insert(.stars) }
        let planets = try searchPath.dataFiles.check(need)
        if need.contents.contains(.stars) { DataFiles.starsWereRead.store(true, ordering: .relaxed) }
        if need.contents.contains(.asteroidNames) {
            for case .asteroid(let number) in bodies {
                try searchPath.dataFiles.check(DataFiles.Need(asteroid: number))
            }
        }
        var hasPlanets = planets.inLastCentury
        if need.firstCentury != need.lastCentury {
            if LibsweFile.century(julianDay: julianDayUT) == need.firstCentury { hasPlanets = planets.inFirstCentury }
            // libswe would continue with an open file if it covers the instant, and otherwise open the file of the
            // century, so the result would depend on what the thread computed before.
            cswe_close()
        }
        let flag = preference == .moshier || !hasPlanets ? CSWE_MOSHIER : CSWE_FILES
        // The thread stays prepared for the preference: preparing it for the other ephemeris costs more than a chart.
        let usual = preference == .moshier ? CSWE_MOSHIER : CSWE_FILES
        guard cswe_prepare(searchPath.list, usual) == 0 else {
            throw EphemerisError(
                .invalidPath,
                "expected at most \(EphemerisSearchPath.longestList) bytes of ephemeris folders, got \(searchPath.list)",
                file: searchPath.list)
        }
        cswe_select_ephemeris(flag)
        if let ayanamsa = zodiac.ayanamsa {
            cswe_set_sidereal_mode(ayanamsa.number)
        }
        if let observer {
            swe_set_topo(observer.longitude, observer.latitude, observer.altitude)
        }
        return flag
    }
}
