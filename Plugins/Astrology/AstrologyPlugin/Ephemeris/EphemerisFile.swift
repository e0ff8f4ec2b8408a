// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An ephemeris file that was read.
///
/// A data file that a source of positions read, as its header describes it.
@Schema("astrology.EphemerisFile")
public struct EphemerisFile: SchemaProviding, Equatable {
    /// The content of a file.
    ///
    /// Sources define their own kinds.
    public struct Content: RawRepresentable, Sendable, Hashable, Codable {
        /// The word for the kind of content, such as `planets`.
        public var rawValue: String

        /// Creates a kind of content from its word: lowercase letters and digits, in words separated by hyphens.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The Sun and the planets.
        public static let planets = Content(rawValue: "planets")
        /// The Moon.
        public static let moon = Content(rawValue: "moon")
        /// Chiron, Pholus, Ceres, Pallas, Juno, and Vesta.
        public static let mainAsteroids = Content(rawValue: "main-asteroids")
        /// One minor planet.
        public static let numberedAsteroid = Content(rawValue: "numbered-asteroid")
    }

    /// The content of the file.
    public var content: Content
    /// The file's name.
    ///
    /// Without its folder.
    public var name: String
    /// The first Julian day of the file.
    ///
    /// In Terrestrial Time.
    @Field(.number(-1e7...1e7, .days)) public var firstJulianDay: Double
    /// The last Julian day of the file.
    ///
    /// In Terrestrial Time.
    @Field(.number(-1e7...1e7, .days)) public var lastJulianDay: Double
    /// The JPL ephemeris (DE) from which the file was made.
    ///
    /// `nil` for other data.
    @Field(.integer(0...10_000)) public var ephemerisNumber: Int?
}
