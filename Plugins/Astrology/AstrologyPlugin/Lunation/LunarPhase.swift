// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The eight phases of the lunation cycle.
///
/// Rudhyar, *The Lunation Cycle* (1967): each spans 45 degrees of the Moon's elongation and begins at its exact angle,
/// so the full moon phase is from the opposition at 180 to 225 degrees.
public enum LunarPhaseName: String, CaseIterable, Codable, Sendable {
    case newMoon = "New Moon"
    case crescent = "Crescent"
    case firstQuarter = "First Quarter"
    case gibbous = "Gibbous"
    case fullMoon = "Full Moon"
    case disseminating = "Disseminating"
    case lastQuarter = "Last Quarter"
    case balsamic = "Balsamic"

    /// Creates the phase at an elongation of the Moon.
    /// - Parameter elongation: The Moon's longitude minus the Sun's, in degrees.
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

/// The phase of the Moon.
///
/// It has the Moon's angle from the Sun and the illuminated fraction of its disc.
@Schema("astrology.LunarPhase")
public struct LunarPhase: SchemaProviding, Equatable {
    /// The Moon's longitude minus the Sun's.
    ///
    /// From 0 up to, but not including, 360 degrees.
    @Field(.number(0...360, .degrees)) public var angle: Double
    /// The phase of the lunation cycle.
    public var name: LunarPhaseName
    /// The illuminated fraction of the disc.
    ///
    /// From 0 to 1.
    @Field(.number(0...1)) public var illuminatedFraction: Double
    /// Whether the Moon is waxing, from new to full.
    public var isWaxing: Bool

    /// Creates the phase from the positions of the Sun and the Moon, as seen from the same center.
    ///
    /// The illuminated fraction follows Meeus, *Astronomical Algorithms* (1998), chapter 48, formulas 48.1 to 48.3,
    /// which need the Moon's latitude and both distances.
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
