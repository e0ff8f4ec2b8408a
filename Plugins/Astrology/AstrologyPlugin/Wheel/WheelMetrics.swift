// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The measurements of a wheel in drawing units; the picture is 1000 wide.
struct WheelMetrics: Equatable, Sendable {
    static let width = 1000.0
    static let center = PlanePoint(x: 500, y: 500)

    /// Outer edge of the sign ring.
    static let signOuter = 427.0
    /// Border between sign ring and degree scale.
    static let signInner = 380.0
    /// Inner edge of the degree scale, where leaders begin.
    static let scaleInner = 367.0
    /// The end of the marks of true longitudes, where their leaders begin.
    static let leaderStart = 363.0
    /// Height of a body's glyph grid at full size.
    static let glyphSize = 35.0

    /// Ecliptic longitude at nine o'clock.
    let leftLongitude: Double
    /// Inner edge of the zone of bodies.
    let bodiesInner: Double
    /// The circle on which aspect lines end.
    let aspectRadius: Double

    /// Returns the direction of a longitude from the center, a unit vector of the drawing plane.
    func direction(_ longitude: Double) -> PlanePoint {
        Self.direction(longitude, left: leftLongitude)
    }

    static func direction(_ longitude: Double, left: Double) -> PlanePoint {
        let angle = (180 + longitude - left) * .pi / 180
        return PlanePoint(x: cos(angle), y: -sin(angle))
    }

    func point(_ longitude: Double, _ radius: Double) -> PlanePoint {
        Self.center + direction(longitude) * radius
    }
}

/// An angle of the circle in degrees.
enum CircleDegrees {
    /// Returns the angle normalized to 0..<360.
    static func normal(_ degrees: Double) -> Double {
        let turned = degrees.truncatingRemainder(dividingBy: 360)
        let positive = turned < 0 ? turned + 360 : turned
        return positive >= 360 ? 0 : positive
    }

    /// Returns the difference between two angles, -180..<180, positive counterclockwise.
    static func difference(from start: Double, to end: Double) -> Double {
        let forward = normal(end - start)
        return forward >= 180 ? forward - 360 : forward
    }

    /// Returns the sign, degree, and minute of a longitude.
    ///
    /// Minutes are truncated, as is usual in charts.
    ///
    /// A tenth of a second is added first, so that 15.7° is 15°42′ despite binary fractions.
    static func parts(_ longitude: Double) -> (sign: Int, degree: Int, minute: Int) {
        let tenths = Int((normal(longitude) * 36000).rounded()) % (360 * 36000)
        let minutes = tenths / 600
        return (minutes / 1800, minutes / 60 % 30, minutes % 60)
    }
}
