// SPDX-License-Identifier: Apache-2.0

/// A body in the list of bodies that can be computed.
public struct BodyCatalogEntry: Sendable, Codable, Equatable {
    /// The body.
    public var body: CelestialBody
    /// The name in charts.
    public var name: String
    /// The kind of the body.
    public var kind: CelestialBody.Kind
    /// The file that contains the body at the instant; `nil` if it needs none.
    public var file: String?
    /// The path of that file; `nil` if it isn't in any of the folders searched.
    public var filePath: String?
    /// The source of the body's positions; `nil` if it isn't available.
    public var source: PositionSource?
    /// The first Julian day (UT) for which the body can be computed if all files are installed.
    public var firstJulianDay: Double
    /// The last Julian day (UT) for which the body can be computed if all files are installed.
    public var lastJulianDay: Double

    /// Creates an entry.
    public init(
        body: CelestialBody, file: String?, filePath: String?, source: PositionSource?, julianDays: ClosedRange<Double>
    ) {
        self.body = body
        name = body.name
        kind = body.kind
        self.file = file
        self.filePath = filePath
        self.source = source
        firstJulianDay = julianDays.lowerBound
        lastJulianDay = julianDays.upperBound
    }

    /// Whether the body can be computed at the instant.
    public var isAvailable: Bool {
        source != nil
    }
}
