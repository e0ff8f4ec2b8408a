// SPDX-License-Identifier: AGPL-3.0-or-later

public import AstrologyPlugin
internal import CSwissEphemeris

/// The Swiss Ephemeris as a source of positions: which files to look for, and where.
///
/// ```swift
/// let ephemeris = try SwissEphemerisSource()
/// let sky = try ephemeris.sky(at: 2_448_027.0, bodies: CelestialBody.standard)
/// ```
///
/// The value has no state and may be used from any number of threads at once. libswe does keep state, one per
/// thread (folders, sidereal mode, observer, open files); each call brings the thread it runs on to the condition it
/// needs and computes without suspending.
///
/// ## Topics
/// - ``init(searchPath:preference:)``
/// - ``sky(_:)``
/// - ``bodies(at:among:)``
/// - ``libraryVersion``
public struct SwissEphemerisSource: EphemerisSource, Equatable {
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
    /// - Throws: ``EphemerisError`` with code `invalidPath` when libswe can't hold the list of folders.
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

    /// The Julian days (UT) any ephemeris of libswe covers: about 13,000 BC to AD 17,000.
    public static let julianDays = -3_100_015.0...8_000_016.0

    /// The library with its version, and the ephemeris preferred.
    public var identity: EphemerisIdentity {
        preference == .moshier ? Self.moshierIdentity : Self.filesIdentity
    }

    private static let filesIdentity = identity(.swissEphemeris)
    private static let moshierIdentity = identity(.moshier)

    private static func identity(_ preference: PositionSource) -> EphemerisIdentity {
        EphemerisIdentity(
            name: "Swiss Ephemeris \(libraryVersion)", preference: preference, license: "AGPL-3.0-or-later")
    }

    /// The Julian days (UT) any ephemeris of libswe covers.
    public var julianDays: ClosedRange<Double> { Self.julianDays }

    /// Computes the sky at one instant.
    ///
    /// A body whose file is missing and that has no built-in theory is listed in ``Sky/unavailable``; a
    /// planet whose file is missing is computed by Moshier and says so in ``BodyPosition/warning``. Speeds of
    /// topocentric positions are less precise, as libswe takes them from three positions.
    /// - Throws: ``EphemerisError`` when the instant or the place is out of range, a file is damaged, or no
    ///   ephemeris covers the instant.
    public func sky(_ request: SkyRequest) throws(EphemerisError) -> Sky {
        try request.validate(for: Self.julianDays)
        try prepareThread(zodiac: request.zodiac, observer: request.topocentric ? request.observer : nil)
        var computation = SkyComputation(
            ephemeris: self, julianDayUT: request.julianDayUT, zodiac: request.zodiac, nodes: request.nodes,
            topocentric: request.topocentric)
        try computation.run(bodies: request.bodies)
        if let system = request.houses, let observer = request.observer {
            if system.needsSun || request.zodiac != .tropical { try computation.checkEarth() }
            computation.sky.houses = computation.houseFrame(system, at: observer, cuspSpeeds: request.cuspSpeeds)
        }
        return computation.sky
    }

    /// Computes the cusps and angles of a place at one instant.
    /// - Throws: ``EphemerisError`` when the instant or the place is out of range, or a file is damaged on which
    ///   Sunshine houses or a sidereal zodiac rest.
    public func houses(
        _ system: HouseSystem, at place: GeographicPosition, julianDayUT: Double, zodiac: Zodiac = .tropical,
        cuspSpeeds: Bool = false
    ) throws(EphemerisError) -> HouseFrame {
        let sky = try sky(
            at: julianDayUT, bodies: [], zodiac: zodiac, observer: place, houses: system, cuspSpeeds: cuspSpeeds)
        guard let frame = sky.houses else {
            throw EphemerisError(.libraryFailure, "libswe gave no houses for Julian day \(julianDayUT)")
        }
        return frame
    }

    /// Terrestrial minus Universal Time in seconds, as libswe has it for the ephemeris preferred.
    public func deltaT(at julianDayUT: Double) throws(EphemerisError) -> Double {
        try SkyRequest(julianDayUT: julianDayUT, bodies: []).validate(for: Self.julianDays)
        try prepareThread()
        return swe_deltat_ex(julianDayUT, flag, nil) * 86_400
    }

    /// Apparent sidereal time at Greenwich in degrees.
    public func siderealTime(at julianDayUT: Double) throws(EphemerisError) -> Double {
        try SkyRequest(julianDayUT: julianDayUT, bodies: []).validate(for: Self.julianDays)
        try prepareThread()
        return swe_sidtime(julianDayUT) * 15
    }

    /// Tropical minus sidereal longitude in degrees, nutation included.
    /// - Throws: ``EphemerisError`` when the instant is out of range, or the Earth's place can't be computed, on which
    ///   ayanamsas that follow a star rest.
    public func ayanamsa(_ ayanamsa: Ayanamsa, at julianDayUT: Double) throws(EphemerisError) -> Double {
        let zodiac = Zodiac.sidereal(ayanamsa)
        try SkyRequest(julianDayUT: julianDayUT, bodies: [], zodiac: zodiac).validate(for: Self.julianDays)
        try prepareThread(zodiac: zodiac)
        var computation = SkyComputation(
            ephemeris: self, julianDayUT: julianDayUT, zodiac: zodiac, nodes: .true, topocentric: false)
        try computation.checkEarth()
        try computation.run(bodies: [])
        guard let value = computation.sky.ayanamsa else {
            throw EphemerisError(.libraryFailure, "libswe gave no \(ayanamsa.rawValue) for Julian day \(julianDayUT)")
        }
        return value
    }

    /// The ephemeris bit of libswe's flags.
    var flag: Int32 {
        preference == .moshier ? CSWE_MOSHIER.flag : CSWE_FILES.flag
    }

    private func prepareThread(
        zodiac: Zodiac = .tropical, observer: GeographicPosition? = nil
    ) throws(EphemerisError) {
        guard cswe_prepare(searchPath.list, flag) == 0 else {
            throw EphemerisError(
                .invalidPath,
                "expected at most \(EphemerisSearchPath.longestList) bytes of ephemeris folders, got \(searchPath.list)",
                file: searchPath.list)
        }
        if let ayanamsa = zodiac.ayanamsa {
            cswe_set_sidereal_mode(ayanamsa.number)
        }
        if let observer {
            swe_set_topo(observer.longitude, observer.latitude, observer.altitude)
        }
    }
}
