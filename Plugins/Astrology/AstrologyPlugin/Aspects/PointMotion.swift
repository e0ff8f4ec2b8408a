// SPDX-License-Identifier: Apache-2.0

/// A point as pairs of points are compared: plain numbers, so that looking at a pair copies no text.
struct PointMotion {
    let longitude: Double
    let speed: Double
    let declination: Double
    let declinationSpeed: Double
    let linearError: Double
    let isAngle: Bool
    /// As ``AspectTable/bodyOrb(of:)``.
    let bodyOrb: Double
    /// As ``AspectTable/exclusions(of:)``.
    let exclusions: UInt64

    /// The motion of a point read in its place, so that its name is not copied.
    @inline(__always)
    init(_ points: UnsafeBufferPointer<AspectPoint>, at index: Int, table: AspectTable? = nil) {
        longitude = points[index].longitude
        speed = points[index].speed
        declination = points[index].declination
        declinationSpeed = points[index].declinationSpeed
        linearError = points[index].linearError
        isAngle = points[index].isAngle
        bodyOrb = table?.bodyOrb(of: points[index].name) ?? -1
        exclusions = table?.exclusions(of: points[index].name) ?? 0
    }

    /// What the point's speed may miss in a minute, in degrees.
    ///
    /// Behind the Sun's disc the bending of light makes positions jerk: measured in 1900 to 2100, up to 1e-5
    /// degrees in a minute within 0.1 degree of its center, and no more than elsewhere beyond 0.3.
    func linearError(besideSunAt sunLongitude: Double?) -> Double {
        guard let sunLongitude, sunLongitude != longitude else { return linearError }
        return Angle.separation(longitude, sunLongitude) < 0.35 ? linearError + 3e-5 : linearError
    }
}

/// What an aspect compares, and so what its orb is at any moment.
enum Relation {
    case longitude(exactAngle: Double)
    case parallel
    case contraparallel

    private static let minute = 1.0 / 1440

    /// The orb of two points.
    func orb(_ first: PointMotion, _ second: PointMotion) -> Double {
        switch self {
        case .longitude(let exactAngle):
            abs(Angle.separation(first.longitude, second.longitude) - exactAngle)
        case .parallel: abs(first.declination - second.declination)
        case .contraparallel: abs(first.declination + second.declination)
        }
    }

    /// The orb one minute later if both points kept their speed.
    func predictedOrb(_ first: PointMotion, _ second: PointMotion) -> Double {
        switch self {
        case .longitude(let exactAngle):
            let difference = Angle.signedDifference(from: first.longitude, to: second.longitude)
            let later = difference + (second.speed - first.speed) * Self.minute
            return abs(Angle.separation(0, later) - exactAngle)
        case .parallel:
            let speed = first.declinationSpeed - second.declinationSpeed
            return abs(first.declination - second.declination + speed * Self.minute)
        case .contraparallel:
            let speed = first.declinationSpeed + second.declinationSpeed
            return abs(first.declination + second.declination + speed * Self.minute)
        }
    }

    /// Whether the orb is smaller a minute later.
    /// - Parameters:
    ///   - first: A point.
    ///   - second: Another.
    ///   - sun: The Sun's longitude, when it is among the points.
    ///   - aMinuteLater: Both points as they then are, asked for when their speeds cannot tell; nil when they cannot be
    ///     had, and the speeds decide.
    @inline(__always)
    func isApplying<Failure: Error>(
        _ first: PointMotion, _ second: PointMotion, sun: Double?,
        aMinuteLater: () throws(Failure) -> (PointMotion, PointMotion)?
    ) throws(Failure) -> Bool {
        let orb = orb(first, second)
        let change = predictedOrb(first, second) - orb
        let error = first.linearError(besideSunAt: sun) + second.linearError(besideSunAt: sun)
        if abs(change) > error { return change < 0 }
        guard let (firstLater, secondLater) = try aMinuteLater() else { return change < 0 }
        return self.orb(firstLater, secondLater) < orb
    }
}
