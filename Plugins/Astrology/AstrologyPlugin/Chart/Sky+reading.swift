// SPDX-License-Identifier: AGPL-3.0-or-later

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Sun and Moon at the instant of a chart.
struct Lights {
    let sun: BodyPosition
    let moon: BodyPosition
}

extension Sky {
    /// Day or night; nil without houses.
    func sect(sun: BodyPosition, latitude: Double?) -> Sect? {
        guard let frame = houses, let latitude else { return nil }
        return Sect(
            sunLongitude: Angle.normalized(sun.longitude + (ayanamsa ?? 0)), obliquity: obliquity,
            siderealTime: frame.armc, geographicLatitude: latitude)
    }
}

extension LunarPhase {
    init(_ lights: Lights) {
        self.init(
            sunLongitude: lights.sun.longitude, sunDistance: lights.sun.distance,
            moonLongitude: lights.moon.longitude, moonLatitude: lights.moon.latitude,
            moonDistance: lights.moon.distance)
    }
}

extension ChartMaker {
    /// Vertex, East Point and the two lots.
    static func computedPoints(
        _ frame: HouseFrame, _ placement: HousePlacement, _ lights: Lights, sect: Sect, formula: Lot.Formula
    ) -> [ChartPoint] {
        func point(_ name: String, _ longitude: Double, _ speed: Double) -> ChartPoint {
            ChartPoint(name, longitude: longitude, speed: speed, house: placement.house(of: longitude))
        }
        let lots = Lot.allCases.map { lot in
            point(
                lot.rawValue,
                lot.longitude(
                    ascendant: frame.ascendant, sun: lights.sun.longitude, moon: lights.moon.longitude, sect: sect,
                    formula: formula),
                lot.speed(
                    ascendant: frame.speeds.ascendant, sun: lights.sun.longitudeSpeed,
                    moon: lights.moon.longitudeSpeed, sect: sect, formula: formula))
        }
        return [
            point("Vertex", frame.vertex, frame.speeds.vertex),
            point("East Point", frame.equatorialAscendant, frame.speeds.equatorialAscendant),
        ] + lots
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
