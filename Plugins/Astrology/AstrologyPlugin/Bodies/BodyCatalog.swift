// SPDX-License-Identifier: Apache-2.0

/// One body in the listing of what can be computed.
public struct BodyCatalogEntry: Sendable, Codable, Equatable {
    /// The body.
    public var body: CelestialBody
    /// The name charts show.
    public var name: String
    /// What the body is.
    public var kind: CelestialBody.Kind
    /// The file that holds the body at the instant asked about; `nil` when a formula gives it.
    public var file: String?
    /// Where that file is; `nil` when it is in none of the folders searched.
    public var filePath: String?
    /// What the body would be computed from; `nil` when it is not available without the file.
    public var source: PositionSource?
    /// The first Julian day (UT) for which the body can be computed with all files there are.
    public var firstJulianDay: Double
    /// The last Julian day (UT) for which the body can be computed with all files there are.
    public var lastJulianDay: Double

    /// An entry of the listing.
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

    /// Whether the body can be computed at the instant asked about.
    public var isAvailable: Bool {
        source != nil
    }
}
