// SPDX-License-Identifier: Apache-2.0

/// The time zone at a point of the Earth, with what it was taken from and how sure it is.
public struct ZoneGuess: Sendable, Codable, Equatable {
    /// How sure the zone is.
    public enum Certainty: String, Sendable, Codable, CaseIterable {
        /// No other zone within ``ZoneMap/nearBoundaryKilometers``.
        case certain
        /// Another zone is so near that rounded coordinates may lie in it.
        case nearBoundary
        /// The point lies in an area that two zones claim or share, such as Xinjiang.
        case shared
        /// The point lies beyond every country's waters, and the zone is a nautical one, by longitude alone.
        case atSea
    }

    /// Another zone in the vicinity.
    public struct Alternative: Sendable, Codable, Equatable {
        /// The zone's identifier in the IANA database.
        public var zone: String
        /// The distance to it in kilometers; 0 when the point is also inside it.
        public var distanceKilometers: Double

        /// Makes an alternative of its parts.
        public init(zone: String, distanceKilometers: Double) {
            self.zone = zone
            self.distanceKilometers = distanceKilometers
        }
    }

    /// The zone's identifier in the IANA database.
    public var zone: String
    /// What the zone was taken from.
    public var source: String
    /// How sure it is.
    public var certainty: Certainty
    /// The distance to the nearest other zone in kilometers, to about half a kilometer.
    ///
    /// It is nil when there is none within ``ZoneMap/searchRadiusKilometers``. Zones of the open sea count only
    /// from the sea, and zones the point lies in too do not count.
    public var distanceToBoundaryKilometers: Double?
    /// The other zones within that radius, the nearest first.
    public var alternatives: [Alternative]
    /// The largest city of the shipped table within 10 km, or else the nearest within 300 km.
    public var nearestPlace: NearbyPlace?

    /// Makes a guess of its parts.
    public init(
        zone: String, source: String, certainty: Certainty, distanceToBoundaryKilometers: Double?,
        alternatives: [Alternative], nearestPlace: NearbyPlace?
    ) {
        self.zone = zone
        self.source = source
        self.certainty = certainty
        self.distanceToBoundaryKilometers = distanceToBoundaryKilometers
        self.alternatives = alternatives
        self.nearestPlace = nearestPlace
    }
}
