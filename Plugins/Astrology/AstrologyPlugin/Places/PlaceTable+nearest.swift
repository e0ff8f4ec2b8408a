// SPDX-License-Identifier: Apache-2.0

/// A place and its distance from a point.
public struct NearbyPlace: Sendable, Codable, Equatable {
    /// The place.
    public var place: Place
    /// The great-circle distance in kilometers.
    public var distanceKilometers: Double

    /// Creates a nearby place.
    public init(place: Place, distanceKilometers: Double) {
        self.place = place
        self.distanceKilometers = distanceKilometers
    }
}

extension PlaceTable {
    /// Returns the place nearest to a point, within a distance in kilometers.
    ///
    /// Latitude and longitude are in degrees, north and east positive. Districts of large cities are separate places in
    /// GeoNames; see ``largest(latitude:longitude:within:)``.
    ///
    /// - Complexity: O(log *n*), plus the number of places in the band of latitudes that can contain a nearer one.
    public func nearest(latitude: Double, longitude: Double, within kilometers: Double = 300) -> NearbyPlace? {
        var best: (rank: Int, distance: Double)?
        scan(latitude: latitude, longitude: longitude, within: kilometers) { rank, distance in
            if let best, (best.distance, best.rank) <= (distance, rank) { return best.distance }
            best = (rank, distance)
            return distance
        }
        return best.map(nearbyPlace)
    }

    /// Returns the most populous place within a distance in kilometers of a point.
    ///
    /// Latitude and longitude are in degrees, north and east positive.
    ///
    /// - Complexity: O(log *n*), plus the number of places in the band of latitudes within the distance.
    public func largest(latitude: Double, longitude: Double, within kilometers: Double) -> NearbyPlace? {
        var best: (rank: Int, distance: Double)?
        scan(latitude: latitude, longitude: longitude, within: kilometers) { rank, distance in
            if rank < best?.rank ?? count { best = (rank, distance) }
            return kilometers
        }
        return best.map(nearbyPlace)
    }

    private func nearbyPlace(rank: Int, distance: Double) -> NearbyPlace {
        NearbyPlace(place: place(rank: rank), distanceKilometers: SphericalPoint.rounded(distance))
    }

    /// Calls `body` with the rank and the distance of each place within a radius, going north and south from the point.
    ///
    /// `body` returns the radius from then on.
    private func scan(
        latitude: Double, longitude: Double, within kilometers: Double, _ body: (Int, Double) -> Double
    ) {
        guard latitude.isFinite, longitude.isFinite else { return }
        let point = SphericalPoint(latitude: latitude, longitude: longitude)
        var reach = kilometers
        let reachInLongitude = point.reachInLongitude(ofRadius: kilometers)

        /// Visits the place at `position`; returns false if it and all places beyond are too far in latitude.
        func visit(_ position: Int) -> Bool {
            let rank = rank(fromSouth: position)
            let row = row(rank: rank)
            guard abs(row.latitude - latitude) * SphericalPoint.kilometersPerDegree <= reach else {
                return false
            }
            let apart = abs(row.longitude - longitude)
            guard min(apart, 360 - apart) <= reachInLongitude else { return true }
            let distance = point.distance(toLatitude: row.latitude, longitude: row.longitude)
            if distance <= reach { reach = body(rank, distance) }
            return true
        }

        var north = firstPosition(northOf: latitude)
        var south = north - 1
        var isNorthOpen = true
        var isSouthOpen = true
        while isNorthOpen || isSouthOpen {
            isNorthOpen = isNorthOpen && north < count && visit(north)
            isSouthOpen = isSouthOpen && south >= 0 && visit(south)
            north += 1
            south -= 1
        }
    }

    private func firstPosition(northOf latitude: Double) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if row(rank: rank(fromSouth: middle)).latitude < latitude {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
