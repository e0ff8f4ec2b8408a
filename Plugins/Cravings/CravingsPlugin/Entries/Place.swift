// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Where something happened: a preset or coordinates.
@Schema("cravings.Place")
public struct Place: SchemaProviding, Hashable {
    /// The kind of the place.
    public var kind: PlaceKind
    /// The latitude of the place, in degrees.
    ///
    /// Only for coordinates.
    @Field(.number(-90...90, .degrees)) public var latitude: Double?
    /// The longitude of the place, in degrees.
    ///
    /// Only for coordinates.
    @Field(.number(-180...180, .degrees)) public var longitude: Double?

    /// Creates a preset.
    public init(_ kind: PlaceKind) { self.kind = kind }

    /// Creates a place from coordinates in degrees.
    public init(latitude: Double, longitude: Double) {
        kind = .coordinates
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The place with coordinates rounded to 0.01°, about one kilometer.
    public var coarse: Place {
        var place = self
        place.latitude = latitude.map { ($0 * 100).rounded() / 100 }
        place.longitude = longitude.map { ($0 * 100).rounded() / 100 }
        return place
    }

    /// The place without its coordinates.
    public var withoutCoordinates: Place { Place(kind) }

    /// Returns every problem of a place that is logged: half of a pair, none for coordinates, or a preset with some.
    package var contradictions: [ValidationIssue] {
        guard kind == .coordinates else {
            guard latitude == nil, longitude == nil else {
                let path = latitude == nil ? "longitude" : "latitude"
                return [ValidationIssue(path: path, expected: "no coordinates of a preset place", got: "a number")]
            }
            return []
        }
        return [("latitude", latitude), ("longitude", longitude)].filter { $0.1 == nil }.map { path, _ in
            ValidationIssue(path: path, expected: "a number of degrees for coordinates", got: "nothing")
        }
    }
}
