// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

/// The files that the positions of a sky were read from.
struct FilesRead {
    private var planets: EphemerisFile?
    private var moon: EphemerisFile?
    private var mainAsteroids: EphemerisFile?
    private var numberedAsteroids: [EphemerisFile] = []

    /// Notes the file of the numbered minor planet that was computed last, and returns its name.
    ///
    /// libswe keeps one such file open at a time, so its header must be read before the next one.
    mutating func insertNumberedAsteroid() -> String? {
        guard let file = LibsweFile.numberedAsteroid.current(julianDay: nil) else { return nil }
        numberedAsteroids.append(file)
        return file.name
    }

    /// Reads the headers of the other files, and names the file of each position; call it after the last body.
    /// - Parameter julianDay: The instant in Terrestrial Time.
    mutating func readHeaders(julianDay: Double, naming positions: inout [BodyPosition]) {
        let files = PositionSource.swissEphemeris
        var (hasPlanets, hasMainAsteroids) = (false, false)
        positions.withUnsafeMutableBufferPointer { positions in
            for index in positions.indices {
                let isFromFiles = positions[index].source == files
                // All positions depend on the Earth's, which is from the files of the planets and the Moon.
                if isFromFiles, !hasPlanets {
                    hasPlanets = true
                    planets = LibsweFile.planets.current(julianDay: julianDay)
                    moon = LibsweFile.moon.current(julianDay: julianDay)
                }
                switch positions[index].body.libsweFile {
                case .planets where isFromFiles: positions[index].file = planets?.name
                case .moon where isFromFiles: positions[index].file = moon?.name
                case .mainAsteroids:
                    // Moshier has no minor planets: their orbits are from files even if the Earth's position isn't.
                    if !hasMainAsteroids {
                        hasMainAsteroids = true
                        mainAsteroids = LibsweFile.mainAsteroids.current(julianDay: julianDay)
                    }
                    positions[index].file = mainAsteroids?.name
                default: continue
                }
            }
        }
    }

    /// All files.
    var all: [EphemerisFile] {
        var files: [EphemerisFile] = []
        files.reserveCapacity(3 + numberedAsteroids.count)
        if let planets { files.append(planets) }
        if let moon { files.append(moon) }
        if let mainAsteroids { files.append(mainAsteroids) }
        return files + numberedAsteroids
    }
}
