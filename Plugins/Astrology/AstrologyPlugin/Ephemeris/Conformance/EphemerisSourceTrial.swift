// SPDX-License-Identifier: Apache-2.0

/// The requests that ``EphemerisSourceConformance`` makes, and the problems that they show.
struct EphemerisSourceTrial {
    let source: any EphemerisSource
    let bodies: [CelestialBody]
    let place: GeographicPosition
    let julianDays: [Double]
    var problems: [String] = []

    /// The results of valid requests, which other threads must get too.
    private var answers: [(request: SkyRequest, sky: Sky)] = []

    init(source: any EphemerisSource, bodies: [CelestialBody], place: GeographicPosition, julianDays: [Double]) {
        self.source = source
        self.bodies = bodies
        self.place = place
        self.julianDays = julianDays
    }

    mutating func run() {
        if source.identity.name.isEmpty { problems.append("the identity has no name") }
        if source.identity.license.isEmpty { problems.append("the identity has no license") }
        for julianDay in julianDays {
            guard let sky = answer(SkyRequest(julianDayUT: julianDay, bodies: bodies)) else { continue }
            checkOrder(sky)
            checkSpeeds(sky)
            checkConventions(at: julianDay)
            checkHouses(at: julianDay)
            checkParts(at: julianDay)
            checkCatalog(sky)
        }
        if answers.isEmpty {
            problems.append("no instant of \(julianDays) has a sky, though supportedJulianDays contains them")
        }
        checkRejections()
    }

    /// Returns the result of a request; `nil` if it is rejected in an allowed way.
    private mutating func answer(_ request: SkyRequest, allowing code: EphemerisError.Code? = nil) -> Sky? {
        do throws(EphemerisError) {
            let sky = try source.sky(request)
            if let problem = request.problem(in: sky) {
                problems.append("at Julian day \(request.julianDayUT), it \(problem)")
                return nil
            }
            answers.append((request, sky))
            return sky
        } catch {
            if error.code != .dateOutOfRange, error.code != code {
                problems.append(
                    "at Julian day \(request.julianDayUT), it threw \(error.code.rawValue): \(error.message)")
            }
            return nil
        }
    }

    private mutating func checkOrder(_ sky: Sky) {
        guard let reversed = answer(SkyRequest(julianDayUT: sky.julianDayUT, bodies: bodies.reversed())) else {
            problems.append("at Julian day \(sky.julianDayUT), it has no sky for the same bodies in reverse order")
            return
        }
        if reversed.positions.reversed() != sky.positions {
            problems.append("at Julian day \(sky.julianDayUT), positions depend on the order of the bodies")
        }
        if answer(SkyRequest(julianDayUT: sky.julianDayUT, bodies: bodies)) != sky {
            problems.append("at Julian day \(sky.julianDayUT), the same request has two answers")
        }
    }

    private mutating func checkSpeeds(_ sky: Sky) {
        let minute = 1.0 / 1440
        guard let later = answer(SkyRequest(julianDayUT: sky.julianDayUT + minute, bodies: bodies)) else { return }
        for position in sky.positions {
            guard let next = later[position.body] else { continue }
            // Light is deflected near the Sun, which speeds don't predict.
            let bound = (position.speedError ?? AspectPoint.cautiousLinearError) + 4e-5
            let misses = [
                (
                    "longitude",
                    Angle.signedDifference(from: position.longitude, to: next.longitude)
                        - position.longitudeSpeed * minute
                ),
                ("declination", next.declination - position.declination - position.declinationSpeed * minute),
            ]
            for (name, miss) in misses where !(miss.magnitude <= bound) {
                problems.append(
                    "at Julian day \(sky.julianDayUT), the speed in \(name) of \(position.body.name) misses the position "
                        + "one minute later by \(miss.magnitude) degrees, more than \(bound)")
            }
        }
    }

    private mutating func checkConventions(at julianDay: Double) {
        for zodiac in [Zodiac.sidereal(.lahiri), .sidereal(.faganBradley)] {
            _ = answer(
                SkyRequest(
                    julianDayUT: julianDay, bodies: bodies, zodiac: zodiac, observer: place, houses: .wholeSign),
                allowing: .invalidInput)
        }
        _ = answer(
            SkyRequest(julianDayUT: julianDay, bodies: bodies, observer: place, isTopocentric: true),
            allowing: .invalidInput)
        _ = answer(SkyRequest(julianDayUT: julianDay, bodies: bodies, nodes: .mean), allowing: .invalidInput)
    }

    private mutating func checkHouses(at julianDay: Double) {
        let zodiacs = [Zodiac.tropical, .sidereal(.lahiri)]
        for (system, zodiac) in HouseSystem.allCases.flatMap({ system in zodiacs.map { (system, $0) } }) {
            let request = SkyRequest(
                julianDayUT: julianDay, bodies: [.sun], zodiac: zodiac, observer: place, houses: system,
                includesCuspSpeeds: true)
            let sky = answer(request, allowing: zodiac == .tropical ? nil : .invalidInput)
            let alone = try? source.houses(
                system, at: place, julianDayUT: julianDay, zodiac: zodiac, includesCuspSpeeds: true)
            if sky?.houses != alone {
                problems.append(
                    "at Julian day \(julianDay), \(system.displayName) houses (\(zodiac.word)) alone aren't those of a sky"
                )
            }
            if let frame = alone, let speeds = frame.cuspSpeeds,
                speeds.count != frame.cusps.count || !speeds.allSatisfy(\.isFinite)
            {
                problems.append("at Julian day \(julianDay), \(system.displayName) houses have no motion for each cusp")
            }
        }
        let plain = SkyRequest(julianDayUT: julianDay, bodies: [], observer: place, houses: .equal)
        if answer(plain)?.houses?.cuspSpeeds != nil {
            problems.append("at Julian day \(julianDay), houses have cusp speeds that weren't requested")
        }
    }

    private mutating func checkParts(at julianDay: Double) {
        guard let sky = answer(SkyRequest(julianDayUT: julianDay, bodies: [])) else { return }
        let deltaT = (try? source.deltaT(at: julianDay)) ?? .nan
        if !((deltaT - sky.deltaT).magnitude < 1e-6) {
            problems.append("at Julian day \(julianDay), delta T alone isn't that of a sky")
        }
        let greenwich = GeographicPosition(latitude: 0, longitude: 0)
        let request = SkyRequest(julianDayUT: julianDay, bodies: [], observer: greenwich, houses: .equal)
        if let armc = answer(request)?.houses?.armc {
            let siderealTime = (try? source.siderealTime(at: julianDay)) ?? .nan
            if !(siderealTime >= 0 && siderealTime <= 360 && Angle.separation(siderealTime, armc) < 1e-5) {
                problems.append("at Julian day \(julianDay), sidereal time alone isn't that of the houses of Greenwich")
            }
        }
        let sidereal = answer(
            SkyRequest(julianDayUT: julianDay, bodies: [], zodiac: .sidereal(.lahiri)), allowing: .invalidInput)
        let alone = try? source.ayanamsa(.lahiri, at: julianDay)
        if let ofSky = sidereal?.ayanamsa, let alone, (ofSky - alone).magnitude < 1e-6 { return }
        if sidereal != nil || alone != nil {
            problems.append("at Julian day \(julianDay), an ayanamsa alone isn't that of a sky")
        }
    }

    private mutating func checkCatalog(_ sky: Sky) {
        let entries = source.bodies(at: sky.julianDayUT, among: bodies)
        guard entries.map(\.body) == bodies else {
            problems.append("the catalog doesn't have one entry for each body, in the same order")
            return
        }
        for entry in entries where entry.isAvailable != (sky[entry.body] != nil) {
            problems.append(
                "at Julian day \(sky.julianDayUT), the catalog says that \(entry.body.name) is "
                    + (entry.isAvailable ? "available, and it isn't" : "unavailable, and it isn't"))
        }
    }

    private mutating func checkRejections() {
        // Closures must not capture self while it changes.
        let (source, bodies, place) = (source, bodies, place)
        let range = source.supportedJulianDays
        for julianDay in [range.lowerBound - 1, range.upperBound + 1, .nan, .infinity, -.infinity, 1e19, -1e300] {
            let name = "Julian day \(julianDay)"
            expect(.dateOutOfRange, "a sky for \(name)") { () throws(EphemerisError) in
                _ = try source.sky(SkyRequest(julianDayUT: julianDay, bodies: bodies))
            }
            expect(.dateOutOfRange, "houses for \(name)") { () throws(EphemerisError) in
                _ = try source.houses(
                    .equal, at: place, julianDayUT: julianDay, zodiac: .tropical, includesCuspSpeeds: false)
            }
            expect(.dateOutOfRange, "delta T for \(name)") { () throws(EphemerisError) in
                _ = try source.deltaT(at: julianDay)
            }
            expect(.dateOutOfRange, "sidereal time for \(name)") { () throws(EphemerisError) in
                _ = try source.siderealTime(at: julianDay)
            }
            expect(.dateOutOfRange, "an ayanamsa for \(name)") { () throws(EphemerisError) in
                _ = try source.ayanamsa(.lahiri, at: julianDay)
            }
            if source.bodies(at: julianDay, among: bodies).contains(where: \.isAvailable) {
                problems.append("the catalog has available bodies for \(name)")
            }
        }
        for julianDay in [range.lowerBound, range.upperBound] {
            _ = answer(SkyRequest(julianDayUT: julianDay, bodies: bodies))
        }
        guard let julianDay = answers.first?.request.julianDayUT else { return }
        let request = SkyRequest(julianDayUT: julianDay, bodies: bodies)
        for latitude in [91, -90.5, .nan] {
            var invalid = request
            invalid.observer = GeographicPosition(latitude: latitude, longitude: 0)
            reject(invalid, .invalidInput, "a sky for the latitude \(latitude)")
        }
        for body in [CelestialBody.asteroid(0), .asteroid(1_000_000), .asteroid(.max), .star("")] {
            var invalid = request
            invalid.bodies.append(body)
            reject(invalid, .invalidInput, "a sky with \"\(body.word)\"")
            if source.bodies(at: julianDay, among: [body]).contains(where: \.isAvailable) {
                problems.append("the catalog says that \"\(body.word)\" is available")
            }
        }
        var withoutPlace = request
        withoutPlace.houses = .equal
        reject(withoutPlace, .missingObserver, "houses without a place")
        withoutPlace.houses = nil
        withoutPlace.isTopocentric = true
        reject(withoutPlace, .missingObserver, "topocentric positions without a place")
    }

    private mutating func reject(_ request: SkyRequest, _ code: EphemerisError.Code, _ name: String) {
        let source = source
        expect(code, name) { () throws(EphemerisError) in _ = try source.sky(request) }
    }

    private mutating func expect(
        _ code: EphemerisError.Code, _ name: String, _ ask: () throws(EphemerisError) -> Void
    ) {
        do throws(EphemerisError) {
            try ask()
            problems.append("it gave \(name) instead of an error with code \(code.rawValue)")
        } catch {
            if error.code != code {
                problems.append("it threw \(error.code.rawValue) for \(name) instead of \(code.rawValue)")
            }
        }
    }

    /// Makes all requests again, on many threads at the same time.
    mutating func checkThreads() async {
        let (source, answers) = (source, answers)
        let count = answers.count
        guard count > 0 else { return }
        let differences = await withTaskGroup(of: Int.self) { group in
            for task in 0..<16 {
                group.addTask {
                    // Each task starts at another request, so that different requests overlap.
                    (0..<count).count { index in
                        let (request, sky) = answers[(index + task * count / 16) % count]
                        return (try? source.sky(request)) != sky
                    }
                }
            }
            return await group.reduce(0, +)
        }
        if differences > 0 {
            problems.append(
                "\(differences) of \(16 * count) results differ when many threads make requests at the same time")
        }
    }
}
