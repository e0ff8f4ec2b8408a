// SPDX-License-Identifier: Apache-2.0

/// A point prepared for comparing pairs: only numbers, so that comparisons don't copy text.
struct PointMotion {
    let longitude: Double
    let speed: Double
    let declination: Double
    let declinationSpeed: Double
    let linearError: Double
    let isAngle: Bool
    /// The result of ``AspectTable/bodyOrb(of:)``.
    let bodyOrb: Double
    /// The result of ``AspectTable/exclusions(of:)``.
    let exclusions: UInt64

    /// Returns the motion of a point, read in place so that its name isn't copied.
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

    /// Returns the maximum error of the point's speed over one minute, in degrees.
    ///
    /// Near the Sun's disc, the deflection of light makes positions jump: measured from 1900 to 2100, up to 1e-5
    /// degrees in a minute within 0.1 degree of its center, and no more than elsewhere beyond 0.3.
    func linearError(besideSunAt sunLongitude: Double?) -> Double {
        guard let sunLongitude, sunLongitude != longitude else { return linearError }
        return Angle.separation(longitude, sunLongitude) < 0.35 ? linearError + 3e-5 : linearError
    }
}

/// The quantity that an aspect compares, which determines its orb.
enum Relation {
    case longitude(exactAngle: Double)
    case parallel
    case contraparallel

    private static let minute = 1.0 / 1440

    /// Returns the orb of two points.
    func orb(_ first: PointMotion, _ second: PointMotion) -> Double {
        switch self {
        case .longitude(let exactAngle):
            abs(Angle.separation(first.longitude, second.longitude) - exactAngle)
        case .parallel: abs(first.declination - second.declination)
        case .contraparallel: abs(first.declination + second.declination)
        }
    }

    /// Returns the orb one minute later at constant speeds.
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

    /// Returns whether the orb is smaller one minute later.
    /// - Parameters:
    ///   - first: A point.
    ///   - second: Another.
    ///   - sun: The Sun's longitude, if it is among the points.
    ///   - aMinuteLater: Returns both points one minute later, called if speeds can't decide; `nil` if they aren't
    ///     available, and the speeds decide.
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
