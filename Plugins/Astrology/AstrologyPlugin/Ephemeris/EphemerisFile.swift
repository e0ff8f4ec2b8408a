// SPDX-License-Identifier: Apache-2.0

/// An ephemeris file that was read, by what its header says.
public struct EphemerisFile: Sendable, Codable, Equatable {
    /// What a file holds.
    public enum Content: String, Sendable, Codable, CaseIterable, Hashable {
        /// Sun and planets, `sepl_18.se1`.
        case planets
        /// The Moon, `semo_18.se1`.
        case moon
        /// Chiron, Pholus, Ceres, Pallas, Juno and Vesta, `seas_18.se1`.
        case mainAsteroids = "main-asteroids"
        /// One minor planet, `se00433s.se1`.
        case numberedAsteroid = "numbered-asteroid"
    }

    /// What the file holds.
    public var content: Content
    /// The file's name, without its folder.
    public var name: String
    /// The first Julian day it covers, in Terrestrial Time.
    public var firstJulianDay: Double
    /// The last Julian day it covers, in Terrestrial Time.
    public var lastJulianDay: Double
    /// The JPL ephemeris (DE) it was made from, by its number.
    public var ephemerisNumber: Int

    /// A file by what its header says.
    public init(
        content: Content, name: String, firstJulianDay: Double, lastJulianDay: Double, ephemerisNumber: Int
    ) {
        self.content = content
        self.name = name
        self.firstJulianDay = firstJulianDay
        self.lastJulianDay = lastJulianDay
        self.ephemerisNumber = ephemerisNumber
    }
}
