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
