// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin
internal import CSwissEphemeris

/// One run over the bodies of a sky, on one thread that ``SwissEphemerisSource`` has
/// prepared.
struct SkyComputation {
    let ephemeris: SwissEphemerisSource
    /// Ephemeris, speed and topocentric bits of libswe's flags.
    let flags: Int32
    /// The flags for longitudes in the sky's zodiac.
    let zodiacFlags: Int32
    /// Delta T in days, of the ephemeris asked for.
    let deltaT: Double
    var sky: Sky
    private var filesRead = FilesRead()
    /// Whether the Moon's file was read; known once the first body has been computed.
    private var moonFileIsRead: Bool?

    init(ephemeris: SwissEphemerisSource, julianDayUT: Double, zodiac: Zodiac, nodes: NodeType, topocentric: Bool) {
        self.ephemeris = ephemeris
        flags = ephemeris.flag | CSWE_SPEED.flag | (topocentric ? CSWE_TOPOCENTRIC.flag : 0)
        zodiacFlags = flags | (zodiac == .tropical ? 0 : CSWE_SIDEREAL.flag | SEFLG_NONUT)
        deltaT = swe_deltat_ex(julianDayUT, ephemeris.flag, nil)
        sky = Sky(
            julianDayUT: julianDayUT, deltaT: deltaT * 86_400, zodiac: zodiac, ayanamsa: nil, obliquity: 0,
            meanObliquity: 0, nutationInLongitude: 0, nutationInObliquity: 0, nodes: nodes,
            isTopocentric: topocentric, positions: [], unavailable: [], houses: nil, files: [])
    }

    mutating func run(bodies: [CelestialBody]) throws(EphemerisError) {
        sky.positions.reserveCapacity(bodies.count)
        for body in bodies {
            try compute(body)
        }
        computeReferenceFrame()
        sky.files = filesRead.list(julianDay: sky.julianDayUT + deltaT)
    }

    /// Makes sure that the Earth's place can be computed, on which Sunshine houses and the ayanamsas that
    /// follow a star rest: libswe computes those without a word when it cannot.
    mutating func checkEarth() throws(EphemerisError) {
        if sky.positions.contains(where: { $0.source != .formula }) { return }
        let reading = sunReading()
        if reading.used < 0 { try report(.sun, message: reading.message ?? "") }
    }

    private func sunReading() -> Reading {
        Reading.body(
            SE_SUN, julianDayUT: sky.julianDayUT, deltaT: deltaT, equatorialFlags: flags | CSWE_EQUATORIAL.flag,
            zodiacFlags: zodiacFlags)
    }

    private mutating func compute(_ body: CelestialBody) throws(EphemerisError) {
        if case .star(let name) = body {
            try compute(star: name)
            return
        }
        guard let number = body.libsweNumber(nodes: sky.nodes) else { return }
        let reading = Reading.body(
            number, julianDayUT: sky.julianDayUT, deltaT: deltaT,
            equatorialFlags: flags | CSWE_EQUATORIAL.flag,
            zodiacFlags: zodiacFlags)
        guard reading.used >= 0 else {
            try report(body, message: reading.message ?? "")
            return
        }
        // Completed in its place, since a position is much to copy.
        let place = sky.positions.count
        sky.positions.append(
            BodyPosition(body: body, reading: reading, source: source(of: body, used: reading.used)))
        noteFallback(at: place, message: reading.message)
        if body == .southNode { sky.positions[place].turnToOppositePoint() }
        if case .asteroid = body { sky.positions[place].properName = libsweName(number) }
        filesRead.insert(body, source: sky.positions[place].source)
    }

    private mutating func compute(star name: String) throws(EphemerisError) {
        let body = CelestialBody.star(name)
        let star =
            read(star: name)
            ?? ephemeris.fixedStars()?.star(answeringTo: name).flatMap { read(star: $0.query) }
        guard let star else {
            sky.unavailable.append(unknownStar(name))
            return
        }
        guard star.reading.used >= 0 else {
            try report(body, message: star.reading.message ?? "")
            return
        }
        // libswe returns the flags it was given for a star, so the Earth's place, on which the star's
        // aberration rests, is asked which ephemeris it came from.
        let sun = sunReading()
        let place = sky.positions.count
        sky.positions.append(
            BodyPosition(body: body, reading: star.reading, source: source(of: .sun, used: sun.used)))
        sky.positions[place].properName = star.properName
        noteFallback(at: place, message: sun.message)
        filesRead.insert(.sun, source: sky.positions[place].source)
    }

    /// Warns when a position is not wholly from the files that were asked for.
    ///
    /// Where only the Moon's file is missing libswe takes the Moon from Moshier and still returns the flag of
    /// the files, and says so in its message the first time only. So the header of the Moon's file is looked
    /// at.
    private mutating func noteFallback(at place: Int, message: String?) {
        guard ephemeris.preference == .swissEphemeris else { return }
        switch sky.positions[place].source {
        case .moshier:
            sky.deltaT = swe_deltat_ex(sky.julianDayUT, CSWE_MOSHIER.flag, nil) * 86_400
        case .swissEphemeris where !isMoonFileRead():
            if sky.positions[place].body == .moon { sky.positions[place].source = .moshier }
        default:
            return
        }
        sky.positions[place].warning = warning(for: sky.positions[place], message: message)
    }

    private mutating func isMoonFileRead() -> Bool {
        if let known = moonFileIsRead { return known }
        let isRead = EphemerisFile.current(.moon, julianDay: sky.julianDayUT + deltaT) != nil
        moonFileIsRead = isRead
        return isRead
    }

    private func read(star name: String) -> StarReading? {
        StarReading(name: name, julianDayUT: sky.julianDayUT, flags: flags, zodiacFlags: zodiacFlags)
    }

    /// Obliquity and nutation, which libswe has at hand once a body has been computed, and the ayanamsa.
    private mutating func computeReferenceFrame() {
        let julianDayTT = sky.julianDayUT + deltaT
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { values in
            guard let base = values.baseAddress else { return }
            guard swe_calc(julianDayTT, SE_ECL_NUT, ephemeris.flag, base, nil) >= 0 else { return }
            sky.obliquity = values[0]
            sky.meanObliquity = values[1]
            sky.nutationInLongitude = values[2]
            sky.nutationInObliquity = values[3]
        }
        if sky.zodiac != .tropical {
            var ayanamsa = 0.0
            if swe_get_ayanamsa_ex(julianDayTT, ephemeris.flag, &ayanamsa, nil) >= 0 {
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

    private func libsweName(_ number: Int32) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CSWE_MESSAGE_SIZE)) { buffer in
            guard let base = buffer.baseAddress else { return nil }
            swe_get_planet_name(number, base)
            return base.pointee == 0 ? nil : String(cString: base)
        }
    }
}

extension PositionSource {
    /// The source by the flags libswe returned.
    init(flags: Int32) {
        if flags & CSWE_MOSHIER.flag != 0 {
            self = .moshier
        } else if flags & CSWE_JPL.flag != 0 {
            self = .jpl
        } else {
            self = .swissEphemeris
        }
    }
}

extension BodyPosition {
    init(body: CelestialBody, reading: Reading, source: PositionSource) {
        let (zodiacal, equatorial) = (reading.zodiacal, reading.equatorial)
        self.init(
            body: body, longitude: zodiacal[0], latitude: zodiacal[1], distance: zodiacal[2],
            longitudeSpeed: zodiacal[3], latitudeSpeed: zodiacal[4], distanceSpeed: zodiacal[5],
            rightAscension: equatorial[0], declination: equatorial[1], rightAscensionSpeed: equatorial[3],
            declinationSpeed: equatorial[4], source: source, warning: nil, properName: nil)
    }

    /// Makes the position that of the point of the sky opposite to it, at the same distance.
    mutating func turnToOppositePoint() {
        longitude = longitude >= 180 ? longitude - 180 : longitude + 180
        latitude = 0 - latitude
        latitudeSpeed = 0 - latitudeSpeed
        rightAscension = rightAscension >= 180 ? rightAscension - 180 : rightAscension + 180
        declination = 0 - declination
        declinationSpeed = 0 - declinationSpeed
    }
}

/// Which kinds of files stand behind the positions of a sky.
private struct FilesRead {
    private var planets = false
    private var moon = false
    private var mainAsteroids = false
    private var asteroids: [EphemerisFile] = []

    mutating func insert(_ body: CelestialBody, source: PositionSource) {
        if source == .swissEphemeris {
            planets = true
            moon = true
        }
        // Moshier has no minor planets: their orbits come from files whatever the Earth's place comes from.
        switch body {
        case .chiron, .pholus, .ceres, .pallas, .juno, .vesta:
            mainAsteroids = true
        case .asteroid:
            // libswe keeps one numbered file open at a time, so its header is read now.
            if let file = EphemerisFile.current(.numberedAsteroid, julianDay: nil) { asteroids.append(file) }
        default:
            break
        }
    }

    func list(julianDay: Double) -> [EphemerisFile] {
        var files: [EphemerisFile] = []
        files.reserveCapacity(3)
        for (content, wasRead) in [
            (EphemerisFile.Content.planets, planets), (.moon, moon), (.mainAsteroids, mainAsteroids),
        ] where wasRead {
            if let file = EphemerisFile.current(content, julianDay: julianDay) { files.append(file) }
        }
        return files + asteroids
    }
}
