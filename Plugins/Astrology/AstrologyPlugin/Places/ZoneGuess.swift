// SPDX-License-Identifier: Apache-2.0

/// The time zone at a point on the Earth, with its source and certainty.
public struct ZoneGuess: Sendable, Codable, Equatable {
    /// The certainty of a zone.
    public enum Certainty: String, Sendable, Codable, CaseIterable {
        /// No other zone within ``ZoneMap/nearBoundaryKilometers``.
        case certain
        /// Another zone is so near that rounded coordinates could be in it.
        case nearBoundary
        /// The point is in an area where two zones are in use, such as Xinjiang.
        case shared
        /// The point is in international waters, and the zone is a nautical one, which depends only on longitude.
        case atSea
    }

    /// Another zone nearby.
    public struct Alternative: Sendable, Codable, Equatable {
        /// The zone's identifier in the IANA database.
        public var zone: String
        /// The distance to the zone in kilometers; 0 if the point is also inside it.
        public var distanceKilometers: Double

        /// Creates an alternative.
        public init(zone: String, distanceKilometers: Double) {
            self.zone = zone
            self.distanceKilometers = distanceKilometers
        }
    }

    /// The zone's identifier in the IANA database.
    public var zone: String
    /// The source of the zone.
    public var source: String
    /// The certainty of the zone.
    public var certainty: Certainty
    /// The distance to the nearest other zone in kilometers, to about half a kilometer.
    ///
    /// It is `nil` if there is none within ``ZoneMap/searchRadiusKilometers``. Nautical zones count only from the sea,
    /// and other zones that contain the point don't count.
    public var distanceToBoundaryKilometers: Double?
    /// The other zones within that radius, nearest first.
    public var alternatives: [Alternative]
    /// The largest city in the table within 10 km, otherwise the nearest within 300 km.
    public var nearestPlace: NearbyPlace?

    /// Creates a guess.
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
