// SPDX-License-Identifier: Apache-2.0

extension SkyRequest {
    /// Returns how a sky differs from this request, as a clause that follows the source's name; `nil` if it matches.
    ///
    /// A sky without houses matches, because a source can have no houses.
    ///
    /// Reads each field in place, because copying a sky or a position takes longer than all comparisons.
    /// - Complexity: O(*n*) in the number of bodies, unless many of them are unavailable.
    func problem(in sky: Sky) -> String? {
        guard sky.julianDayUT == julianDayUT else {
            return "returned a sky for Julian day \(sky.julianDayUT) instead of \(julianDayUT)"
        }
        guard sky.zodiac == zodiac else {
            return "returned positions in the \(sky.zodiac.word) zodiac instead of \(zodiac.word)"
        }
        guard sky.isTopocentric == isTopocentric else {
            return sky.isTopocentric
                ? "returned topocentric instead of geocentric positions"
                : "returned geocentric instead of topocentric positions"
        }
        guard sky.nodes == nodes else {
            return "returned the \(sky.nodes.rawValue) node instead of the \(nodes.rawValue) node"
        }
        guard (-1e6...1e6).contains(sky.deltaT) else { return "returned \(sky.deltaT) seconds for delta T" }
        guard (0...90).contains(sky.obliquity) else { return "returned an obliquity of \(sky.obliquity) degrees" }
        if let ayanamsa = sky.ayanamsa {
            guard zodiac != .tropical else { return "returned an ayanamsa for the tropical zodiac" }
            guard (-360...360).contains(ayanamsa) else { return "returned an ayanamsa of \(ayanamsa) degrees" }
        } else if zodiac != .tropical {
            return "returned no ayanamsa for the \(zodiac.word) zodiac"
        }
        return bodyProblem(in: sky) ?? houseProblem(in: sky)
    }

    private func bodyProblem(in sky: Sky) -> String? {
        // Almost all skies have all bodies, which one pass can check without copying anything.
        let isComplete = bodies.withUnsafeBufferPointer { bodies in
            sky.positions.withUnsafeBufferPointer { positions in
                guard positions.count == bodies.count else { return false }
                for index in bodies.indices {
                    guard positions[index].body == bodies[index], positions.isSound(at: index) else { return false }
                }
                return true
            }
        }
        return isComplete && sky.unavailable.isEmpty ? nil : detailedBodyProblem(in: sky)
    }

    private func detailedBodyProblem(in sky: Sky) -> String? {
        var next = 0
        var missing = 0
        for body in bodies {
            if next < sky.positions.count, sky.positions[next].body == body {
                if let problem = sky.positions[next].problem { return problem }
                next += 1
            } else if sky.unavailable.contains(where: { $0.body == body }) {
                missing += 1
            } else if sky.positions.contains(where: { $0.body == body }) {
                return "returned \(body.name) at another index than requested"
            } else {
                return "neither returned a position of \(body.name) nor listed it as unavailable"
            }
        }
        if next < sky.positions.count {
            return "returned a position of \(sky.positions[next].body.name) that wasn't requested, or returned it twice"
        }
        if missing < sky.unavailable.count {
            let others = sky.unavailable.map(\.body).filter { !bodies.contains($0) }
            return "listed \(others.first?.name ?? "a body") as unavailable, "
                + (others.isEmpty ? "more than once" : "which wasn't requested")
        }
        return nil
    }

    private func houseProblem(in sky: Sky) -> String? {
        guard let houses = sky.houses else { return nil }
        guard let system = self.houses else { return "returned houses that weren't requested" }
        return houses.problem(requesting: system)
    }
}

@inline(__always)
private func isAngle(_ degrees: Double) -> Bool { (degrees - 180).magnitude <= 180 }

@inline(__always)
private func isHeight(_ degrees: Double) -> Bool { degrees.magnitude <= 90 }

@inline(__always)
private func isSpeed(_ degrees: Double) -> Bool { degrees.magnitude <= 1000 }

extension UnsafeBufferPointer<BodyPosition> {
    /// Whether the figures of a position that charts use are numbers in range.
    @inline(__always)
    fileprivate func isSound(at index: Int) -> Bool {
        isAngle(self[index].longitude) && isHeight(self[index].latitude) && isHeight(self[index].declination)
            && isAngle(self[index].rightAscension) && isSpeed(self[index].longitudeSpeed)
            && isSpeed(self[index].declinationSpeed) && self[index].distance >= 0 && self[index].distance < .infinity
    }
}

extension BodyPosition {
    /// The first invalid figure that charts use, as a clause that follows the source's name; `nil` if all are valid.
    fileprivate var problem: String? {
        let figures = [
            ("longitude", longitude, isAngle(longitude)), ("latitude", latitude, isHeight(latitude)),
            ("declination", declination, isHeight(declination)),
            ("right ascension", rightAscension, isAngle(rightAscension)),
            ("speed in longitude", longitudeSpeed, isSpeed(longitudeSpeed)),
            ("speed in declination", declinationSpeed, isSpeed(declinationSpeed)),
            ("distance", distance, distance >= 0 && distance < .infinity),
        ]
        return figures.first { !$0.2 }.map { "returned \($0.1) for the \($0.0) of \(body.name)" }
    }
}

extension HouseFrame {
    /// Returns the first problem of the frame, as a clause that follows the source's name; `nil` if it is valid.
    func problem(requesting system: HouseSystem) -> String? {
        guard systemRequested == system else {
            return "returned houses for \(systemRequested.displayName) instead of \(system.displayName)"
        }
        guard systemUsed == system || fallback != nil else {
            return "used \(systemUsed.displayName) houses instead of \(system.displayName) without a reason"
        }
        guard cusps.count == systemUsed.cuspCount else {
            return
                "returned \(cusps.count) cusps for \(systemUsed.displayName) houses, which have \(systemUsed.cuspCount)"
        }
        for cusp in cusps where !isAngle(cusp) { return "returned \(cusp) for the longitude of a cusp" }
        return angleProblem("Ascendant", ascendant, speeds.ascendant)
            ?? angleProblem("Midheaven", midheaven, speeds.midheaven)
            ?? angleProblem("right ascension of the meridian", armc, speeds.armc)
            ?? angleProblem("Vertex", vertex, speeds.vertex)
            ?? angleProblem("East Point", equatorialAscendant, speeds.equatorialAscendant)
    }

    @inline(__always)
    private func angleProblem(_ name: StaticString, _ degrees: Double?, _ speed: Double?) -> String? {
        guard let degrees else {
            return speed == nil ? nil : "returned the motion of the \(name) without its longitude"
        }
        guard let speed else { return "returned the \(name) without its motion" }
        guard isAngle(degrees) else { return "returned \(degrees) for the \(name)" }
        guard speed.magnitude <= 1e6 else { return "returned \(speed) degrees per day for the motion of the \(name)" }
        return nil
    }
}
