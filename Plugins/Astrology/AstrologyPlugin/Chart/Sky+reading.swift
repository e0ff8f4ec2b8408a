// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Sun and Moon at the instant of a chart.
struct Lights {
    let sunLongitude: Double
    let sunSpeed: Double
    let sunDistance: Double
    let moonLongitude: Double
    let moonSpeed: Double
    let moonLatitude: Double
    let moonDistance: Double
}

extension Sky {
    /// Sun and Moon; nil when the sky lacks one of them.
    var lights: Lights? {
        var sun: Int?
        var moon: Int?
        for index in positions.indices {
            switch positions[index].body {
            case .sun: sun = index
            case .moon: moon = index
            default: continue
            }
            if sun != nil, moon != nil { break }
        }
        guard let sun, let moon else { return nil }
        return Lights(
            sunLongitude: positions[sun].longitude, sunSpeed: positions[sun].longitudeSpeed,
            sunDistance: positions[sun].distance, moonLongitude: positions[moon].longitude,
            moonSpeed: positions[moon].longitudeSpeed, moonLatitude: positions[moon].latitude,
            moonDistance: positions[moon].distance)
    }

    /// The name of the body at a place in the list of positions, read without copying the whole position.
    @inline(__always)
    func name(at index: Int) -> String { positions[index].properName ?? positions[index].body.name }

    /// Day or night; nil without houses.
    func sect(sunLongitude: Double, latitude: Double?) -> Sect? {
        guard let frame = houses, let latitude else { return nil }
        return Sect(
            sunLongitude: Angle.normalized(sunLongitude + (ayanamsa ?? 0)), obliquity: obliquity,
            siderealTime: frame.armc, geographicLatitude: latitude)
    }
}

extension LunarPhase {
    init(_ lights: Lights) {
        self.init(
            sunLongitude: lights.sunLongitude, sunDistance: lights.sunDistance, moonLongitude: lights.moonLongitude,
            moonLatitude: lights.moonLatitude, moonDistance: lights.moonDistance)
    }
}

extension ChartMaker {
    /// Vertex, East Point and the two lots; none without houses.
    func computedPoints(
        _ frame: HouseFrame?, _ placement: HousePlacement?, _ lights: Lights, sect: Sect?
    ) -> [ChartPoint] {
        guard let frame, let placement, let sect else { return [] }
        func point(_ name: String, _ longitude: Double, _ speed: Double) -> ChartPoint {
            ChartPoint(name, longitude: longitude, speed: speed, house: placement.house(of: longitude))
        }
        func point(_ lot: Lot) -> ChartPoint {
            point(
                lot.rawValue,
                lot.longitude(
                    ascendant: frame.ascendant, sun: lights.sunLongitude, moon: lights.moonLongitude, sect: sect,
                    formula: request.lots),
                lot.speed(
                    ascendant: frame.speeds.ascendant, sun: lights.sunSpeed, moon: lights.moonSpeed, sect: sect,
                    formula: request.lots))
        }
        return [
            point("Vertex", frame.vertex, frame.speeds.vertex),
            point("East Point", frame.equatorialAscendant, frame.speeds.equatorialAscendant), point(.fortune),
            point(.spirit),
        ]
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
