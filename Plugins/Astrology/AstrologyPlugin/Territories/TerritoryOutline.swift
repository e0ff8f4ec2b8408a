// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The outline of a territory: rings of corners, on a plane of latitude and longitude.
///
/// A point is inside if a line from it crosses the rings an odd number of times.
struct TerritoryOutline: Sendable {
    /// A corner in degrees, north and east positive.
    struct Corner: Sendable, Equatable {
        let latitude: Double
        let longitude: Double
    }

    /// The rings; the last corner of a ring is joined to the first.
    let rings: [[Corner]]
    private let latitudes: ClosedRange<Double>
    private let longitudes: ClosedRange<Double>

    /// Parses rings of corners in hundredths of a degree: `5012,2376 5014,2380;…`.
    init?(_ text: Substring) {
        var rings: [[Corner]] = []
        for ring in text.split(separator: ";") {
            var corners: [Corner] = []
            for corner in ring.split(separator: " ") {
                let numbers = corner.split(separator: ",").compactMap { Int($0) }
                guard numbers.count == 2 else { return nil }
                corners.append(Corner(latitude: Double(numbers[0]) / 100, longitude: Double(numbers[1]) / 100))
            }
            guard corners.count > 2 else { return nil }
            rings.append(corners)
        }
        let all = rings.joined()
        guard let south = all.map(\.latitude).min(), let north = all.map(\.latitude).max(),
            let west = all.map(\.longitude).min(), let east = all.map(\.longitude).max()
        else { return nil }
        self.rings = rings
        latitudes = south...north
        longitudes = west...east
    }

    /// Returns whether a point is inside.
    func contains(latitude: Double, longitude: Double) -> Bool {
        guard latitudes.contains(latitude), longitudes.contains(longitude) else { return false }
        var isInside = false
        for ring in rings {
            guard var start = ring.last else { continue }
            for end in ring {
                if (start.latitude > latitude) != (end.latitude > latitude) {
                    let share = (latitude - start.latitude) / (end.latitude - start.latitude)
                    if longitude < start.longitude + share * (end.longitude - start.longitude) { isInside.toggle() }
                }
                start = end
            }
        }
        return isInside
    }

    /// Returns whether a point is within a distance in kilometers of the outline.
    func isNear(latitude: Double, longitude: Double, kilometers: Double) -> Bool {
        let reach = kilometers / SphericalPoint.kilometersPerDegree
        let width = max(0.01, cos(latitude * .pi / 180))
        guard latitude >= latitudes.lowerBound - reach, latitude <= latitudes.upperBound + reach,
            longitude >= longitudes.lowerBound - reach / width, longitude <= longitudes.upperBound + reach / width
        else { return false }
        for ring in rings {
            guard var start = ring.last else { continue }
            for end in ring {
                // A plane with the point at its origin is exact enough for some kilometers.
                let (startY, startX) = (start.latitude - latitude, (start.longitude - longitude) * width)
                let (y, x) = (end.latitude - start.latitude, (end.longitude - start.longitude) * width)
                let square = x * x + y * y
                let share = square == 0 ? 0 : min(1, max(0, -(startX * x + startY * y) / square))
                let (nearY, nearX) = (startY + share * y, startX + share * x)
                if nearX * nearX + nearY * nearY <= reach * reach { return true }
                start = end
            }
        }
        return false
    }
}
