// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The eight phases of the lunation cycle.
///
/// Rudhyar, *The Lunation Cycle* (1967): each spans 45 degrees of the Moon's elongation and begins at its
/// own exact angle, so that the full moon phase runs from the opposition at 180 to 225 degrees.
public enum LunarPhaseName: String, CaseIterable, Codable, Sendable {
    case newMoon = "New Moon"
    case crescent = "Crescent"
    case firstQuarter = "First Quarter"
    case gibbous = "Gibbous"
    case fullMoon = "Full Moon"
    case disseminating = "Disseminating"
    case lastQuarter = "Last Quarter"
    case balsamic = "Balsamic"

    /// The phase at an elongation of the Moon.
    /// - Parameter elongation: The Moon's longitude less the Sun's, in degrees.
    public init(elongation: Double) {
        switch Angle.normalized(elongation) {
        case 45..<90: self = .crescent
        case 90..<135: self = .firstQuarter
        case 135..<180: self = .gibbous
        case 180..<225: self = .fullMoon
        case 225..<270: self = .disseminating
        case 270..<315: self = .lastQuarter
        case 315..<360: self = .balsamic
        default: self = .newMoon
        }
    }
}

/// The phase of the Moon: its angle from the Sun and how much of its disc is lit.
public struct LunarPhase: Codable, Equatable, Sendable {
    /// How far the Moon is ahead of the Sun in longitude, from 0 up to, never including, 360 degrees.
    public var angle: Double
    /// The phase of the lunation cycle.
    public var name: LunarPhaseName
    /// The lit part of the disc, 0 to 1.
    public var illuminatedFraction: Double
    /// Whether the Moon moves from new to full.
    public var isWaxing: Bool

    /// The phase from the places of Sun and Moon, all seen from the same center.
    ///
    /// The lit fraction follows Meeus, *Astronomical Algorithms* (1998), chapter 48, formulas 48.1 to
    /// 48.3, which need the Moon's latitude and both distances.
    /// - Parameters:
    ///   - sunLongitude: Ecliptic longitude of the Sun in degrees.
    ///   - sunDistance: Distance of the Sun in au.
    ///   - moonLongitude: Ecliptic longitude of the Moon in degrees.
    ///   - moonLatitude: Ecliptic latitude of the Moon in degrees.
    ///   - moonDistance: Distance of the Moon in au.
    public init(
        sunLongitude: Double, sunDistance: Double, moonLongitude: Double, moonLatitude: Double,
        moonDistance: Double
    ) {
        angle = Angle.normalized(Angle.signedDifference(from: sunLongitude, to: moonLongitude))
        name = LunarPhaseName(elongation: angle)
        isWaxing = angle < 180
        let radians = Double.pi / 180
        let cosElongation = cos(moonLatitude * radians) * cos(angle * radians)
        let sinElongation = max(0, 1 - cosElongation * cosElongation).squareRoot()
        let phaseAngle = atan2(
            sunDistance * sinElongation, moonDistance - sunDistance * cosElongation)
        illuminatedFraction = (1 + cos(phaseAngle)) / 2
    }
}
