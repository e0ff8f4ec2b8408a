// SPDX-License-Identifier: Apache-2.0

/// What a position was computed from, by one word; open for further sources.
public struct PositionSource: RawRepresentable, Sendable, Hashable, Codable {
    /// The word, lowercase with hyphens.
    public var rawValue: String

    /// A source by its word.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The Swiss Ephemeris files (`.se1`), compressed from a JPL ephemeris.
    public static let swissEphemeris = PositionSource(rawValue: "swiss-ephemeris")
    /// The analytic theory by Moshier: up to about 1" (planets) and 5" (Moon) off.
    public static let moshier = PositionSource(rawValue: "moshier")
    /// A JPL ephemeris file.
    public static let jpl = PositionSource(rawValue: "jpl")
    /// A closed formula that needs no file: mean node, mean Lilith, interpolated apsides.
    public static let formula = PositionSource(rawValue: "formula")

    /// Whether positions of this source come from files that a chart names.
    var readsFiles: Bool { self != .moshier && self != .formula }
}
