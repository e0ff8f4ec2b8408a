// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The Sun and the Moon at the instant of a chart, if the source has them.
struct Lights {
    struct Light {
        let longitude: Double
        let latitude: Double
        let distance: Double
        let speed: Double
    }

    let sun: Light?
    let moon: Light?
}

extension Sky {
    /// The Sun and the Moon, if the sky contains them.
    var lights: Lights {
        var sun: Lights.Light?
        var moon: Lights.Light?
        for index in positions.indices {
            switch positions[index].body {
            case .sun: sun = light(at: index)
            case .moon: moon = light(at: index)
            default: continue
            }
            if sun != nil, moon != nil { break }
        }
        return Lights(sun: sun, moon: moon)
    }

    @inline(__always)
    private func light(at index: Int) -> Lights.Light {
        Lights.Light(
            longitude: positions[index].longitude, latitude: positions[index].latitude,
            distance: positions[index].distance, speed: positions[index].longitudeSpeed)
    }

    /// Returns the name of the body at an index, without copying the position.
    @inline(__always)
    func name(at index: Int) -> String { positions[index].properName ?? positions[index].body.name }

    /// Returns the sect; `nil` without houses.
    func sect(sunLongitude: Double, latitude: Double?) -> Sect? {
        guard let frame = houses, let latitude else { return nil }
        return Sect(
            sunLongitude: Angle.normalized(sunLongitude + (ayanamsa ?? 0)), obliquity: obliquity,
            siderealTime: frame.armc, geographicLatitude: latitude)
    }
}

extension LunarPhase {
    /// Creates the phase; `nil` unless both lights are known.
    init?(_ lights: Lights) {
        guard let sun = lights.sun, let moon = lights.moon else { return nil }
        self.init(
            sunLongitude: sun.longitude, sunDistance: sun.distance, moonLongitude: moon.longitude,
            moonLatitude: moon.latitude, moonDistance: moon.distance)
    }
}

extension ChartMaker {
    /// Returns the Vertex, the East Point, and the two lots, if known; none without houses.
    func computedPoints(
        _ frame: HouseFrame?, _ placement: HousePlacement?, _ lights: Lights, sect: Sect?
    ) -> [ChartPoint] {
        guard let frame, let placement else { return [] }
        var points: [ChartPoint] = []
        points.reserveCapacity(4)
        func add(_ name: String, _ longitude: Double, _ speed: Double) {
            points.append(ChartPoint(name, longitude: longitude, speed: speed, house: placement.house(of: longitude)))
        }
        if let vertex = frame.vertex, let speed = frame.speeds.vertex { add("Vertex", vertex, speed) }
        if let eastPoint = frame.equatorialAscendant, let speed = frame.speeds.equatorialAscendant {
            add("East Point", eastPoint, speed)
        }
        guard let sect, let sun = lights.sun, let moon = lights.moon else { return points }
        for lot in [Lot.fortune, .spirit] {
            add(
                lot.rawValue,
                lot.longitude(
                    ascendant: frame.ascendant, sun: sun.longitude, moon: moon.longitude, sect: sect,
                    formula: request.lots),
                lot.speed(
                    ascendant: frame.speeds.ascendant, sun: sun.speed, moon: moon.speed, sect: sect,
                    formula: request.lots))
        }
        return points
    }
}

/// Points on the ecliptic itself.
enum Ecliptic {
    /// Returns the declination of a point on the ecliptic and its daily motion, in degrees, by sin δ = sin ε sin λ.
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
