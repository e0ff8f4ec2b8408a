// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin
internal import CSwissEphemeris

/// Computes the bodies of a sky, on a thread that ``SwissEphemerisSource`` has prepared.
struct SkyComputation {
    let ephemeris: SwissEphemerisSource
    /// The ephemeris bit of libswe's flags.
    let flag: Int32
    /// The ephemeris, speed, and topocentric bits of libswe's flags.
    let flags: Int32
    /// The flags for longitudes in the sky's zodiac.
    let zodiacFlags: Int32
    /// Delta T in days, by the ephemeris of the flag.
    let deltaT: Double
    var sky: Sky
    private var filesRead = FilesRead()
    /// Whether the Moon's file was read; `nil` before it is known.
    private var moonFileIsRead: Bool?

    init(
        ephemeris: SwissEphemerisSource, flag: Int32, julianDayUT: Double, zodiac: Zodiac, nodes: NodeType,
        isTopocentric: Bool
    ) throws(EphemerisError) {
        self.ephemeris = ephemeris
        self.flag = flag
        flags = flag | CSWE_SPEED | (isTopocentric ? CSWE_TOPOCENTRIC : 0)
        zodiacFlags = flags | (zodiac == .tropical ? 0 : CSWE_SIDEREAL | CSWE_NO_NUTATION)
        deltaT = try SwissEphemerisSource.deltaTInDays(at: julianDayUT, flag: flag)
        sky = Sky(
            julianDayUT: julianDayUT, deltaT: deltaT * 86_400, zodiac: zodiac, ayanamsa: nil, obliquity: 0,
            meanObliquity: 0, nutationInLongitude: 0, nutationInObliquity: 0, nodes: nodes,
            isTopocentric: isTopocentric, positions: [], unavailable: [], houses: nil, files: [])
    }

    mutating func run(bodies: [CelestialBody]) throws(EphemerisError) {
        sky.positions.reserveCapacity(bodies.count)
        for body in bodies {
            try compute(body)
        }
        computeReferenceFrame()
        filesRead.readHeaders(julianDay: sky.julianDayUT + deltaT, naming: &sky.positions)
        sky.files = filesRead.all
    }

    /// Checks that the Earth's position can be computed, on which Sunshine houses and ayanamsas by a star depend.
    ///
    /// Otherwise, libswe computes those without an error.
    mutating func checkEarth() throws(EphemerisError) {
        if sky.positions.contains(where: { $0.source != .formula }) { return }
        let reading = sunReading()
        if reading.used < 0 { try report(.sun, message: reading.message ?? "") }
    }

    private func sunReading() -> Reading {
        Reading.body(
            SE_SUN, julianDayUT: sky.julianDayUT, deltaT: deltaT, equatorialFlags: flags | CSWE_EQUATORIAL,
            zodiacFlags: zodiacFlags)
    }

    private mutating func compute(_ body: CelestialBody) throws(EphemerisError) {
        if case .star(let name) = body {
            try compute(star: name)
            return
        }
        guard let number = body.libsweNumber(nodes: sky.nodes) else {
            sky.unavailable.append(
                UnavailableBody(
                    body: body, reason: .other, file: nil,
                    message: "\(body.name): expected the number of a minor planet, got a name"))
            return
        }
        let reading = Reading.body(
            number, julianDayUT: sky.julianDayUT, deltaT: deltaT,
            equatorialFlags: flags | CSWE_EQUATORIAL,
            zodiacFlags: zodiacFlags)
        guard reading.used >= 0 else {
            try report(body, message: reading.message ?? "")
            return
        }
        // Modified in place, because copying a position is expensive.
        let place = sky.positions.count
        sky.positions.append(
            BodyPosition(body: body, reading: reading, source: source(of: body, used: reading.used)))
        sky.positions[place].speedError = speedError(of: body, used: reading.used)
        try noteFallback(at: place, message: reading.message)
        if body == .southNode { sky.positions[place].turnToOppositePoint() }
        if case .asteroid = body {
            sky.positions[place].properName = libsweName(number)
            sky.positions[place].file = filesRead.insertNumberedAsteroid()
        }
    }

    private mutating func compute(star name: String) throws(EphemerisError) {
        let body = CelestialBody.star(name)
        let star =
            read(star: name)
            ?? (try? ephemeris.fixedStars())?.star(named: name).flatMap { read(star: $0.query) }
        guard let star else {
            sky.unavailable.append(unknownStar(name))
            return
        }
        guard star.reading.used >= 0 else {
            try report(body, message: star.reading.message ?? "")
            return
        }
        // For a star, libswe returns the flags that it was given. The Sun's flags identify the ephemeris of the Earth's
        // position, on which the star's aberration depends.
        let sun = sunReading()
        let place = sky.positions.count
        sky.positions.append(
            BodyPosition(body: body, reading: star.reading, source: source(of: .sun, used: sun.used)))
        sky.positions[place].speedError = speedError(of: body, used: sun.used)
        sky.positions[place].properName = star.properName
        try noteFallback(at: place, message: sun.message)
    }

    /// Adds a warning to a position that isn't entirely from the preferred files.
    ///
    /// If only the Moon's file is missing, libswe uses Moshier's Moon but still returns the flag of the files. It has a
    /// message only the first time, so the header of the Moon's file is checked instead.
    private mutating func noteFallback(at place: Int, message: String?) throws(EphemerisError) {
        guard ephemeris.preference == .swissEphemeris else { return }
        switch sky.positions[place].source {
        case .moshier:
            sky.deltaT = swe_deltat_ex(sky.julianDayUT, CSWE_MOSHIER, nil) * 86_400
        case .swissEphemeris where !isMoonFileRead():
            if sky.positions[place].body == .moon { sky.positions[place].source = .moshier }
        default:
            return
        }
        sky.positions[place].warning = try warning(for: sky.positions[place], message: message)
    }

    private mutating func isMoonFileRead() -> Bool {
        if let known = moonFileIsRead { return known }
        let isRead = LibsweFile.moon.current(julianDay: sky.julianDayUT + deltaT) != nil
        moonFileIsRead = isRead
        return isRead
    }

    private func read(star name: String) -> StarReading? {
        StarReading(name: name, julianDayUT: sky.julianDayUT, flags: flags, zodiacFlags: zodiacFlags)
    }

    /// Computes the ayanamsa, and obliquity and nutation, which libswe caches when it computes a body.
    private mutating func computeReferenceFrame() {
        let julianDayTT = sky.julianDayUT + deltaT
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { values in
            guard let base = values.baseAddress else { return }
            guard swe_calc(julianDayTT, SE_ECL_NUT, flag, base, nil) >= 0 else { return }
            sky.obliquity = values[0]
            sky.meanObliquity = values[1]
            sky.nutationInLongitude = values[2]
            sky.nutationInObliquity = values[3]
        }
        if sky.zodiac != .tropical {
            var ayanamsa = 0.0
            if swe_get_ayanamsa_ex(julianDayTT, flag, &ayanamsa, nil) >= 0 {
                sky.ayanamsa = ayanamsa
            }
        }
    }

    private func source(of body: CelestialBody, used: Int32) -> PositionSource {
        switch body {
        case .lilith, .interpolatedLilith, .interpolatedPerigee:
            .formula
        case .northNode, .southNode:
            sky.nodes == .mean ? .formula : PositionSource(flags: used)
        default:
            PositionSource(flags: used)
        }
    }

    private func speedError(of body: CelestialBody, used: Int32) -> Double {
        body.speedError(isTopocentric: sky.isTopocentric, isMoshier: used & CSWE_MOSHIER != 0)
    }

    private func libsweName(_ number: Int32) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CSWE_MESSAGE_SIZE)) { buffer in
            guard let base = buffer.baseAddress else { return nil }
            swe_get_planet_name(number, base)
            return base.pointee == 0 ? nil : String(cString: base)
        }
    }
}

extension PositionSource {
    /// Creates the source from the flags that libswe returned.
    init(flags: Int32) {
        if flags & CSWE_MOSHIER != 0 {
            self = .moshier
        } else if flags & CSWE_JPL != 0 {
            self = .jpl
        } else {
            self = .swissEphemeris
        }
    }
}

extension BodyPosition {
    @inline(never)
    init(body: CelestialBody, reading: Reading, source: PositionSource) {
        let (zodiacal, equatorial) = (reading.zodiacal, reading.equatorial)
        self.init(
            body: body, longitude: zodiacal[0], latitude: zodiacal[1], distance: zodiacal[2],
            longitudeSpeed: zodiacal[3], latitudeSpeed: zodiacal[4], distanceSpeed: zodiacal[5],
            rightAscension: equatorial[0], declination: equatorial[1], rightAscensionSpeed: equatorial[3],
            declinationSpeed: equatorial[4], source: source)
    }

    /// Moves the position to the opposite point of the sky, at the same distance.
    mutating func turnToOppositePoint() {
        longitude = longitude >= 180 ? longitude - 180 : longitude + 180
        latitude = 0 - latitude
        latitudeSpeed = 0 - latitudeSpeed
        rightAscension = rightAscension >= 180 ? rightAscension - 180 : rightAscension + 180
        declination = 0 - declination
        declinationSpeed = 0 - declinationSpeed
    }
}
