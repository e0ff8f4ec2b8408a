// SPDX-License-Identifier: Apache-2.0

/// What a wheel shows, as plain positions: independent of how the chart was computed.
///
/// Longitudes may be any turn of the circle. What is not a finite number is not drawn.
public struct WheelModel: Equatable, Sendable {
    /// Lines of the title block: the first is the name, the rest date, place, house system and the like.
    public var titleLines: [String]
    /// The bodies of the ring, in any order.
    public var bodies: [WheelBody]
    /// The angles, or nil when the time of birth is unknown; then 0° Aries stands at the left.
    public var angles: WheelAngles?
    /// Ecliptic longitudes of the house cusps in degrees, first house first: 12, 36 (Gauquelin), or none.
    public var cusps: [Double]
    /// The aspects to draw as lines.
    public var aspects: [WheelAspect]
    /// A sentence for those who cannot see the wheel; when nil, one is made of the positions.
    public var accessibleDescription: String?

    /// Makes a wheel of these positions.
    public init(
        titleLines: [String] = [], bodies: [WheelBody], angles: WheelAngles? = nil, cusps: [Double] = [],
        aspects: [WheelAspect] = [], accessibleDescription: String? = nil
    ) {
        self.titleLines = titleLines
        self.bodies = bodies
        self.angles = angles
        self.cusps = cusps
        self.aspects = aspects
        self.accessibleDescription = accessibleDescription
    }
}

extension WheelModel {
    /// The model without angles and cusps that are not finite numbers; bodies keep their places.
    var finite: WheelModel {
        var model = self
        if let angles, !angles.ascendant.isFinite || !angles.midheaven.isFinite { model.angles = nil }
        if let vertex = model.angles?.vertex, !vertex.isFinite { model.angles?.vertex = nil }
        if !cusps.allSatisfy(\.isFinite) { model.cusps = [] }
        return model
    }
}

/// One body of the ring.
public struct WheelBody: Equatable, Sendable {
    /// The key of its glyph in the glyph table, such as `sun`, `north-node` or `asteroid`.
    public var glyph: String
    /// Letters set under the glyph, or in its place when the table has none: "433", the name of a star.
    public var label: String?
    /// Ecliptic longitude in degrees; any turn is brought into 0..<360.
    public var longitude: Double
    /// Whether it moves backwards; it then carries the mark ℞.
    public var isRetrograde: Bool
    /// Whether it stands still; it then carries the mark SR or SD.
    public var isStationary: Bool
    /// The name for tool tips and screen readers.
    public var accessibleName: String

    /// Makes a body of the ring.
    public init(
        glyph: String, label: String? = nil, longitude: Double, isRetrograde: Bool = false,
        isStationary: Bool = false, accessibleName: String
    ) {
        self.glyph = glyph
        self.label = label
        self.longitude = longitude
        self.isRetrograde = isRetrograde
        self.isStationary = isStationary
        self.accessibleName = accessibleName
    }
}

/// Where horizon and meridian cut the ecliptic.
public struct WheelAngles: Equatable, Sendable {
    /// Ecliptic longitude of the Ascendant in degrees; it stands at nine o'clock.
    public var ascendant: Double
    /// Ecliptic longitude of the Midheaven in degrees.
    public var midheaven: Double
    /// Ecliptic longitude of the Vertex in degrees, when it is to be shown.
    public var vertex: Double?

    /// Makes the angles of a chart.
    public init(ascendant: Double, midheaven: Double, vertex: Double? = nil) {
        self.ascendant = ascendant
        self.midheaven = midheaven
        self.vertex = vertex
    }
}

/// A line between two points of the ring.
public struct WheelAspect: Equatable, Sendable {
    /// One end of an aspect line.
    public enum End: Equatable, Sendable {
        /// A body, by its place in `WheelModel.bodies`.
        case body(Int)
        /// Another point, such as an angle, by its ecliptic longitude in degrees and its name.
        case point(longitude: Double, name: String)
    }

    /// Where the line begins.
    public var from: End
    /// Where the line ends.
    public var to: End
    /// The type by name: `conjunction`, `trine`, `semisextile` …; case, spaces and hyphens do not matter.
    public var type: String
    /// How exact it is: 1 at an orb of zero, 0 at the edge of the allowed orb.
    public var exactness: Double
    /// Whether the orb shrinks; nil when it is not known.
    public var isApplying: Bool?

    /// Makes a line between two points of the ring.
    public init(from: End, to: End, type: String, exactness: Double, isApplying: Bool? = nil) {
        self.from = from
        self.to = to
        self.type = type
        self.exactness = exactness
        self.isApplying = isApplying
    }

    /// Makes a line between two bodies, each by its place in `WheelModel.bodies`.
    public init(from: Int, to: Int, type: String, exactness: Double, isApplying: Bool? = nil) {
        self.init(from: .body(from), to: .body(to), type: type, exactness: exactness, isApplying: isApplying)
    }
}
