// SPDX-License-Identifier: AGPL-3.0-or-later

internal import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension Sky {
    /// Day or night; nil without houses or Sun.
    func sect(latitude: Double?) -> Sect? {
        guard let frame = houses, let latitude, let sun = self[.sun] else { return nil }
        return Sect(
            sunLongitude: Angle.normalized(sun.longitude + (ayanamsa ?? 0)), obliquity: obliquity,
            siderealTime: frame.armc, geographicLatitude: latitude)
    }

    /// The phase of the Moon; nil without Sun or Moon.
    var lunarPhase: LunarPhase? {
        guard let sun = self[.sun], let moon = self[.moon] else { return nil }
        return LunarPhase(
            sunLongitude: sun.longitude, sunDistance: sun.distance, moonLongitude: moon.longitude,
            moonLatitude: moon.latitude, moonDistance: moon.distance)
    }

    /// Vertex, East Point and the two lots.
    func computedPoints(
        _ frame: HouseFrame, _ placement: HousePlacement, sect: Sect, formula: Lot.Formula
    ) -> [ChartPoint] {
        var points = [
            ChartPoint(
                "Vertex", longitude: frame.vertex, speed: frame.speeds.vertex, house: placement.house(of: frame.vertex)),
            ChartPoint(
                "East Point", longitude: frame.equatorialAscendant, speed: frame.speeds.equatorialAscendant,
                house: placement.house(of: frame.equatorialAscendant)),
        ]
        guard let sun = self[.sun], let moon = self[.moon] else { return points }
        for lot in Lot.allCases {
            let longitude = lot.longitude(
                ascendant: frame.ascendant, sun: sun.longitude, moon: moon.longitude, sect: sect, formula: formula)
            let speed = lot.speed(
                ascendant: frame.speeds.ascendant, sun: sun.longitudeSpeed, moon: moon.longitudeSpeed, sect: sect,
                formula: formula)
            points.append(
                ChartPoint(lot.rawValue, longitude: longitude, speed: speed, house: placement.house(of: longitude)))
        }
        return points
    }
}

/// Points on the ecliptic itself.
enum Ecliptic {
    /// The declination of a point on the ecliptic and its daily motion, in degrees, by sin δ = sin ε sin λ.
    static func declination(
        longitude: Double, speed: Double, obliquity: Double
    ) -> (declination: Double, speed: Double) {
        let radians = Double.pi / 180
        let sine = sin(obliquity * radians) * sin(longitude * radians)
        let cosine = max(1e-12, (1 - sine * sine).squareRoot())
        return (
            asin(max(-1, min(1, sine))) / radians,
            sin(obliquity * radians) * cos(longitude * radians) / cosine * speed
        )
    }
}

/// Finds the house of a longitude between cusps.
struct HousePlacement {
    private let cusps: [Double]
    /// Gauquelin sectors are counted clockwise, with the daily motion.
    private let isClockwise: Bool

    init(cusps: [Double]) {
        self.cusps = cusps
        isClockwise = cusps.count > 12
    }

    /// The house, from 1, whose cusp lies last before the longitude; a body on a cusp is in its house.
    func house(of longitude: Double) -> Int {
        for index in cusps.indices {
            let cusp = cusps[index]
            let next = cusps[index + 1 == cusps.count ? 0 : index + 1]
            let (start, end) = isClockwise ? (next, cusp) : (cusp, next)
            let width = Angle.normalized(end - start)
            let into = Angle.normalized(longitude - start)
            if isClockwise ? (into > 0 && into <= width) : into < width { return index + 1 }
        }
        // Cusps that run backward beyond the polar circles leave no gap but may overlap: the nearest cusp before wins.
        let nearest = cusps.indices.min { left, right in
            Angle.normalized(longitude - cusps[left]) < Angle.normalized(longitude - cusps[right])
        }
        return (nearest ?? 0) + 1
    }
}

extension ChartWarning {
    /// What went otherwise than asked: houses, files, bodies.
    static func all(of sky: Sky) -> [ChartWarning] {
        var warnings: [ChartWarning] = []
        if let fallback = sky.houses?.fallback { warnings.append(ChartWarning("house-system-undefined", fallback)) }
        var seen: [String] = []
        for position in sky.positions {
            guard let message = position.warning, !seen.contains(message) else { continue }
            seen.append(message)
            warnings.append(ChartWarning("ephemeris-fallback", message))
        }
        for body in sky.unavailable { warnings.append(ChartWarning("body-unavailable", body.message)) }
        return warnings
    }
}
