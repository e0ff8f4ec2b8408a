// SPDX-License-Identifier: Apache-2.0

import AstrologyPlugin
import Foundation

/// A second source of positions, independent of libswe: the Sun and the Moon from the low-precision formulas of the
/// Astronomical Almanac (pages C24 and D22 in the editions since 1984), to 0.01° and 0.3°.
///
/// The formulas are valid from 1950 to 2050, and those for delta T from 1961. The source has the Ascendant and the
/// Midheaven from spherical trigonometry, equal houses, and no sidereal zodiac.
struct LowPrecisionEphemeris: EphemerisSource {
    static let word = PositionSource("astronomical-almanac")

    let identity = EphemerisIdentity(
        name: "Astronomical Almanac, low precision", preference: word, license: "Apache-2.0")
    let supportedJulianDays = 2_437_300.5...2_469_807.5

    func sky(_ request: SkyRequest) throws(EphemerisError) -> Sky {
        try request.validate(for: supportedJulianDays)
        guard request.zodiac == .tropical, !request.isTopocentric else {
            throw EphemerisError(.invalidInput, "expected a geocentric sky in the tropical zodiac")
        }
        let deltaT = deltaT(inYear: 2000 + (request.julianDayUT - 2_451_545) / 365.25)
        let days = request.julianDayUT + deltaT / 86_400 - 2_451_545
        let obliquity = obliquity(days)
        var sky = Sky(
            julianDayUT: request.julianDayUT, deltaT: deltaT, zodiac: .tropical, obliquity: obliquity,
            meanObliquity: obliquity, nutationInLongitude: 0, nutationInObliquity: 0, nodes: request.nodes,
            isTopocentric: false, positions: [])
        for body in request.bodies {
            switch body {
            case .sun: sky.positions.append(position(.sun, days, obliquity, at: sun))
            case .moon: sky.positions.append(position(.moon, days, obliquity, at: moon))
            default:
                sky.unavailable.append(
                    UnavailableBody(body: body, reason: .other, message: "\(body.name) isn't in the formulas"))
            }
        }
        if let system = request.houses, let observer = request.observer {
            sky.houses = frame(system, at: observer, request)
        }
        return sky
    }

    private func frame(_ system: HouseSystem, at place: GeographicPosition, _ request: SkyRequest) -> HouseFrame {
        let halfMinute = 0.5 / 1440
        let now = angles(at: place, request.julianDayUT)
        let (before, after) = (
            angles(at: place, request.julianDayUT - halfMinute), angles(at: place, request.julianDayUT + halfMinute)
        )
        func motion(_ from: Double, _ to: Double) -> Double { remainder(to - from, 360) * 1440 }
        let speeds = HouseFrame.AngleSpeeds(
            ascendant: motion(before.ascendant, after.ascendant), midheaven: motion(before.midheaven, after.midheaven),
            armc: motion(before.armc, after.armc))
        return HouseFrame(
            systemRequested: system, systemUsed: .equal,
            fallback: system == .equal ? nil : "only equal houses are in the formulas",
            cusps: (0..<12).map { circle(now.ascendant + 30 * Double($0)) },
            cuspSpeeds: request.includesCuspSpeeds ? Array(repeating: speeds.ascendant, count: 12) : nil,
            ascendant: now.ascendant, midheaven: now.midheaven, armc: now.armc, speeds: speeds)
    }

    /// Espenak and Meeus, "Five Millennium Canon of Solar Eclipses" (2006), for 1961 to 2050.
    private func deltaT(inYear year: Double) -> Double {
        let (t, u) = (year - 1975, year - 2000)
        if year < 1986 { return 45.45 + 1.067 * t - t * t / 260 - t * t * t / 718 }
        if year < 2005 {
            return 63.86 + 0.3345 * u - 0.060374 * u * u + 0.0017275 * u * u * u + 0.000651814 * u * u * u * u
                + 0.00002373599 * u * u * u * u * u
        }
        return 62.92 + 0.32217 * u + 0.005589 * u * u
    }

    /// Mean sidereal time: the low-precision Sun has no nutation either.
    private func meanSiderealTime(_ julianDayUT: Double) -> Double {
        circle(280.46061837 + 360.98564736629 * (julianDayUT - 2_451_545))
    }

    private func obliquity(_ days: Double) -> Double { 23.439 - 0.0000004 * days }

    private func sun(_ days: Double) -> (longitude: Double, latitude: Double, distance: Double) {
        let anomaly = 357.528 + 0.9856003 * days
        return (
            circle(280.460 + 0.9856474 * days + 1.915 * sine(anomaly) + 0.020 * sine(2 * anomaly)), 0,
            1.00014 - 0.01671 * cosine(anomaly) - 0.00014 * cosine(2 * anomaly)
        )
    }

    private func moon(_ days: Double) -> (longitude: Double, latitude: Double, distance: Double) {
        let t = days / 36_525
        let longitude =
            218.32 + 481_267.881 * t + 6.29 * sine(135.0 + 477_198.87 * t) - 1.27 * sine(259.3 - 413_335.36 * t)
            + 0.66 * sine(235.7 + 890_534.22 * t) + 0.21 * sine(269.9 + 954_397.74 * t)
            - 0.19 * sine(357.5 + 35_999.05 * t) - 0.11 * sine(186.5 + 966_404.03 * t)
        let latitude =
            5.13 * sine(93.3 + 483_202.02 * t) + 0.28 * sine(228.2 + 960_400.89 * t)
            - 0.28 * sine(318.3 + 6_003.15 * t) - 0.17 * sine(217.6 - 407_332.21 * t)
        let parallax =
            0.9508 + 0.0518 * cosine(135.0 + 477_198.87 * t) + 0.0095 * cosine(259.3 - 413_335.36 * t)
            + 0.0078 * cosine(235.7 + 890_534.22 * t) + 0.0028 * cosine(269.9 + 954_397.74 * t)
        return (circle(longitude), latitude, 6378.14 / 149_597_870.7 / sine(parallax))
    }

    private func position(
        _ body: CelestialBody, _ days: Double, _ obliquity: Double,
        at place: (Double) -> (longitude: Double, latitude: Double, distance: Double)
    ) -> BodyPosition {
        let step = 0.005
        let (before, now, after) = (place(days - step), place(days), place(days + step))
        func equatorial(_ point: (longitude: Double, latitude: Double, distance: Double)) -> (Double, Double) {
            let declination = asin(
                sine(point.latitude) * cosine(obliquity)
                    + cosine(point.latitude) * sine(obliquity) * sine(point.longitude))
            let rightAscension = atan2(
                sine(point.longitude) * cosine(obliquity) - tan(point.latitude * .pi / 180) * sine(obliquity),
                cosine(point.longitude))
            return (circle(rightAscension * 180 / .pi), declination * 180 / .pi)
        }
        let (here, start, end) = (equatorial(now), equatorial(before), equatorial(after))
        func motion(_ from: Double, _ to: Double) -> Double { remainder(to - from, 360) / (2 * step) }
        return BodyPosition(
            body: body, longitude: now.longitude, latitude: now.latitude, distance: now.distance,
            longitudeSpeed: motion(before.longitude, after.longitude),
            latitudeSpeed: motion(before.latitude, after.latitude),
            distanceSpeed: (after.distance - before.distance) / (2 * step), rightAscension: here.0, declination: here.1,
            rightAscensionSpeed: motion(start.0, end.0), declinationSpeed: motion(start.1, end.1), source: Self.word,
            speedError: 1e-5)
    }

    /// Ascendant and Midheaven of a place.
    ///
    /// Source: J. Meeus, Astronomical Algorithms (1998), chapters 13 and 14.
    private func angles(
        at place: GeographicPosition, _ julianDayUT: Double
    ) -> (ascendant: Double, midheaven: Double, armc: Double) {
        let armc = circle(meanSiderealTime(julianDayUT) + place.longitude)
        let obliquity = obliquity(julianDayUT - 2_451_545)
        let midheaven = atan2(sine(armc), cosine(armc) * cosine(obliquity)) * 180 / .pi
        let ascendant =
            atan2(
                cosine(armc),
                -(sine(armc) * cosine(obliquity) + tan(place.latitude * .pi / 180) * sine(obliquity))) * 180 / .pi
        return (circle(ascendant), circle(midheaven), armc)
    }
}

private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
private func circle(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
}
