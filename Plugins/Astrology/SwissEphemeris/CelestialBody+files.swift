// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

extension CelestialBody {
    /// Returns the names of the files that can contain the body at an instant; any one of them is enough.
    ///
    /// Empty for bodies that libswe computes by a formula, and for bodies that no file contains. A numbered minor
    /// planet can have a long file (`ast0/se00433.se1`) or a short one (`se00433s.se1`), with or without a subfolder
    /// for its thousand.
    /// - Parameter julianDay: The instant as a Julian day; any number.
    func files(julianDay: Double) -> [String] {
        guard (-1e7...1e7).contains(julianDay) else { return [] }
        return switch self {
        case .moon, .northNode, .southNode, .osculatingLilith:
            [LibsweFile.moon.fileName(julianDay: julianDay)]
        case .sun, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto:
            [LibsweFile.planets.fileName(julianDay: julianDay)]
        case .chiron, .pholus, .ceres, .pallas, .juno, .vesta:
            [LibsweFile.mainAsteroids.fileName(julianDay: julianDay)]
        case .asteroid(let number):
            CelestialBody.asteroidFiles(number)
        case .asteroidNamed:
            []
        case .fictitious(let body):
            body.needsElementsFile ? ["seorbel.txt"] : []
        case .star:
            [FixedStarCatalog.fileName]
        case .lilith, .interpolatedLilith, .interpolatedPerigee:
            []
        }
    }

    /// Returns the files of the Sun and the Moon.
    ///
    /// The Earth's position, and so all other positions, depend on them.
    func earthFiles(julianDay: Double) -> [String] {
        let planets = LibsweFile.planets.fileName(julianDay: julianDay)
        let moon = LibsweFile.moon.fileName(julianDay: julianDay)
        switch self {
        case .moon, .northNode, .southNode, .osculatingLilith: return [moon, planets]
        default: return [planets, moon]
        }
    }

    /// Returns the names that libswe tries for a numbered minor planet, in reverse order.
    static func asteroidFiles(_ number: Int32) -> [String] {
        guard (1...CelestialBody.largestAsteroidNumber).contains(number) else { return [] }
        let digits = String(number)
        let name =
            number > 99_999
            ? "s" + String(repeating: "0", count: 6 - digits.count) + digits
            : "se" + String(repeating: "0", count: 5 - digits.count) + digits
        let folder = "ast\(number / 1000)/"
        return [name + "s.se1", name + ".se1", folder + name + "s.se1", folder + name + ".se1"]
    }
}
