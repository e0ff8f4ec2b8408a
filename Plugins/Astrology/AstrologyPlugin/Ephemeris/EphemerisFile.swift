// SPDX-License-Identifier: Apache-2.0

/// A data file that a source of positions read, as its header describes it.
public struct EphemerisFile: Sendable, Codable, Equatable {
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
    /// The file's name, without its folder.
    public var name: String
    /// The first Julian day of the file, in Terrestrial Time.
    public var firstJulianDay: Double
    /// The last Julian day of the file, in Terrestrial Time.
    public var lastJulianDay: Double
    /// The JPL ephemeris (DE) from which the file was made; `nil` for other data.
    public var ephemerisNumber: Int?

    /// Creates a description of a file.
    public init(
        content: Content, name: String, firstJulianDay: Double, lastJulianDay: Double, ephemerisNumber: Int? = nil
    ) {
        self.content = content
        self.name = name
        self.firstJulianDay = firstJulianDay
        self.lastJulianDay = lastJulianDay
        self.ephemerisNumber = ephemerisNumber
    }
}
