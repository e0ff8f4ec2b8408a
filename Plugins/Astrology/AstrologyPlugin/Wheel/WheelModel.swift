// SPDX-License-Identifier: Apache-2.0

/// The content of a wheel as positions, independent of the computation of the chart.
///
/// Longitudes can be any finite number of degrees. Values that aren't finite aren't drawn.
public struct WheelModel: Equatable, Sendable {
    /// The lines of the title block: the name first, then the date, place, house system, and so on.
    public var titleLines: [String]
    /// The bodies of the ring, in any order.
    public var bodies: [WheelBody]
    /// The angles, or `nil` if the time of birth is unknown; 0° Aries is then at the left.
    public var angles: WheelAngles?
    /// Ecliptic longitudes of the house cusps in degrees, first house first: 12, 36 (Gauquelin), or none.
    public var cusps: [Double]
    /// The aspects to draw as lines.
    public var aspects: [WheelAspect]
    /// Remarks that limit what the wheel shows, drawn in a corner, such as an unknown time; the first one is in bold.
    public var notes: [String]
    /// The table of placements beside the wheel; `nil` for none.
    public var table: WheelTable?
    /// The words in the legend, the table, and the tooltips.
    public var words: WheelWords
    /// The accessibility description of the wheel; if it is `nil`, one is created from the positions.
    public var accessibleDescription: String?

    /// Creates a wheel.
    public init(
        titleLines: [String] = [], bodies: [WheelBody], angles: WheelAngles? = nil, cusps: [Double] = [],
        aspects: [WheelAspect] = [], notes: [String] = [], table: WheelTable? = nil, words: WheelWords = .english,
        accessibleDescription: String? = nil
    ) {
        self.titleLines = titleLines
        self.bodies = bodies
        self.angles = angles
        self.cusps = cusps
        self.aspects = aspects
        self.notes = notes
        self.table = table
        self.words = words
        self.accessibleDescription = accessibleDescription
    }
}

extension WheelModel {
    /// The model without angles and cusps that aren't finite; bodies keep their indices.
    var finite: WheelModel {
        var model = self
        if let angles, !angles.ascendant.isFinite || !angles.midheaven.isFinite { model.angles = nil }
        if let vertex = model.angles?.vertex, !vertex.isFinite { model.angles?.vertex = nil }
        if !cusps.allSatisfy(\.isFinite) { model.cusps = [] }
        for index in bodies.indices {
            guard let span = bodies[index].span, !span.start.isFinite || !span.end.isFinite else { continue }
            model.bodies[index].span = nil
        }
        return model
    }
}

/// One body of the ring.
public struct WheelBody: Equatable, Sendable {
    /// The key of the glyph in the glyph table, such as `sun`, `north-node` or `asteroid`.
    public var glyph: String
    /// Letters under the glyph, or instead of it if the table has none, such as "433" or the name of a star.
    public var label: String?
    /// Ecliptic longitude in degrees, normalized to 0..<360.
    public var longitude: Double
    /// The possible positions around the longitude, drawn as an arc; `nil` if the longitude is certain.
    public var span: WheelSpan?
    /// Whether the body moves backward, which is marked with ℞.
    public var isRetrograde: Bool
    /// Whether the body is stationary, which is marked with SR or SD.
    public var isStationary: Bool
    /// The name for tooltips and screen readers.
    public var accessibleName: String

    /// Creates a body of the ring.
    public init(
        glyph: String, label: String? = nil, longitude: Double, span: WheelSpan? = nil, isRetrograde: Bool = false,
        isStationary: Bool = false, accessibleName: String
    ) {
        self.glyph = glyph
        self.label = label
        self.longitude = longitude
        self.span = span
        self.isRetrograde = isRetrograde
        self.isStationary = isStationary
        self.accessibleName = accessibleName
    }
}

/// The possible positions of a body.
public struct WheelSpan: Equatable, Sendable {
    /// The ecliptic longitude of one end in degrees.
    public var start: Double
    /// The ecliptic longitude of the other end in degrees, counterclockwise from the start.
    public var end: Double

    /// Creates a span between two ends.
    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    /// The width in degrees.
    var width: Double { CircleDegrees.normal(end - start) }
}

/// The intersections of the horizon and the meridian with the ecliptic.
public struct WheelAngles: Equatable, Sendable {
    /// Ecliptic longitude of the Ascendant in degrees, which is at nine o'clock.
    public var ascendant: Double
    /// Ecliptic longitude of the Midheaven in degrees.
    public var midheaven: Double
    /// Ecliptic longitude of the Vertex in degrees; `nil` to hide it.
    public var vertex: Double?

    /// Creates the angles of a chart.
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
        /// A body, by its index in `WheelModel.bodies`.
        case body(Int)
        /// Another point, such as an angle, by its ecliptic longitude in degrees and its name.
        case point(longitude: Double, name: String)
    }

    /// The start of the line.
    public var from: End
    /// The end of the line.
    public var to: End
    /// The type by name: `conjunction`, `trine`, `semisextile` …; case, spaces, and hyphens are ignored.
    public var type: String
    /// The exactness: 1 at an orb of zero, 0 at the maximum orb.
    public var exactness: Double
    /// Whether the orb is decreasing; `nil` if unknown.
    public var isApplying: Bool?

    /// Creates a line between two points of the ring.
    public init(from: End, to: End, type: String, exactness: Double, isApplying: Bool? = nil) {
        self.from = from
        self.to = to
        self.type = type
        self.exactness = exactness
        self.isApplying = isApplying
    }

    /// Creates a line between two bodies, by their indices in `WheelModel.bodies`.
    public init(from: Int, to: Int, type: String, exactness: Double, isApplying: Bool? = nil) {
        self.init(from: .body(from), to: .body(to), type: type, exactness: exactness, isApplying: isApplying)
    }
}
