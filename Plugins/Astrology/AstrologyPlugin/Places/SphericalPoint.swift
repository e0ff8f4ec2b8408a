// SPDX-License-Identifier: Apache-2.0
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A point on the Earth as a sphere of radius 6371.0088 km, the mean radius R₁ of the IUGG.
struct SphericalPoint {
    static let radiusKilometers = 6371.0088
    /// Length of one degree of latitude in kilometers.
    static let kilometersPerDegree = radiusKilometers * .pi / 180

    let latitude: Double
    let longitude: Double
    private let cosine: Double

    init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
        cosine = cos(latitude * .pi / 180)
    }

    /// Returns the great-circle distance in kilometers by the haversine formula, which is accurate for short distances
    /// too.
    func distance(toLatitude otherLatitude: Double, longitude otherLongitude: Double) -> Double {
        let acrossLatitude = sin((otherLatitude - latitude) * .pi / 360)
        let acrossLongitude = sin((otherLongitude - longitude) * .pi / 360)
        let haversine =
            acrossLatitude * acrossLatitude
            + cosine * cos(otherLatitude * .pi / 180) * acrossLongitude * acrossLongitude
        return 2 * Self.radiusKilometers * asin(min(1, haversine.squareRoot()))
    }

    /// Returns the maximum difference in longitude, in degrees, of a circle of `radius` kilometers around the point.
    func reachInLongitude(ofRadius radius: Double) -> Double {
        let ratio = sin(radius / Self.radiusKilometers) / max(cosine, 1e-12)
        return ratio < 1 && abs(latitude) * Self.kilometersPerDegree + radius < 90 * Self.kilometersPerDegree
            ? asin(ratio) * 180 / .pi : 180
    }

    /// Returns a distance rounded to a hundredth of a kilometer, which is finer than the data.
    static func rounded(_ kilometers: Double) -> Double {
        (kilometers * 100).rounded() / 100
    }
}
