// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

extension CelestialBody {
    /// The names of the files that may hold the body itself at an instant; any one of them is enough.
    ///
    /// Empty for what libswe computes by a formula alone. A minor planet by number may have a long file
    /// (`ast0/se00433.se1`) or a short one (`se00433s.se1`), in a subfolder for its thousand or not.
    func files(julianDay: Double) -> [String] {
        switch self {
        case .moon, .northNode, .southNode, .osculatingLilith:
            [EphemerisFile.Content.moon.fileName(julianDay: julianDay)]
        case .sun, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto:
            [EphemerisFile.Content.planets.fileName(julianDay: julianDay)]
        case .chiron, .pholus, .ceres, .pallas, .juno, .vesta:
            [EphemerisFile.Content.mainAsteroids.fileName(julianDay: julianDay)]
        case .asteroid(let number):
            CelestialBody.asteroidFiles(number)
        case .fictitious(let body):
            body.needsElementsFile ? ["seorbel.txt"] : []
        case .star:
            [FixedStarCatalog.fileName]
        case .lilith, .interpolatedLilith, .interpolatedPerigee:
            []
        }
    }

    /// The files of Sun and Moon, on which the Earth's place and so every other place rests.
    func earthFiles(julianDay: Double) -> [String] {
        let planets = EphemerisFile.Content.planets.fileName(julianDay: julianDay)
        let moon = EphemerisFile.Content.moon.fileName(julianDay: julianDay)
        switch self {
        case .moon, .northNode, .southNode, .osculatingLilith: return [moon, planets]
        default: return [planets, moon]
        }
    }

    /// The names libswe tries for a minor planet by number, the one it prefers to be told last first.
    static func asteroidFiles(_ number: Int32) -> [String] {
        let digits = String(number)
        let name =
            number > 99_999
            ? "s" + String(repeating: "0", count: 6 - digits.count) + digits
            : "se" + String(repeating: "0", count: 5 - digits.count) + digits
        let folder = "ast\(number / 1000)/"
        return [name + "s.se1", name + ".se1", folder + name + "s.se1", folder + name + ".se1"]
    }
}
